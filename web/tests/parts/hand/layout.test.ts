import { expect, test } from 'vitest'
import { cardsOf } from '../../../src/lib/cards/card'
import { layOut, RATIO, type HandGroup, type HandRoom } from '../../../src/lib/parts/hand/layout'

const NAMES = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit))
const loose = (count: number): HandGroup[] => [
  { cards: cardsOf(NAMES.slice(0, count)), melded: false },
]
const phone: HandRoom = { width: 344, windowHeight: 740 }
const desk: HandRoom = { width: 850, windowHeight: 800 }
const rowsOf = (count: number, room: HandRoom): number =>
  new Set(layOut(loose(count), room).spots.map((spot) => spot.row)).size

/** Hands of every size, whole and cut into melds of three. */
function* hands(): Generator<HandGroup[]> {
  for (let size = 1; size <= 40; size++) {
    const cards = cardsOf(NAMES.slice(0, size))
    yield [{ cards, melded: false }]
    const groups: HandGroup[] = []
    for (let at = 0; at < size; at += 3) {
      groups.push({ cards: cards.slice(at, at + 3), melded: at + 3 <= size })
    }
    yield groups
  }
}

test.each([
  [304, 568, false],
  [304, 568, true],
  [344, 740, false],
  [344, 740, true],
  [400, 360, false],
  [619, 800, false],
  [620, 800, true],
  [850, 800, false],
  [1460, 1080, true],
])('every card lies within a room of %i × %i pixels, large: %s', (width, windowHeight, large) => {
  for (const groups of hands()) {
    const { spots, card, height } = layOut(groups, { width, windowHeight, large })
    expect(spots.map((spot) => spot.card)).toEqual(groups.flatMap((group) => group.cards))
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(-0.01)
      expect(x + card.width).toBeLessThanOrEqual(width + 0.01)
      expect(y).toBeGreaterThanOrEqual(-0.01)
      expect(y + card.height).toBeLessThanOrEqual(height + 0.01)
    }
    expect(card.height).toBeCloseTo(card.width * RATIO)
  }
})

test('on a tablet every card of 20 keeps 44 pixels to touch, where a mouse needs its index alone', () => {
  const tablet: HandRoom = { width: 752, windowHeight: 1024 }
  expect(rowsOf(20, tablet)).toBe(1)
  const { spots } = layOut(loose(20), { ...tablet, touched: true })
  expect(new Set(spots.map((spot) => spot.row)).size).toBe(2)
  expect(spots[1]!.x - spots[0]!.x).toBeGreaterThanOrEqual(44)
})

test('on a phone every card of 28 and fewer keeps 44 pixels to touch', () => {
  for (const groups of hands()) {
    const { spots, card } = layOut(groups, phone)
    const count = spots.length
    for (let i = 1; i < count; i++) {
      const [here, before] = [spots[i]!, spots[i - 1]!]
      if (here.row !== before.row) {
        expect(here.y - before.y).toBeGreaterThanOrEqual(46)
      } else if (count <= 28) {
        expect(here.x - before.x).toBeGreaterThanOrEqual(43.9)
      } else {
        expect(here.x - before.x).toBeGreaterThan(27)
      }
    }
    expect(card.width).toBeGreaterThanOrEqual(60)
  }
})

test('a hand has as few rows as it can', () => {
  expect([2, 5, 7, 8, 14, 15, 21, 22, 40].map((count) => rowsOf(count, phone))).toEqual([
    1, 1, 1, 2, 2, 3, 3, 4, 4,
  ])
  expect([11, 25, 40].map((count) => rowsOf(count, desk))).toEqual([1, 1, 2])
})

test('rows overlap only where there is no room for them, and then faces change', () => {
  const two = layOut(loose(11), phone)
  expect(two.strip).toBe(false)
  expect(two.height).toBeGreaterThan(2 * two.card.height)
  expect(layOut(loose(25), phone).strip).toBe(true)
})

test('sizes stay while a hand shrinks, and the last cards lie at the foot', () => {
  const full = layOut(loose(11), { ...phone, cards: 11 })
  const few = layOut(loose(3), { ...phone, cards: 11 })
  expect([few.card, few.height]).toEqual([full.card, full.height])
  expect(few.spots.every((spot) => spot.row === 1)).toBe(true)
})

test('a tray lies under exactly the cards of its meld', () => {
  const groups: HandGroup[] = [
    { cards: cardsOf(['8c', '8d', '8h']), melded: true },
    { cards: cardsOf(['4s', '5s', '6s', '7s']), melded: true },
    { cards: cardsOf(['2h', 'Jd', 'Kd']), melded: false },
  ]
  const { spots, trays, card } = layOut(groups, desk)
  expect(trays).toHaveLength(2)
  trays.forEach((tray, index) => {
    const own = spots.filter((spot) => groups[index]!.cards.includes(spot.card))
    expect(tray.x).toBeCloseTo(own[0]!.x)
    expect(tray.x + tray.width).toBeCloseTo(own.at(-1)!.x + card.width)
  })
})

test.each([
  ['13 cards on a desktop', [3, 3, 7], desk],
  ['14 cards on a desktop', [4, 3, 7], desk],
  ['11 cards on a phone', [3, 3, 5], phone],
])('of %s no tray touches another, or a card that is not on it', (_, sizes, room) => {
  const cards = cardsOf(NAMES)
  const groups = sizes.map((size, i) => ({ cards: cards.splice(0, size), melded: i < 2 }))
  const { spots, trays, card } = layOut(groups, room)
  expect(trays).toHaveLength(2)
  for (const { x, width, row } of trays) {
    const near = (it: { x: number; row: number }): boolean =>
      it.row === row && it.x < x + width + 8 && x - 8 < it.x + card.width
    expect(spots.filter(near)).toHaveLength(sizes[trays.findIndex((tray) => tray.x === x)]!)
  }
})

test('large cards are larger wherever all of them find room', () => {
  for (const room of [phone, desk]) {
    for (let count = 1; count <= 40; count++) {
      const usual = layOut(loose(count), room)
      const large = layOut(loose(count), { ...room, large: true })
      expect(large.card.width).toBeGreaterThanOrEqual(usual.card.width)
      if (count <= 12) expect(large.card.width).toBeGreaterThanOrEqual(room === phone ? 72 : 90)
      const high = room.windowHeight * 0.45
      if (large.card.width > usual.card.width) expect(large.height).toBeLessThan(high)
    }
  }
  expect(layOut(loose(40), { ...phone, large: true })).toEqual(layOut(loose(40), phone))
})

test('where the table needs the room, cards are narrower and rows leave the index alone free', () => {
  const usual = layOut(loose(8), phone)
  const small = layOut(loose(8), { ...phone, widest: 66 })
  const close = layOut(loose(14), { ...phone, widest: 66, close: 76 })
  expect(small.card.width).toBe(66)
  expect(small.height).toBeLessThan(usual.height)
  expect(close.height).toBeLessThan(layOut(loose(14), { ...phone, widest: 66 }).height)
  expect(close.strip).toBe(true)
  const [a, b] = [close.spots[0]!, close.spots.at(-1)!]
  expect(b.y - a.y).toBeGreaterThanOrEqual(44)
})

test('a close hand in a wide window is lower, and every index can still be read', () => {
  const close = layOut(loose(14), { ...desk, close: 76 })
  expect(close.height).toBeLessThan(layOut(loose(14), desk).height - 20)
  expect(close.spots[1]!.x - close.spots[0]!.x).toBeGreaterThanOrEqual(0.3 * close.card.width)
  expect(close.card.width).toBeGreaterThanOrEqual(60)
})

test('a flat hand is as high in two rows as in one, and every index can still be read', () => {
  for (const large of [false, true])
    for (const [width, windowHeight, touched] of [
      [700, 640, true],
      [744, 1024, true],
      [878, 800, false],
      [1774, 1080, false],
    ] as const) {
      const flat = { width, windowHeight, touched, large, flat: true }
      const { height } = layOut(loose(1), flat)
      for (let count = 2; count <= 40; count++) {
        const { spots, card, height: now } = layOut(loose(count), flat)
        expect(now).toBeCloseTo(height)
        expect(card.width).toBeGreaterThanOrEqual(touched ? 59.5 : 48)
        for (const [i, spot] of spots.slice(1).entries()) {
          if (spot.row !== spots[i]!.row) expect(spot.y - spots[i]!.y).toBeGreaterThanOrEqual(46)
          else expect(spot.x - spots[i]!.x).toBeGreaterThanOrEqual(card.width * 0.3 - 0.01)
        }
      }
    }
})
