import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.ts'
import { markdownComponents } from './markdown.ts'
import { outside, outsideFolders } from './outside.ts'

const path = (below: string): string => fileURLToPath(new URL(below, import.meta.url))
const others = outsideFolders(path('..'))
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [
    catalogues(path('../src/parlour'), path('../docs/rules'), others),
    outside(others),
    svelte({
      configFile: false,
      extensions: ['.svelte', '.md'],
      // Without a rune of their own, pages of rules would bring Svelte's older machinery with them.
      compilerOptions: { runes: true },
      preprocess: [markdownComponents],
    }),
  ],
  // So a board of another package names the parts of the page, and both have the same Svelte.
  resolve: { alias: { $parlour: path('src/lib') }, dedupe: ['svelte'] },
  build: {
    outDir: '../src/parlour/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The first that know light-dark(), which must stay as it is: a part of a page may be dark.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No data: addresses, so that the server can forbid everything but its own files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..', ...others] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
