/** Where the cards of a hand lie: in one row where there is room, in up to four on a phone. */
import type { Card } from '../../cards/card'
import { SMALL } from '../../cards/sizes'

/** Cards that belong together; `melded` ones are shown on a tray. */
export interface HandGroup {
  cards: Card[]
  melded: boolean
}

export interface CardSpot {
  card: Card
  x: number
  y: number
  row: number
}

interface Tray {
  x: number
  y: number
  width: number
  row: number
}

export interface Layout {
  spots: CardSpot[]
  trays: Tray[]
  card: { width: number; height: number }
  /** Whether a row covers so much of the one above that faces need their index in a strip. */
  strip: boolean
  height: number
}

/** The room for a hand. */
export interface HandRoom {
  width: number
  windowHeight: number
  /** Sizes are chosen for this many cards, so that they do not change while the hand shrinks. */
  cards?: number | undefined
  /** The widest card of the usual sizes in a narrow window. */
  widest?: number | undefined
  /**
   * Rows cover all but the index of the ones above; in a wide window cards are at most this wide.
   */
  close?: number | undefined
  /** However many rows there are, they are as high as one: nothing above the hand moves. */
  flat?: boolean
  /** Larger cards, for players who ask for them: as far as all of them find room. */
  large?: boolean
  /** Whether fingers touch the cards, in a wide window, too. */
  touched?: boolean
}

export const RATIO = 1.4
const NARROW = 620
const MOST_ROWS = 4
const FLAT_ROWS = 2
const SPACING = 4
/** The part of a card's width that must stay free to read its index from the side. */
const INDEX = 0.3
/** Between groups; `tray` is from the card before a tray to the card after its edge. */
const GAP = { narrow: 10, wide: 26, least: 3, tray: 10 }

/** Sizes of cards: widths in pixels, the widest and all rows together by the window's height. */
interface Scale {
  least: number
  narrow: number
  widest: (height: number) => number
  highest: (height: number) => number
  /** Pixels of a card that must stay free to be touched. */
  touch: number
  /** The height of the strip that holds the index when rows overlap. */
  strip: number
}

const USUAL: Scale = {
  least: 60,
  narrow: 82,
  widest: (height) => Math.max(72, Math.min(132, height * 0.13)),
  highest: (height) => height * (height < 480 ? 0.42 : 0.3),
  touch: 44,
  strip: 46,
}
const LARGE: Scale = {
  least: 72,
  narrow: 104,
  widest: (height) => Math.max(90, Math.min(168, height * 0.165)),
  highest: (height) => height * (height < 480 ? 0.44 : height < 640 ? 0.32 : 0.38),
  touch: 58,
  strip: 56,
}

interface HandSize {
  rows: number
  width: number
  /** The most cards of a row. */
  most: number
}

/** Return the size and the rows for a number of cards: as few rows as leave every card visible. */
function sizeFor(count: number, room: HandRoom, scale: Scale): HandSize | null {
  const { width, windowHeight } = room
  const narrow = width < NARROW
  const limit = scale === USUAL ? (narrow ? room.widest : room.close) : undefined
  const widest = Math.min(limit ?? Infinity, scale.widest(windowHeight))
  // Rows that are as high as one card leave each of theirs wide enough for a finger.
  const least = scale.least + (room.flat && room.touched ? USUAL.strip / RATIO : 0)
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const most = Math.ceil(count / rows)
    const free = (width + SPACING) / most - SPACING
    const one = narrow
      ? Math.max(scale.least, Math.min(scale.narrow, free, widest))
      : Math.max(least, Math.min(widest, width / 8.6))
    const w = room.flat ? one - (USUAL.strip * (rows - 1)) / RATIO : one
    const fit = 1 + (width - w) / (narrow || room.touched ? scale.touch : w * INDEX)
    if (most <= fit || (room.flat ? rows === FLAT_ROWS : rows === MOST_ROWS && scale === USUAL)) {
      const high = scale.strip * (rows - 1) + w * RATIO
      if (scale === LARGE && high > scale.highest(windowHeight)) return null
      return { rows, width: w, most: Math.max(most, Math.floor(fit)) }
    }
  }
  return null
}

/** Return the preferred sizes, or the default ones if the cards do not fit in those. */
function fit(count: number, room: HandRoom): HandSize & { scale: Scale } {
  const large = room.large ? sizeFor(count, room, LARGE) : null
  return large ? { ...large, scale: LARGE } : { ...sizeFor(count, room, USUAL)!, scale: USUAL }
}

/** Cut the groups into rows of about equal length, between groups where that is close. */
function cut(groups: HandGroup[], rows: number, most: number): HandGroup[][] {
  if (rows <= 1) return [groups]
  const count = sum(groups)
  const ideal = count / rows
  const from = Math.max(1, count - most * (rows - 1))
  const to = Math.min(count - 1, most)
  const ends = new Set<number>()
  groups.reduce((seen, { cards }) => (ends.add(seen + cards.length), seen + cards.length), 0)
  const cost = (at: number): number => Math.abs(at - ideal) + (ends.has(at) ? 0 : 1.6)
  let best = from
  for (let at = from; at <= to; at++) if (cost(at) < cost(best)) best = at
  const first: HandGroup[] = []
  const rest: HandGroup[] = []
  let left = best
  for (const { cards, melded } of groups) {
    const taken = cards.slice(0, left)
    left -= taken.length
    if (taken.length) first.push({ cards: taken, melded })
    if (taken.length < cards.length) rest.push({ cards: cards.slice(taken.length), melded })
  }
  return [first, ...cut(rest, rows - 1, most)]
}

const sum = (groups: HandGroup[]): number =>
  groups.reduce((all, group) => all + group.cards.length, 0)

/** How far apart the cards of a row are, and how much farther each group is from the one before it. */
interface Spread {
  readonly step: number
  readonly gaps: readonly number[]
}

/** The room for a row, and the pixels of a card that must stay free. */
interface RowRoom {
  readonly width: number
  readonly least: number
  readonly touch: number
}

/** Spread a row as far as it goes, with room between its groups. */
function spread(line: HandGroup[], w: number, { width, least, touch }: RowRoom): Spread {
  const [count, breaks] = [sum(line), line.length - 1]
  const wish = breaks * (width < NARROW ? GAP.narrow : GAP.wide)
  if (count < 2) return { step: 0, gaps: [] }
  const tight = (width - w) / (count - 1)
  const spare = Math.max(breaks * GAP.least, (tight - touch) * (count - 1))
  const gaps = tight >= w + SPACING ? Math.min(wish, width - w * count) : Math.min(wish, spare)
  const step = Math.min(w + SPACING, (width - w - gaps) / (count - 1))
  const gap = breaks ? gaps / breaks : 0
  // Better to close up the cards than to let a tray touch another, or cards that are not on it.
  const bounds = line.slice(1).map(({ melded }, i) => melded || line[i]!.melded)
  const trays = bounds.filter(Boolean).length
  const close = (width - w - trays * (w + GAP.tray)) / (count - 1 - trays)
  if (!trays || close < least || step + gap >= w + GAP.tray)
    return { step, gaps: bounds.map(() => gap) }
  return { step: close, gaps: bounds.map((it) => (it ? w + GAP.tray - close : 0)) }
}

/** Lay a hand out in the room there is. */
export function layOut(groups: HandGroup[], room: HandRoom): Layout {
  const count = sum(groups)
  const { rows, width: w, most, scale } = fit(Math.max(count, room.cards ?? 0, 1), room)
  const h = w * RATIO
  const free = rows > 1 ? (scale.highest(room.windowHeight) - h) / (rows - 1) : h
  const apart = Math.max(scale.strip, room.close ? 0 : Math.min(h + SPACING * 2, free))
  const down = room.flat ? USUAL.strip : apart
  const least = room.width < NARROW || room.touched ? scale.touch : w * INDEX
  const lines = cut(groups, Math.min(rows, Math.ceil(count / most) || 1, count), most)
  const spots: CardSpot[] = []
  const trays: Tray[] = []
  lines.forEach((line, index) => {
    const { step, gaps } = spread(line, w, { width: room.width, least, touch: scale.touch })
    const long = step * (sum(line) - 1) + w + gaps.reduce((all, gap) => all + gap, 0)
    // A hand that shrank stays at the foot, where the others were.
    const row = index + rows - lines.length
    const y = row * down
    let x = (room.width - long) / 2
    for (const [i, { cards, melded }] of line.entries()) {
      const [long, gap] = [step * cards.length, gaps[i] ?? w]
      const width = Math.min(long - step + w, long + gap - GAP.tray)
      if (melded) trays.push({ x, y, width, row })
      for (const card of cards) {
        spots.push({ card, x, y, row })
        x += step
      }
      x += gap
    }
  })
  const strip = rows > 1 && down < h && (down < h * 0.72 || w < SMALL)
  return { spots, trays, card: { width: w, height: h }, strip, height: down * (rows - 1) + h }
}
