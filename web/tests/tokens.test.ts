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

type Tokens = Record<string, [light: string, dark: string]>

/** The hexadecimal colours of a block of tokens, for both schemes. */
const tokensOf = (block: string): Tokens =>
  Object.fromEntries(
    [
      ...block.matchAll(/(--[\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g),
    ].map(([, name, light, dark]) => [name!, [light!, dark ?? light!]]),
  )

const luminance = (colour: string): number =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i]!, 0)
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('words can be read on every felt, and better than on the one that is built in', () => {
  const built = tokensOf(files[TOKENS]!)
  const looks = files['../src/lib/cards/looks/tokens.css']!
  const felts = [...looks.matchAll(/\[data-felt='(\w+)'\] \{([^}]+)\}/g)]
  expect(felts.map(([, name]) => name)).toEqual(['green', 'blue', 'slate'])
  const words = ['--on-felt', '--on-felt-soft', '--on-felt-gain', '--on-felt-loss']
  const worst = felts.map(([, , block]) => {
    const tokens = { ...built, ...tokensOf(block!) }
    const on = ([cloth, scheme]: [string, number]): number[] =>
      words.map((word) => contrast(tokens[word]![scheme]!, tokens[cloth]![scheme]!))
    const cloths = ['--felt', '--felt-deep'].flatMap(
      (it) =>
        [
          [it, 0],
          [it, 1],
        ] as [string, number][],
    )
    return Math.min(...cloths.flatMap(on))
  })
  expect(worst[0]).toBeGreaterThan(3)
  expect(Math.min(...worst.slice(1))).toBeGreaterThan(4)
})
