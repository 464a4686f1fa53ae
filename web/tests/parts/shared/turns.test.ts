import { expect, test } from 'vitest'
import type { StoryEntry } from '../../../src/lib/parts/shared/story.svelte'
import { isDeed, rowsOf, type LogHabits } from '../../../src/lib/parts/shared/turns'

let count = 0
const told = (event: object, at: number | null = null): StoryEntry =>
  ({ id: count++, event, text: 'told', at }) as StoryEntry
const did = (seat: number, kind: string, cards = '', at: number | null = null): StoryEntry => {
  const place = { source: `hand:${seat}`, target: 'table' }
  const moves = cards.split(' ').map((card) => ({ card: card || null, ...place }))
  return told({ event: 'action_played', seat, kind, text: `${kind} ${cards}`, moves }, at)
}
const noted = (kind: string): StoryEntry => told({ event: 'noted', kind })

/** The rows as text: the seat, then its deeds and the kinds of its notes. */
const rows = (entries: StoryEntry[], habits: LogHabits = {}): string[] =>
  rowsOf(entries, habits).map(({ seat, parts }) =>
    [
      seat,
      ...parts.map((part) =>
        isDeed(part)
          ? [part.kind, ...part.cards, part.amount].filter(Boolean).join(' ')
          : 'kind' in part.event
            ? part.event.kind
            : part.event.event,
      ),
    ].join(', '),
  )

test('a turn is one row, whatever its player does and comes of it', () => {
  const turn = [did(1, 'stock'), did(1, 'meld', 'As Ac Ah'), noted('laid'), did(1, 'discard', 'Kc')]
  expect(rows([...turn, did(2, 'take', 'Kc')], { plain: ['meld'] })).toEqual([
    '1, stock, As Ac Ah, laid, discard Kc',
    '2, take Kc',
  ])
})

test('a silent pass has no row, and what comes of the last one stands alone', () => {
  const passes = [did(1, 'discard', 'Kc'), did(2, 'decline'), did(0, 'decline'), did(2, 'stock')]
  expect(rows(passes, { silent: ['decline'] })).toEqual(['1, discard Kc', '2, stock'])
  expect(rows([did(2, 'pass'), noted('unsold')], { silent: ['pass'] })).toEqual([', unsold'])
})

test('a trick or a run is one row with the cards of all its players', () => {
  const habits = { plain: ['play'], follows: ['play'], ends: ['trick'] }
  const trick = [did(1, 'play', '7c'), did(2, 'play', 'Ac'), noted('trick'), noted('pays')]
  expect(rows([...trick, did(2, 'play', 'Kd')], habits)).toEqual([
    '1, 7c, Ac, trick, pays',
    '2, Kd',
  ])
  const passed = [did(0, 'pass'), noted('regular'), did(1, 'play', '7c')]
  expect(rows(passed, { ...habits, silent: ['pass'] })).toEqual([', regular', '1, 7c'])
})

test('a row shows the cards that a player took or put down, each once', () => {
  const [pile, hand, meld] = ['pile', 'hand:1', 'meld:0']
  const call = [
    { card: '2d', source: pile, target: hand },
    { card: '2d', source: hand, target: meld },
    { card: '7c', source: 'table', target: 'taken:1' },
  ]
  const event = { event: 'action_played', seat: 1, kind: 'call', text: 'call', moves: call }
  expect(rows([told(event)])).toEqual(['1, call 2d'])
})

test('a hand that is exchanged for another fills no row with cards', () => {
  const hand = 'hand:0'
  const away = ['2d', '7c', 'Ks'].map((card) => ({ card, source: hand, target: 'out' }))
  const taken = ['3d', '8c', 'As'].map((card) => ({ card, source: 'spare', target: hand }))
  const event = { event: 'action_played', seat: 0, kind: 'bid', text: 'bid 5' }
  expect(rows([told({ ...event, moves: [...away, ...taken] })])).toEqual(['0, bid 5'])
  expect(rows([told({ ...event, moves: taken })])).toEqual(['0, bid 3d 8c As 5'])
})

test('a bid shows its amount, and the deal has a row of its own', () => {
  const begun = [told({ event: 'deal_started', number: 1, dealer: 0 }), noted('antes')]
  const bid = told({ event: 'action_played', seat: 1, kind: 'bid', text: 'bid 5', moves: [] })
  expect(rows([...begun, bid])).toEqual([', deal_started, antes', '1, bid 5'])
})

test('a row shows the table after its last event that the page has seen', () => {
  const found = rowsOf([did(1, 'stock', '', 4), did(1, 'discard', '2c', 5), did(2, 'stock')], {})
  expect(found.map(({ at }) => at)).toEqual([5, null])
})
