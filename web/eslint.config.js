import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

/** What browsers lend to pages with TLS alone: a server in a home network has none. */
const lent = [
  ...['clipboard', 'locks', 'mediaDevices', 'serviceWorker', 'share', 'storage', 'wakeLock'].map(
    (property) => ({ object: 'navigator', property }),
  ),
  ...['subtle', 'randomUUID'].map((property) => ({ object: 'crypto', property })),
].map((it) => ({ ...it, message: 'Missing without TLS: do it in another way there, or say so.' }))

/** The floors of src/lib, from the ground up: what runs on one knows nothing of those above it. */
const floors = [
  ['base'],
  ['cards', 'sound'],
  ['connection', 'seal'],
  ['rules', 'offline'],
  ['parts', 'guide'],
  ['games'],
  ['lobby'],
  ['gallery', 'shell'],
]
const order = floors.map((rooms, floor) => {
  const above = floors.slice(floor + 1).flat()
  // One pattern for each way up to lib: a game's folder `gallery` is not the page's.
  const upwards = (ups) => ({
    regex: `^${'\\.\\./'.repeat(ups)}(${above.join('|')})/`,
    allowTypeImports: true,
    message: `${rooms.join(' and ')} are below: turn the import round, or move what both need down.`,
  })
  const files = (depth) => rooms.map((room) => `src/lib/${room}/${'*/'.repeat(depth)}*.{ts,svelte}`)
  return [0, 1, 2].map((depth) => ({
    files: files(depth),
    ignores: ['src/lib/games/*/gallery/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [upwards(depth + 1)] }],
    },
  }))
})

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/connection/protocol.d.ts'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      // TypeScript itself checks undefined names, with the types at hand.
      'no-undef': 'off',
      // An index that the surrounding code has just checked is clearer than a second branch.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Texts come from the catalogues; a page without server-side rendering has no HTML of others.
      'svelte/no-at-html-tags': 'error',
      'no-restricted-properties': ['error', ...lent],
    },
  },
  ...order.slice(0, -1).flat(),
)
