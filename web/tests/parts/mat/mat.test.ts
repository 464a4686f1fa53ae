import { expect, test } from 'vitest'
import { keyed, shareOf, valueAt } from '../../../src/lib/parts/chips/amount'
import { columns, pile } from '../../../src/lib/parts/chips/chips'
import { draw, fit, PLACES, sizes } from '../../../src/lib/parts/mat/mat'
import { handIn, type PokerHand } from '../../../src/lib/parts/mat/poker'
import { decidingRank, inOrder, namingRanks } from '../../../src/lib/parts/mat/pokernames'

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

interface Named {
  cards: string[]
  hand: PokerHand
}

test('a hand is named by the ranks that make it, and by what decides', () => {
  const hand = (cards: string, category: string, ranks: string, kickers = ''): Named => ({
    cards: cards.split(' '),
    hand: { category, ranks, kickers: kickers.split(' ').filter(Boolean) },
  })
  const nines = hand('3c 9c Ad 9d Kh', 'pair', '9AK3', '3c Ad Kh')
  const others = hand('3d 9h Qd 9s Kc', 'pair', '9KQ3', '3d Qd Kc')
  const flush = hand('2c 5c 9c Jc Ac', 'flush', 'AJ952')
  const lower = hand('2d 5d 8d Jd Ad', 'flush', 'AJ852')
  const pairs = hand('9c 9d 5h 5s 2c', 'two_pair', '952', '2c')
  const fewer = hand('9h 9s 4h 4s Kc', 'two_pair', '94K', 'Kc')
  expect(inOrder(nines.cards, nines.hand)).toEqual(['9c', '9d', 'Ad', 'Kh', '3c'])
  const named = [nines, flush, pairs].map(({ cards, hand }) => namingRanks(cards, hand).join(''))
  expect(named).toEqual(['9', 'A', '95'])
  const decides = (one: Named, other: Named): string | null =>
    decidingRank(one.cards, one.hand, other.hand)
  expect(decides(nines, others)).toBe('A')
  expect(decides(flush, lower)).toBe('9')
  expect(decides(pairs, fewer)).toBeNull() // the names tell
  expect(decides(flush, nines)).toBeNull()
  expect(decides(nines, nines)).toBeNull()
})
