import { expect, test } from 'vitest'
import type { Bounds } from '../../../src/lib/parts/note/place'
import { hangAt } from '../../../src/lib/parts/signals/place'

const box = (left: number, top: number, right: number, bottom: number): Bounds => ({
  left,
  top,
  right,
  bottom,
})
const room = box(0, 0, 360, 700)
const plate = box(20, 20, 140, 68)
const size = [100, 30] as const

const covers = (at: { left: number; top: number }, it: Bounds): boolean =>
  at.left < it.right &&
  at.left + size[0] > it.left &&
  at.top < it.bottom &&
  at.top + size[1] > it.top

test('a bubble hangs at its plate, over nothing', () => {
  const at = hangAt(size, plate, room, [], [])
  expect(covers(at, plate)).toBe(false)
  expect(at.top).toBeLessThanOrEqual(plate.bottom + 12)
})

test('it evades cards and words, and stays in the room', () => {
  const cards = box(0, 68, 360, 160)
  const words = box(140, 20, 360, 68)
  const at = hangAt(size, plate, room, [cards], [words])
  expect(covers(at, cards)).toBe(false)
  expect(covers(at, words)).toBe(false)
  expect(at.left).toBeGreaterThanOrEqual(room.left)
  expect(at.left + size[0]).toBeLessThanOrEqual(room.right)
})

test('where there is no free place it covers its plate before a card', () => {
  const cards = [box(0, 68, 360, 700), box(0, 0, 360, 20), box(140, 0, 360, 700)]
  const at = hangAt(size, plate, room, cards, [])
  for (const card of cards) expect(covers(at, card)).toBe(false)
  expect(covers(at, plate)).toBe(true)
})
