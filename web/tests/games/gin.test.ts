import { beforeAll, expect, test } from 'vitest'
import { cardOf } from '../../src/lib/cards/card'
import { settings } from '../../src/lib/base/settings.svelte'
import { Selection } from '../../src/lib/parts/hand/selection.svelte'
import { afterDiscard, strongMove, tabsOf } from '../../src/lib/games/gin/advice'
import { sayOf, texts } from '../../src/lib/base/texts.svelte'
import type { LegalAction } from '../../src/lib/connection/wire'

const says = sayOf('gin')
const action = (text: string): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards: text.split(' ').slice(1) }) as never
const choose = (...texts: string[]): Selection =>
  new Selection({ legal: texts.map(action) } as never)
const view = (hand: string[], leaves: number[], taken: string | null = null): never =>
  ({ hand, leaves, taken }) as never

beforeAll(async () => {
  settings.language = 'en'
  await texts.need('gin')
})

test('no move is the strong one while a card is offered', () => {
  expect(strongMove(choose('take', 'stock'))).toBeNull()
  expect(strongMove(choose('stock'))).toBe('stock')
})

test('a player who can knock is offered that; with a card chosen, the actions with that card', () => {
  const selection = choose('discard 9c', 'discard Kd', 'knock 9c')
  expect(strongMove(selection)).toBe('knock')
  selection.toggle(cardOf('Kd'))
  expect(strongMove(selection)).toBe('discard')
  selection.toggle(cardOf('9c'))
  expect(strongMove(selection)).toBe('knock')
  expect(strongMove(choose('discard 9c', 'biggin'))).toBe('biggin')
  expect(strongMove(choose('pass'))).toBeNull()
})

test('after a discard one is told what is left, and whether that is a knock or gin', () => {
  const selection = choose('discard 9c', 'discard Kd', 'discard As', 'knock Kd', 'knock As')
  const hand = view(['9c', 'Kd', 'As'], [20, 9, 0])
  const told = ['9c', 'Kd', 'As'].map((card) => afterDiscard(hand, selection, cardOf(card), says))
  expect(told[0]).toContain('20')
  expect(told[0]).not.toMatch(/knock|gin/i)
  expect(told[1]).toMatch(/9.*knock/)
  expect(told[2]).toMatch(/gin/i)
  expect(afterDiscard(view(['9c'], []), selection, cardOf('9c'), says)).toBe('')
})

test('tabs tell what knocks, what can be laid off and what may not go back', () => {
  const tabs = (of: Selection, ...from: Parameters<typeof view>): string[] =>
    [...tabsOf(view(...from), of, says)].map(([card, { sign, text }]) =>
      [card.id, sign, text].join(' ').trim(),
    )
  const knock = choose('discard 9c', 'discard Kd', 'knock Kd')
  expect(tabs(knock, ['9c', 'Kd', 'Qs'], [20, 9, 30], 'Qs')).toEqual(['Kd fits 9', 'Qs barred'])
  expect(tabs(choose('lay 4h', 'finish'), ['4h', '2s'], [])).toEqual(['4h fits'])
})
