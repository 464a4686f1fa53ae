import { expect, test } from 'vitest'
import { keyed, shareOf, valueAt } from '../src/lib/table/amount'
import { columns, pile } from '../src/lib/table/chips'
import { draw, fit, PLACES, sizes } from '../src/lib/table/mat'
import { makes, pokerHand } from '../src/lib/table/poker'

const worth = { one: 1, ten: 1, fifty: 5 }

test('a pile of chips is worth what lies there', () => {
  for (let amount = 0; amount < 300; amount++) {
    const total = columns(amount).reduce((sum, { kind, count }) => sum + count * worth[kind], 0)
    expect(total).toBe(amount)
  }
  expect(columns(-7)).toEqual([])
  expect(columns(64).map(({ kind }) => kind)).toEqual(['fifty', 'ten', 'one'])
})

test('the dearer columns stand behind, and a pile never becomes a wall', () => {
  const { columns: placed } = pile(137, 2)
  expect(placed.at(-1)?.kind).toBe('one')
  expect(Math.min(...placed.map(({ y }) => y))).toBe(placed[0]!.y)
  expect(pile(5000, 3).columns).toHaveLength(9)
})

test.each([
  [344, 194],
  [486, 600],
  [1000, 200],
  [300, 150],
])('a mat of %i×%i stays in its box and keeps its form', (width, height) => {
  const box = fit({ width, height })
  expect(box.width).toBeLessThanOrEqual(width)
  expect(box.height).toBeLessThanOrEqual(height)
  expect(box.width / box.height).toBeGreaterThanOrEqual(1.17)
  expect(box.width / box.height).toBeLessThanOrEqual(2.21)
  const { card, chip } = sizes(box)
  expect(Math.min(card, 100)).toBeGreaterThanOrEqual(25)
  expect(chip).toBeGreaterThanOrEqual(15)
})

test('every section of a mat has its field and its place', () => {
  const { segments, octagon } = draw({ width: 486, height: 293 })
  expect(Object.keys(segments).sort()).toEqual(
    Object.keys(PLACES)
      .filter((at) => at !== 'mid')
      .sort(),
  )
  for (const path of [...Object.values(segments), octagon(0)]) expect(path).not.toMatch(/NaN/)
})

test.each([
  [1, 101],
  [8, 101],
  [2, 5],
  [0, 12],
  [3, 3],
])('the slider from %i to %i reaches every amount', (low, high) => {
  for (let value = low; value <= high; value++) {
    expect(valueAt(shareOf(value, low, high), low, high)).toBe(value)
  }
})

test('small amounts have most of the slider', () => {
  expect(shareOf(28, 8, 500)).toBeGreaterThan(0.5)
  expect(shareOf(500, 8, 500)).toBe(1)
})

test('keys change an amount within its limits', () => {
  const at = (key: string): number | null => keyed(key, 9, 8, 12)
  expect([at('ArrowUp'), at('ArrowDown'), at('PageUp'), at('PageDown')]).toEqual([10, 8, 12, 8])
  expect([at('Home'), at('End'), at('x')]).toEqual([8, 12, null])
})

test.each([
  ['9c Ac Th Ad 9h', 'two_pair', 'A9T'],
  ['Kd Kh Ks 4c 4d', 'full_house', 'K4'],
  ['7c 7d 7h 7s 2c', 'four', '72'],
  ['2h 5h 9h Jh Ah', 'flush', 'AJ952'],
  ['Ah 2c 3d 4s 5h', 'straight', '5'],
  ['Th Jh Qh Kh Ah', 'straight_flush', 'A'],
  ['8c 8d Js 5h Kc', 'pair', '8KJ5'],
  ['8c 8d 8s 5h Kc', 'three', '8K5'],
  ['8c 2d Js 5h Kc', 'high_card', 'KJ852'],
])('%s is called %s', (cards, category, ranks) => {
  expect(pokerHand(cards.split(' '), true)).toEqual({ category, ranks })
})

test('whether A2345 is a straight is the table’s', () => {
  const wheel = ['Ah', '2c', '3d', '4s', '5h']
  expect(pokerHand(wheel, false).category).toBe('high_card')
})

test('kickers are told from the cards that make a hand', () => {
  const cards = ['9c', 'Ac', 'Th', 'Ad', '9h']
  const hand = pokerHand(cards, true)
  expect(cards.filter((card) => !makes(card, hand))).toEqual(['Th'])
})
