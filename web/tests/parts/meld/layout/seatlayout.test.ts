import { expect, test } from 'vitest'
import type { MeldInfo, MeldSpot } from '../../../../src/lib/parts/meld/layout/meldlayout'
import {
  layBefore,
  seatsAround,
  type Box,
  type SeatFelt,
} from '../../../../src/lib/parts/meld/layout/seatlayout'

const RANKS = 'A23456789TJQK'
const meld = (cards: number, id: string): MeldInfo => ({
  id,
  owner: 0,
  kind: cards > 4 ? 'run' : 'set',
  cards: [...RANKS].slice(0, cards).map((rank) => `${rank}c`),
  low: null,
  high: 'Kc',
  missing: [],
  swaps: [],
})
const meldsOf = (sizes: readonly number[], owner: number): MeldInfo[] =>
  sizes.map((cards, i) => meld(cards, `${owner} ${i}`))

/** The inside of the felt in windows of 1280×800, with the side column open or folded, and larger. */
const FELTS = [
  { width: 878, height: 453, most: 104 },
  { width: 1134, height: 453, most: 104 },
  { width: 1518, height: 695, most: 132 },
  { width: 724, height: 590, most: 104 },
]
const feltOf = (seats: number, fanned: boolean, { width, height, most } = FELTS[0]!): SeatFelt => {
  const plate =
    width > 1500 ? { width: 190, height: 64 } : { width: seats > 6 ? 132 : 150, height: 48 }
  return { width, height, most, seats, fanned, plate: { ...plate, over: 20 } }
}

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x + 0.5 ||
  b.x + b.width <= a.x + 0.5 ||
  a.y + a.height <= b.y + 0.5 ||
  b.y + b.height <= a.y + 0.5

/** A seeded generator of whole numbers below a limit. */
function dice(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * limit)
  }
}

const all = FELTS.flatMap((felt) =>
  [false, true].flatMap((fanned) =>
    [2, 3, 4, 5, 6, 7, 8, 9].map((seats) => feltOf(seats, fanned, felt)),
  ),
)

test('two sit opposite, and more on an arc, in the order of play', () => {
  const sides = (seats: number): string =>
    seatsAround(feltOf(seats, false))
      .zones.map(({ side }) => side[0])
      .join('')
  expect(sides(2)).toBe('ot')
  expect(sides(4)).toBe('oltr')
  for (const felt of all) {
    const { zones } = seatsAround(felt)
    expect(zones).toHaveLength(felt.seats)
    expect(zones.map(({ side }) => side[0]).join('')).toMatch(/^o(l*)t*r*$/)
    const [left, right] = ['left', 'right'].map((it) => zones.filter(({ side }) => side === it))
    expect(left).toHaveLength(right!.length)
    // Up the left, along the top, down the right.
    for (const [i, zone] of left!.slice(1).entries())
      expect(zone.plate.y).toBeLessThan(left![i]!.plate.y)
    for (const [i, zone] of right!.slice(1).entries())
      expect(zone.plate.y).toBeGreaterThan(right![i]!.plate.y)
  }
})

test('zones, plates and piles lie apart, inside the felt', () => {
  for (const felt of all) {
    const { zones, centre, pile } = seatsAround(felt)
    const boxes = [centre, ...zones.flatMap(({ melds, plate }) => [melds, plate])]
    for (const [i, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(-0.5)
      expect(box.x + box.width).toBeLessThanOrEqual(felt.width + 0.5)
      expect(box.y).toBeGreaterThanOrEqual(-felt.plate.over - 0.5)
      expect(box.y + box.height).toBeLessThanOrEqual(felt.height + 0.5)
      for (const other of boxes.slice(i + 1)) expect(apart(box, other)).toBe(true)
    }
    expect(pile * 1.4).toBeLessThanOrEqual(centre.height)
  }
})

test('melds of full tables are large enough to read', () => {
  for (const fanned of [false, true])
    for (const [seats, least] of [
      [2, 73],
      [4, 56],
      [6, 47],
      [8, 41],
    ] as const)
      expect(seatsAround(feltOf(seats, fanned)).least).toBeGreaterThanOrEqual(least)
})

test('the only meld of a seat lies below its plate where it is not much smaller there', () => {
  const plan = seatsAround(feltOf(8, true, FELTS[2]))
  const { zones } = plan
  for (const [owner, zone] of zones.entries()) {
    const { spots } = layBefore(meldsOf([3], owner), zone, plan)
    expect(spots[0]!.y).toBeGreaterThanOrEqual(zone.plate.y + zone.plate.height)
  }
})

/** Whether a later row covers an earlier one but for the indices. */
const over = (row: MeldSpot, next: MeldSpot): boolean => next.y - row.y >= row.height / 2 - 0.5

test('whatever is laid, indices stay free, nothing sticks out, and a lay moves nobody else’s melds', () => {
  const roll = dice(7)
  for (let round = 0; round < 300; round++) {
    const seats = 2 + roll(8)
    const felt = feltOf(seats, roll(2) > 0, FELTS[roll(FELTS.length)])
    const plan = seatsAround(felt)
    const { zones, most } = plan
    const limit = [0, 0, 7, 6, 5, 4, 4, 3, 3, 3][seats]!
    const loads = zones.map(() =>
      Array.from({ length: roll(limit + 1) }, () => (roll(8) ? 3 + roll(3) : 6 + roll(5))),
    )
    const lay = (owner: number, sizes: readonly number[]): ReturnType<typeof layBefore> =>
      layBefore(meldsOf(sizes, owner), zones[owner]!, plan)
    const laid = loads.map((sizes, owner) => lay(owner, sizes))
    for (const [owner, { spots, level }] of laid.entries()) {
      const { head, plate } = zones[owner]!
      const { x, width, ...box } = zones[owner]!.melds
      const [y, height] = [box.y - head, box.height + head]
      expect(level.w).toBeLessThanOrEqual(most)
      for (const [i, spot] of spots.entries()) {
        expect(spot.x).toBeGreaterThanOrEqual(x - 0.5)
        expect(spot.x + spot.width).toBeLessThanOrEqual(x + width + 0.5)
        expect(spot.y).toBeGreaterThanOrEqual(y - 0.5)
        expect(spot.y + spot.height).toBeLessThanOrEqual(y + height + 0.5)
        expect(apart(spot, plate)).toBe(true)
        for (const other of spots.slice(i + 1))
          expect(apart(spot, other) || over(spot, other)).toBe(true)
        const isCovered = spots.slice(i + 1).some((other) => !apart(spot, other))
        expect(!isCovered || level.w <= plan.covers).toBe(true)
      }
    }
    // The same zones hold for whatever lies there: one more meld of a seat is that seat's matter.
    const again = seatsAround({ ...felt })
    expect(again).toBe(seatsAround(felt))
    const who = roll(seats)
    const more = loads.map((sizes, owner) => lay(owner, owner === who ? [...sizes, 3] : sizes))
    for (const owner of zones.keys()) if (owner !== who) expect(more[owner]).toEqual(laid[owner])
  }
})

test('cards lie farther apart where their rows have room, and runs too', () => {
  const plan = seatsAround(feltOf(4, false, FELTS[2]))
  const { zones } = plan
  const seen = (sizes: readonly number[]): number[] => {
    const { level, spots } = layBefore(meldsOf(sizes, 0), zones[0]!, plan)
    return spots.map(({ parts }) => (parts[1]!.x - parts[0]!.x) / level.w)
  }
  const [alone, among] = [seen([3]), seen([3, 7, 3, 4])]
  expect(alone[0]).toBeGreaterThan(0.8)
  expect(among[0]).toBeLessThan(alone[0]!)
  expect(seen([7])[0]).toBeGreaterThan(among[1]!)
})

test('more melds than a zone was cut for are drawn smaller', () => {
  const plan = seatsAround(feltOf(4, false))
  const { zones } = plan
  let before = Infinity
  for (let count = 1; count < 12; count++) {
    const { level } = layBefore(meldsOf(Array<number>(count).fill(4), 1), zones[1]!, plan)
    // A closer overlap may be a step wider.
    expect(level.w).toBeLessThanOrEqual(before * 1.1)
    before = level.w
  }
})

test('a felt is cut once', () => {
  const felt = feltOf(6, true)
  expect(seatsAround(felt)).toBe(seatsAround({ ...felt }))
})

test('a felt too small for whole plates is cut, too', () => {
  for (const seats of [2, 3, 5, 8]) {
    const felt = { ...feltOf(seats, false), width: 300, height: 300 }
    expect(seatsAround(felt).zones).toHaveLength(seats)
  }
})
