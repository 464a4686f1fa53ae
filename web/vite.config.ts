import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { catalogues } from './catalogues.ts'
import { markdownComponents } from './markdown.ts'
import { outside, outsideFolders } from './outside.ts'
import { shell } from './shell.ts'

const path = (below: string): string => fileURLToPath(new URL(below, import.meta.url))
const others = outsideFolders(path('..'))
/** With what they take from: what every page needs, what the lobby does, and what every table does. */
const PAGE = new RegExp(
  '/src/(main|App|lib/(cards/(Face|deck)|connection/(api|catalogue)|games/index|guide/index' +
    '|seal/tally))[.]',
)
/** The words of tables, and of the bar that leads back to them. */
const WORDS = /\/src\/lib\/(cards\/narrate|seal\/seating)[.]/
const LOBBY = /\/src\/lib\/lobby\/Lobby[.]/
const TABLE = new RegExp(
  '/src/lib/(parts/(room/(TablePage|Room|Live|tablemotion)|frame/(Frame|Felt|Words|cramped)|side/(Side|SideTabs|Log)' +
    '|seats/(Seats|Plate|Dealer|plates)|hand/(HandView|HandCard|SortBar|layout|drag|hand|keys)' +
    '|shared/(coach|story|landed|sending|side)|note/RefusalNote))[.]',
)
const MELDS =
  /\/src\/lib\/parts\/(meld\/(MeldTable|Meld|layout\/meldlayout|turn\/meldplay[.]svelte)|piles\/fan)[.]/
const server = 'http://127.0.0.1:8000'

export default defineConfig({
  // Wherever the page lies: at the root of a host, or below a path of it.
  base: './',
  plugins: [
    catalogues(path('../src/parlour'), path('../docs/play/rules'), others),
    outside(others),
    shell(path('src/worker.ts')),
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
    // One piece is smaller than its parts, and comes sooner. Every table fetches the addresses of all
    // pieces: 42 bits of a hash tell two scripts apart, 36 two styles, and names would cost another 800 bytes.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'page', test: PAGE, priority: 2 },
            { name: 'lobby', test: LOBBY, priority: 1 },
            { name: 'words', test: WORDS, priority: 1 },
            { name: 'table', test: TABLE },
            { name: 'held', test: /\/src\/lib\/parts\/(seats\/Held|piles\/Stock)[.]/ },
            { name: 'melds', test: MELDS },
            { name: 'signs', test: /\/src\/lib\/parts\/(chips\/Coin|mat\/(SuitSign|poker))[.]/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    // The server knows it by its name, and lets it compile what Python is made of.
    rolldownOptions: { output: { entryFileNames: 'assets/engine-[hash:7].js' } },
  },
  server: {
    fs: { allow: ['..', ...others] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
})
