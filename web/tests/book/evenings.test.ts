import { expect, test } from 'vitest'
import type { BookMatch, BookSeat } from '../../src/lib/connection/wire'
import {
  bookCsv,
  eveningsOf,
  GAP_S,
  gameTotalsOf,
  peopleIn,
  totalsOf,
} from '../../src/lib/book/evenings'

const seat = (name: string, points: number[], more: Partial<BookSeat> = {}): BookSeat => ({
  name,
  points,
  total: points.reduce((sum, it) => sum + it, 0),
  place: 1,
  won: false,
  ...more,
})
let number = 0
const match = (more: Partial<BookMatch> = {}): BookMatch => ({
  table: `match${number++}`,
  game: 'gin',
  preset: null,
  began: 1_000_000,
  ended: 1_000_000,
  seats: [seat('Ann', [10, 0], { won: true }), seat('Ben', [0, 4], { place: 2 })],
  ...more,
})

test('four hours without a deal begin another evening', () => {
  const first = match({ began: 1_000_000, ended: 1_009_000 })
  const same = match({ began: 1_009_000 + GAP_S - 1, ended: 0 })
  const next = match({ began: same.began + GAP_S })
  const evenings = eveningsOf([first, same, next])
  expect(evenings.map(({ matches }) => matches)).toEqual([[next], [first, same]])
  expect(evenings.map(({ began }) => began)).toEqual([next.began, first.began])
  expect(eveningsOf([])).toEqual([])
})

test('each match counts once for its people, and not for bots', () => {
  const gone = seat('Bot', [1], { bot: 'steady', left: 'Ben' })
  const all = [
    match(),
    match({ game: 'romme', seats: [seat('Ben', [3], { won: true, stood: 5 }), gone] }),
    match({ game: 'romme' }),
    match({ practice: true }),
  ]
  expect(totalsOf(all)).toMatchObject([
    { person: { name: 'Ann' }, matches: 2, won: 2, favourite: 'gin' },
    { person: { name: 'Ben' }, matches: 3, won: 1, favourite: 'romme' },
  ])
  expect(peopleIn(all).map(({ name }) => name)).toEqual(['Ann', 'Ben'])
})

test('an average has its range from thirty deals on', () => {
  const points = Array.from({ length: 29 }, (_, i) => (i % 2 ? 10 : -10))
  const few = gameTotalsOf([match({ seats: [seat('Ann', points)] })], 'gin')
  expect(few).toMatchObject([{ deals: 29, within: null, most: 10 }])
  const [enough] = gameTotalsOf([match({ seats: [seat('Ann', [...points, 10])] })], 'gin')
  expect(enough!.average).toBe(0)
  expect(enough!.within).toBeCloseTo((1.96 * Math.sqrt((30 * 100) / 29)) / Math.sqrt(30))
  expect(gameTotalsOf([match()], 'romme')).toEqual([])
})

test('a table of values has a line for each seat, and no formulas', () => {
  const [head, ann, ben, end] = bookCsv([
    match({ table: 'a', seats: [seat('=1+1', [3, -3]), seat('Ben, "B"', [], { bot: 'steady' })] }),
  ]).split('\r\n')
  expect(head!.split(',')).toHaveLength(ann!.split(',').length)
  expect(ann).toBe(
    "1970-01-12T13:46:40.000Z,1970-01-12T13:46:40.000Z,a,gin,,0,0,0,'=1+1,,,0,1,0,0,3 -3",
  )
  expect(ben).toContain('"Ben, ""B""",steady')
  expect(end).toBe('')
})
