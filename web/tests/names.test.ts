import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../src/lib/**/*.svelte', '../src/lib/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const DECLARED =
  /^ *export (?:abstract )?(?:class|const|(?:async )?function|interface|type) (\w+)/gm
/** Each game has one of these, which the page finds by its folder. */
const ONE_PER_GAME = ['depth', 'lesson']

test('each exported name means one thing', () => {
  const places = new Map<string, string[]>()
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('/protocol.d.ts')) continue
    for (const [, name] of text.matchAll(DECLARED)) {
      places.set(name!, [...(places.get(name!) ?? []), path])
    }
  }
  const shared = [...places].filter(([, paths]) => paths.length > 1).map(([name]) => name)
  expect(shared.filter((name) => !ONE_PER_GAME.includes(name))).toEqual([])
})
