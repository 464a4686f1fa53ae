import { expect, test } from 'vitest'
import { cardsOf } from '../src/lib/cards/card'
import { layOut, RATIO, type Group } from '../src/lib/table/layout'

const NAMES = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))

/** Hands of every size, whole and cut into melds of three. */
function* hands(): Generator<Group[]> {
  for (let size = 1; size <= 20; size++) {
    const cards = cardsOf(NAMES.slice(0, size))
    yield [{ cards, melded: false }]
    const groups: Group[] = []
    for (let at = 0; at < size; at += 3) {
      groups.push({ cards: cards.slice(at, at + 3), melded: at + 3 <= size })
    }
    yield groups
  }
}

test.each([320, 360, 619, 620, 740, 1280, 1920])('every card lies within %i pixels', (width) => {
  for (const groups of hands()) {
    const { spots, card, height } = layOut(groups, width, 800)
    expect(spots.map((spot) => spot.card)).toEqual(groups.flatMap((group) => group.cards))
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(-0.01)
      expect(x + card.width).toBeLessThanOrEqual(width + 0.01)
      expect(y + card.height).toBeLessThanOrEqual(height + 0.01)
    }
    expect(card.height).toBeCloseTo(card.width * RATIO)
  }
})

test('cards of a row lie from left to right, each with an edge to be seen', () => {
  for (const groups of hands()) {
    const { spots } = layOut(groups, 360, 740)
    for (let i = 1; i < spots.length; i++) {
      if (spots[i]!.row === spots[i - 1]!.row) {
        expect(spots[i]!.x - spots[i - 1]!.x).toBeGreaterThan(8)
      }
    }
  }
})

test('a wide page has one row, a phone two from six cards on', () => {
  const rows = (size: number, width: number): number =>
    new Set(
      layOut([{ cards: cardsOf(NAMES.slice(0, size)), melded: false }], width, 800).spots.map(
        (s) => s.row,
      ),
    ).size
  expect(rows(11, 1280)).toBe(1)
  expect(rows(5, 360)).toBe(1)
  expect(rows(6, 360)).toBe(2)
  expect(rows(11, 360)).toBe(2)
})

test('a tray lies under exactly the cards of its meld', () => {
  const groups: Group[] = [
    { cards: cardsOf(['8c', '8d', '8h']), melded: true },
    { cards: cardsOf(['4s', '5s', '6s', '7s']), melded: true },
    { cards: cardsOf(['2h', 'Jd', 'Kd']), melded: false },
  ]
  const { spots, trays, card } = layOut(groups, 1280, 800)
  expect(trays).toHaveLength(2)
  trays.forEach((tray, index) => {
    const own = spots.filter((spot) => groups[index]!.cards.includes(spot.card))
    expect(tray.x).toBeCloseTo(own[0]!.x)
    expect(tray.x + tray.width).toBeCloseTo(own.at(-1)!.x + card.width)
  })
})
