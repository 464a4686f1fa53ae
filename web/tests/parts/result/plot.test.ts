import { expect, test } from 'vitest'
import { seriesOf, spread, ticksOf } from '../../../src/lib/parts/result/plot'
import type { ScoreSheet } from '../../../src/lib/connection/wire'

const sheet = (points: number[][], totals: number[], shown = totals): ScoreSheet =>
  ({
    rows: points.map((row, i) => ({ number: i + 1, points: row })),
    columns: [{ name: 'chips', number: 1, totals: shown }],
    totals,
  }) as unknown as ScoreSheet

test('chips begin where all began', () => {
  const rows = [
    [10, -10],
    [-4, 4],
  ]
  expect(seriesOf(sheet(rows, [106, 94]))).toEqual([
    [100, 110, 106],
    [100, 90, 94],
  ])
})

test('a bonus at the end belongs to no deal', () => {
  expect(seriesOf(sheet([[20, 0]], [145, 0]))).toEqual([
    [0, 20],
    [0, 0],
  ])
})

test.each([
  [0, 104, 7],
  [-35, 157, 5],
  [0, 0, 5],
  [100, 100, 7],
  [-3, 4, 5],
  [12, 9000, 6],
])('ticks from %d to %d are round and few', (low, high, most) => {
  const ticks = ticksOf(low, high, most)
  expect(ticks[0]).toBeLessThanOrEqual(low)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(high)
  expect(ticks.length).toBeGreaterThan(1)
  expect(ticks.length).toBeLessThanOrEqual(most)
})

test('names at the ends of lines keep their order and their distance', () => {
  const places = spread([100, 104, 20, 98], 17, 110)
  expect(places[2]).toBe(20)
  const sorted = [places[3]!, places[0]!, places[1]!]
  expect(sorted).toEqual([...sorted].sort((a, b) => a - b))
  for (let i = 1; i < sorted.length; i++)
    expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(17)
  expect(Math.max(...places)).toBeLessThanOrEqual(110)
})
