import { expect, test } from 'vitest'
import { keyed, shareOf, valueAt } from '../../../src/lib/parts/chips/amount'
import { columns, pile } from '../../../src/lib/parts/chips/chips'
import { draw, fit, PLACES, sizes } from '../../../src/lib/parts/mat/mat'
import { handIn } from '../../../src/lib/parts/mat/poker'

const worth = { one: 1, ten: 1, fifty: 5 }

test('a pile of chips is worth what lies there', () => {
  for (let amount = 0; amount < 300; amount++) {
    const total = columns(amount).reduce((sum, { kind, count }) => sum + count * worth[kind], 0)
    expect(total).toBe(amount)
  }
  expect(columns(-7)).toEqual([])
  expect(columns(64).map(({ kind }) => kind)).toEqual(['fifty', 'ten', 'one'])
})

test('the more valuable columns stand behind, and a pile never becomes a wall', () => {
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
  expect(box.width / box.height).toBeLessThanOrEqual(2.41)
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

test('a hand of poker is told by the server', () => {
  const facts = { category: 'two_pair', ranks: 'A9T', kickers: 'Th' }
  expect(handIn(facts)).toEqual({ ...facts, kickers: ['Th'] })
  const flush = { category: 'flush', ranks: 'AJ952', kickers: '' }
  expect(handIn(flush)).toEqual({ ...flush, kickers: [] })
  expect(handIn({})).toBeNull()
})
