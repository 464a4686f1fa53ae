import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['node_modules/', 'src/lib/protocol.d.ts'] },
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
    },
  },
)
