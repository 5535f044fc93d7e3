import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { outDir: '../src/caverna/server/static', emptyOutDir: true, target: 'es2022' },
  server: {
    fs: { allow: ['.', '../src/caverna/locale', '../src/caverna/art'] }, // a test reads a catalogue
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true }, '/locale': 'http://127.0.0.1:8080' },
  },
  // Not isolated: a document for each file takes three times as long. Testing Library cleans up after each test.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false },
})
