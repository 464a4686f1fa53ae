import { expect, test } from 'vitest'
import { laidOf, spotOf } from '../../../src/lib/parts/trick/trick'

const trick = { leader: 3, cards: ['9h', 'As', 'Qh'], winner: 1 }

test('the cards of a trick lie before those who played them', () => {
  expect(laidOf(trick, 4)).toEqual([
    { name: '9h', seat: 3, wins: false, off: false },
    { name: 'As', seat: 0, wins: false, off: true },
    { name: 'Qh', seat: 1, wins: true, off: false },
  ])
})

test.each([
  [3, 1],
  [4, 2],
  [4, 0],
])('of %i seats number %i sees their own place below and the next to the right', (seats, own) => {
  const spots = Array.from({ length: seats }, (_, step) => spotOf((own + step) % seats, own, seats))
  expect(Math.max(...spots.map(({ y }) => y))).toBe(spots[0]!.y)
  expect(Math.abs(spots[0]!.x)).toBeLessThan(0.001)
  expect(spots[1]!.x).toBeGreaterThan(0.5)
  expect(spots.at(-1)!.x).toBeLessThan(-0.5)
  expect(new Set(spots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(seats)
})

test('where play goes clockwise the next to play sits to the left', () => {
  const [right, left] = [false, true].map((clockwise) => spotOf(1, 0, 4, clockwise))
  expect(right!.x).toBeGreaterThan(0)
  expect(left!.x).toBe(-right!.x)
  expect(spotOf(0, 0, 4, true)).toEqual({ ...spotOf(0, 0, 4), x: expect.closeTo(0) })
})
