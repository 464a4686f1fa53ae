import { expect, test } from 'vitest'
import type { CardsResult } from '../../src/lib/connection/wire'
import { sumsOf } from '../../src/lib/record/samecards'

const result = (
  names: string[],
  points: number[],
  more: Partial<CardsResult> = {},
): CardsResult => ({
  names,
  points,
  bots: names.map(() => false),
  first: 1,
  deals: 1,
  taken_back: 0,
  ...more,
})

test('people who have changed seats have both results', () => {
  const sums = sumsOf(result(['Ann', 'Ben'], [10, 0]), result(['Ben', 'Ann'], [25, 3]))
  expect(sums).toEqual([
    { names: ['Ann'], points: 13 },
    { names: ['Ben'], points: 25 },
  ])
})

test('two pairs are added crosswise', () => {
  const sums = sumsOf(result(['Ann', 'Ben'], [10, 0]), result(['Clara', 'Dan'], [25, 3]))
  expect(sums).toEqual([
    { names: ['Ann', 'Dan'], points: 13 },
    { names: ['Ben', 'Clara'], points: 25 },
  ])
})

test('nothing else is added', () => {
  const here = result(['Ann', 'Leo'], [10, 0], { bots: [false, true] })
  expect(sumsOf(here, result(['Ben', 'Max'], [1, 2], { bots: [false, true] }))).toEqual([])
  expect(sumsOf(here, here)).toEqual([])
  const three = ['Ann', 'Ben', 'Clara']
  expect(sumsOf(result(three, [1, 2, 3]), result(['Dan', 'Eva', 'Fritz'], [1, 2, 3]))).toEqual([])
  expect(
    sumsOf(result(['Ann', 'Ben'], [1, 2]), result(['Ben', 'Ann'], [1, 2], { deals: 2 })),
  ).toEqual([])
})
