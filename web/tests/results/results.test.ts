import { expect, test } from 'vitest'
import { madeSeat, madeSheet } from '../../src/lib/gallery/made'
import type { Table } from '../../src/lib/connection/table.svelte'
import { csvOf, halfInterval, recordsOf, type OwnResult } from '../../src/lib/results/records'
import { keepResult, results } from '../../src/lib/results/results.svelte'

const result = (more: Partial<OwnResult> = {}): OwnResult => ({
  game: 'gin',
  ended: Date.UTC(2026, 0, 2),
  seats: 2,
  bots: ['steady'],
  people: 0,
  place: 1,
  sharing: 1,
  ...more,
})
const many = (count: number, more: Partial<OwnResult> = {}): OwnResult[] =>
  Array.from({ length: count }, () => result(more))

test('a share comes with its interval, and none after few matches', () => {
  const [record] = recordsOf([...many(54), ...many(46, { place: 2 })])
  expect(record).toMatchObject({ rivals: 'steady', matches: 100, won: 54, chance: 50 })
  expect(record!.within).toBeCloseTo(9.6, 1)
  expect(recordsOf(many(9))[0]!.within).toBeNull()
  // All won is not certainty.
  expect(halfInterval(1, 10)).toBeGreaterThan(0.1)
})

test('rivals of one level, of several and people are counted apart', () => {
  const records = recordsOf([
    ...many(3),
    ...many(2, { seats: 4, bots: ['steady', 'casual', 'steady'] }),
    ...many(1, { bots: [], people: 1 }),
    ...many(4, { game: 'romme', seats: 4, bots: ['casual', 'casual', 'casual'] }),
  ])
  expect(records.map(({ game, rivals, matches }) => [game, rivals, matches])).toEqual([
    ['romme', 'casual', 4],
    ['gin', 'steady', 3],
    ['gin', 'mixed', 2],
    ['gin', '', 1],
  ])
})

test('a first place that two share counts half', () => {
  const [record] = recordsOf([result({ sharing: 2 }), result({ place: 2 })])
  expect(record!.won).toBe(25)
})

test('a finished match is kept once, and all can be saved and removed', () => {
  const table = {
    own: { table: 'a2b', game: 'gin' },
    seat: 0,
    info: { seats: [madeSeat('Ann'), madeSeat('Hana', { kind: 'bot', bot: 'steady' })] },
    sheet: madeSheet(2),
  } as unknown as Table
  keepResult(table)
  keepResult(table)
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(results.all).toMatchObject([{ game: 'gin', bots: ['steady'], place: 1, seats: 2 }])
  expect(csvOf(results.all).split('\r\n')[1]).toMatch(/Z,gin,2,steady,0,1,1$/)
  results.clear()
  expect(results.all).toEqual([])
})
