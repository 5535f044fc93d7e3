// @ts-expect-error: the types of Node are not installed for this one file
import { createHash } from 'node:crypto'
// @ts-expect-error: neither here
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Writes the service worker: src/worker.js with the files that the page needs at once, and a version of them all. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = new Set<string>()
      const add = (name: string) => {
        const chunk = bundle[name]
        if (!chunk || chunk.type !== 'chunk' || shell.has(name)) return
        shell.add(name)
        chunk.viteMetadata?.importedCss.forEach((css) => shell.add(css))
        chunk.imports.forEach(add)
      }
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
      const code = readFileSync(new URL('src/worker.js', import.meta.url), 'utf-8')
      const hash = createHash('sha256').update(code)
      Object.keys(bundle)
        .sort()
        .forEach((name) => hash.update(name)) // the names have hashes of the contents
      const source = code
        .replace('__SHELL__', [...shell].map((name) => `/${name}`).join(' '))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), worker()],
  build: { outDir: '../src/caverna/server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['.', '../src/caverna/locale', '../src/caverna/art'] }, // a test reads a catalogue
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true }, '/locale': 'http://127.0.0.1:8080' },
  },
  // Not isolated: a document for each file takes three times as long. Testing Library cleans up after each test.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
})
