import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { deck } from '../../src/lib/cards/deck.svelte'
import Face from '../../src/lib/cards/Face.svelte'
import { cardName, cardSign, inDeck } from '../../src/lib/cards/narrate'
import { settings } from '../../src/lib/base/settings.svelte'
import { texts } from '../../src/lib/base/texts.svelte'

const ALL = [...'cshd'].flatMap((suit) => [...'789TJQKA'].map((rank) => rank + suit))

beforeAll(() => texts.load())
afterEach(() => (settings.deck = 'french'))

/** Sit at a table that offers the deck, with one chosen. */
async function choose(chosen: typeof settings.deck): Promise<() => void> {
  settings.deck = chosen
  await deck.load()
  return deck.offer()
}

function drawn(name: string): string {
  const face = mount(Face, { target: document.body, props: { name } })
  flushSync()
  const html = document.body.innerHTML
  void unmount(face)
  return html
}

test('every card of the German-suited deck looks like no other', async () => {
  const leave = await choose('UO')
  const faces = ALL.map(drawn)
  leave()
  expect(new Set(faces).size).toBe(32)
  expect(faces.every((face) => face.includes('german'))).toBe(true)
}, 30_000)

test('French cards lie on a table that does not offer others', async () => {
  const leave = await choose('UO')
  leave()
  expect(drawn('Qs')).not.toContain('german')
  expect(cardName('Qs')).toBe('queen of spades')
  expect(inDeck('Beat 10♥: you have ♠.')).toBe('Beat 10♥: you have spades.')
  expect(inDeck('[4h *Td *] is no meld.')).toBe('4♥ ★10♦ ★ is no meld.')
})

test.each([
  ['UO', 'Ober of leaves', 'Unter of acorns'],
  ['DH', 'Horník of leaves', 'Dolník of acorns'],
  ['JQ', 'queen of leaves', 'jack of acorns'],
] as const)('with the letters %s the cards are called so', async (letters, upper, lower) => {
  const leave = await choose(letters)
  expect([cardName('Qs'), cardName('Jc')]).toEqual([upper, lower])
  expect(cardSign('9d')).toBe('9 of bells')
  expect(inDeck('Beat 10♥: you have ♠.')).toBe('Beat 10 of hearts: you have leaves.')
  leave()
})
