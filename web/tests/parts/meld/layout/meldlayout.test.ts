import { expect, test } from 'vitest'
import { layFan, nearest } from '../../../../src/lib/parts/piles/fan'
import {
  meldTexts,
  placesOn,
  placing,
  suggestions,
} from '../../../../src/lib/parts/meld/turn/legalmelds'
import { measure, type MeldInfo } from '../../../../src/lib/parts/meld/layout/meldlayout'
import { LEVELS, pack, shelve } from '../../../../src/lib/parts/meld/layout/shelves'
import { gainOf, type Rummy500View } from '../../../../src/lib/games/rummy500/view'
import type { LegalAction } from '../../../../src/lib/connection/wire'

let count = 0
const meld = (text: string, more: Partial<MeldInfo> = {}): MeldInfo => ({
  id: String(count++),
  owner: 0,
  kind: 'run',
  cards: text.split(' '),
  low: '2c',
  high: '7c',
  missing: [],
  swaps: [],
  ...more,
})
const run = (): MeldInfo => meld('3c 4c 5c 6c')
const full = (): MeldInfo => meld('6c 6d 6h 6s', { kind: 'set', low: null, high: null })
const action = (text: string, more: Partial<LegalAction> = {}): LegalAction => {
  const [kind = '', ...rest] = text.split(' ')
  const cards = rest
    .join(' ')
    .replace(/[[\]]|>.*/g, '')
    .split(' ')
  return { text, kind, cards, ...more }
}

test('few melds are drawn large, many of them small, and none lies on another', () => {
  for (const [number, index] of [
    [1, 0],
    [30, LEVELS.length - 1],
  ] as const) {
    const groups = [{ owner: 0, melds: Array.from({ length: number }, run) }]
    const { index: found, laid } = pack([{ groups, width: 340, height: 250 }], { head: 28 })
    expect(found).toBe(index)
    const spots = laid[0]!.spots
    expect(spots).toHaveLength(number)
    for (const [i, a] of spots.entries()) {
      expect(a.x + a.width).toBeLessThanOrEqual(340.5)
      for (const b of spots.slice(i + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y
        expect(apart).toBe(true)
      }
    }
  }
})

test('twelve melds of six players fit a phone', () => {
  const groups = [0, 1, 2, 3, 4, 5].map((owner) => ({ owner, melds: [run(), full()] }))
  const { laid } = pack([{ groups, width: 344, height: 262 }], { from: 3, head: 28 })
  expect(laid[0]!.height).toBeLessThanOrEqual(262)
  expect(laid[0]!.heads.map((head) => head.owner)).toEqual([0, 1, 2, 3, 4, 5])
})

test('every meld is wide enough for a finger', () => {
  for (const level of LEVELS) {
    for (const one of [run(), full(), meld('3c 4c 5c'), meld('A 2')]) {
      expect(measure(one, level).width).toBeGreaterThanOrEqual(44)
      expect(measure(one, level).height).toBeGreaterThanOrEqual(44)
    }
  }
})

test('a complete set is squared up where it is small, and has no drop place', () => {
  expect(measure(full(), LEVELS[0]!)).toMatchObject({ book: false, nubs: [] })
  expect(measure(full(), LEVELS[4]!)).toMatchObject({ book: true, parts: [] })
  expect(measure(run(), LEVELS[4]!).nubs).toEqual(['low', 'high'])
})

test('the middle of a long run shows its ranks only, where it is small', () => {
  const long = meld('2c 3c 4c 5c 6c 7c 8c 9c Tc')
  const slim = measure(long, LEVELS[5]!).parts.filter((part) => part.slim)
  expect(slim.map((part) => part.i)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(measure(long, LEVELS[0]!).parts.some((part) => part.slim)).toBe(false)
})

test('where there is least room a set shows one rank and its suits, and signs of owners are small', () => {
  const least = LEVELS.at(-1)!
  const slim = ({ parts }: ReturnType<typeof measure>): boolean[] => parts.map((part) => part.slim)
  expect(slim(measure({ ...full(), missing: ['7h'] }, least)).slice(0, 3)).toEqual([
    false,
    true,
    true,
  ])
  expect(slim(measure(meld('3c 4c 5c'), least))).toEqual([false, true, false])
  const groups = [{ owner: 1, melds: [meld('3c 4c 5c')] }]
  const [wide, narrow] = LEVELS.slice(-2).map((level) =>
    shelve(groups, 300, level, { head: 30, whole: false }),
  )
  expect(narrow!.spots[0]!.x).toBeLessThan(wide!.spots[0]!.x)
  expect(narrow!.heads[0]!.width).toBeLessThan(wide!.heads[0]!.width)
})

test('a short open pile lies in full cards, a long one in rows of tiles', () => {
  expect(layFan(8, 700, 84, false).tiles).toBe(false)
  const long = layFan(30, 344, 84, true)
  expect(long.tiles).toBe(true)
  expect(new Set(long.spots.map((spot) => spot.y)).size).toBe(2)
  expect(Math.max(...long.spots.map((spot) => spot.x)) + long.card.width).toBeLessThanOrEqual(344)
})

test('pointing near a legal depth finds it', () => {
  expect(nearest([2, 9, 14], 8)).toBe(9)
  expect(nearest([], 8)).toBeNull()
})

test('chosen cards are asked for in the listed way first, then with the jokers elsewhere', () => {
  const legal = [action('meld [2h 3h *4h]')]
  const texts = meldTexts(['3h', '*', '2h'], legal)
  expect(texts[0]).toBe('meld [2h 3h *4h]')
  expect(texts).toContain('meld [* 2h 3h]')
  expect(meldTexts(['2h', '4h', '*'], [])).toEqual(['meld [2h * 4h]'])
  expect(meldTexts(['Ah', 'Kh', 'Qh'], [])).toEqual(['meld [Qh Kh Ah]', 'meld [Ah Qh Kh]'])
})

test('cards around the corner are asked for in the order of their run first', () => {
  expect(meldTexts(['2h', 'Kh', 'Ah', 'Qh'], [])[0]).toBe('meld [Qh Kh Ah 2h]')
  expect(meldTexts(['2h', '*', 'Kh'], [])[0]).toBe('meld [Kh * 2h]')
  expect(meldTexts(['Ah', '*', 'Kh'], [])).toEqual(
    expect.arrayContaining(['meld [Kh Ah *]', 'meld [* Kh Ah]']),
  )
  expect(meldTexts(['6h', '6s', '*'], [])).toEqual(['meld [6h 6s *]', 'meld [* 6h 6s]'])
})

test('suggestions are whole melds, those without jokers first', () => {
  const legal = ['meld [7s 8s 9s]', 'meld [7s 8s 9s Ts]', 'meld [4c 4s *]'].map((text) =>
    action(text),
  )
  expect(suggestions(legal, 3).map(({ text }) => text)).toEqual([
    'meld [7s 8s 9s Ts]',
    'meld [4c 4s *]',
  ])
  expect(suggestions(legal, 1)).toHaveLength(1)
})

test('where a card fits is read from the legal actions', () => {
  const legal = [
    action('lay 2c>T0', { cards: ['2c'], target: 0 }),
    action('lay *>T0.lo', { cards: ['*'], target: 0 }),
    action('lay *>T0.hi', { cards: ['*'], target: 0 }),
    action('swap 5c>T1', { cards: ['5c'], target: 1 }),
  ]
  const open = { low: '2c', high: '7c' }
  expect(placesOn(legal, '2c', 0, open)).toEqual(['low'])
  expect(placesOn(legal, '*', 0, open)).toEqual(['low', 'high'])
  expect(placesOn(legal, '5c', 1, open)).toEqual(['swap'])
  expect(placesOn(legal, '9c', 0, open)).toEqual([])
  expect(placing(legal, '*', 0, open, 'high')?.text).toBe('lay *>T0.hi')
})

test('S1: what a meld has brought is told where one meld has grown, and not of a new deal', () => {
  const view = (laid: number[], ...melds: string[]): Rummy500View =>
    ({ laid, table: melds.map((text) => ({ cards: text.split(' ') })) }) as unknown as Rummy500View
  const [few, more] = [view([15, 0], '4c 5c 6c'), view([15, 8], '4c 5c 6c 7c')]
  expect(gainOf(few, more)).toEqual({ id: '0', points: 8 })
  expect(gainOf(more, few)).toBeNull() // taken back
  expect(gainOf(more, more)).toBeNull()
  expect(gainOf(more, view([0, 0]))).toBeNull()
  const set = view([15, 38], '4c 5c 6c 7c', 'Tc Td Th')
  expect(gainOf(more, set)).toEqual({ id: '1', points: 30 })
})
