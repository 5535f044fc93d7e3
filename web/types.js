/**
 * Writes the types of the server's messages, `src/lib/api-types.ts`, from its OpenAPI document on standard input:
 *
 *     python -m caverna.server.openapi | npm run types
 *
 * With `--check` it writes nothing and fails if the file is out of date.
 */

import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { text as read } from 'node:stream/consumers'
import openapiTS, { astToString } from 'openapi-typescript'
import { format, resolveConfig } from 'prettier'

const FILE = 'src/lib/api-types.ts'
const HEAD =
  '/** The messages of the server. Generated from its OpenAPI document by `npm run types`: do not edit. */\n\n'

/** Titles only repeat the names of what they are titles of. */
const untitled = (key, value) => (key === 'title' && typeof value === 'string' ? undefined : value)
const { openapi, components } = JSON.parse(await read(process.stdin), untitled)
const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true }
const types = astToString(await openapiTS({ openapi, info: {}, paths: {}, components }, options))
const text = await format(HEAD + types, { ...(await resolveConfig(FILE)), parser: 'typescript' })

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
} else if (text !== readFileSync(FILE, 'utf8')) {
  console.error(`${FILE} differs from the OpenAPI document: run make types`)
  process.exit(1)
}
