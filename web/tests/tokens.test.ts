import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i
const TOKENS = '../src/tokens.css'
/** The part that may hold colours: only the style of a component. */
const styles = (path: string, text: string): string =>
  path.endsWith('.svelte') ? (/<style>[^]*<\/style>/.exec(text)?.[0] ?? '') : text

test('literal colours stand among the tokens only', () => {
  expect(files[TOKENS]).toMatch(COLOUR)
  const literal = Object.entries(files)
    .filter(([path]) => !path.endsWith('/tokens.css'))
    .flatMap(([path, text]) =>
      styles(path, text)
        .split('\n')
        .filter((line) => COLOUR.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(literal).toEqual([])
})

test('every token that is used is there', () => {
  const text = Object.values(files).join('\n')
  const given = new Set([...text.matchAll(/(--[\w-]+)\s*[:=]/g)].map((match) => match[1]))
  const asked = new Set([...text.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]))
  expect([...asked].filter((name) => !given.has(name))).toEqual([])
})
