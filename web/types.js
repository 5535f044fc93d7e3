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
const HEAD = '/** The messages of the server. Generated from its OpenAPI document by `make types`: do not edit. */\n\n'

/** Only types matter here: a reworded docstring in Python must not make this file out of date. */
const isProse = (key, value) => ['title', 'description'].includes(key) && typeof value === 'string'
const withoutProse = (key, value) => (isProse(key, value) ? undefined : value)
const { openapi, components } = JSON.parse(await read(process.stdin), withoutProse)
const options = { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: true }
const types = astToString(await openapiTS({ openapi, info: {}, paths: {}, components }, options))
const text = await format(HEAD + types, { ...(await resolveConfig(FILE)), parser: 'typescript' })

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text)
} else if (text !== readFileSync(FILE, 'utf8')) {
  console.error(`${FILE} differs from the OpenAPI document: run make types`)
  process.exit(1)
}
