/**
 * Melds on shelves, in sizes instead of scroll bars: how large they can be drawn so that all of them
 * fit a given space, and where each of them lies then. Pure geometry, in pixels.
 */
import { measure, type Level, type MeldGroup, type MeldSpot } from './meldlayout'

/** Widest first; the first of them is for large windows. */
export const LEVELS: readonly Level[] = [
  { w: 104, h: 146, step: 43, nub: 30, gap: 14, pad: 8 },
  { w: 84, h: 118, step: 35, nub: 26, gap: 12, pad: 7 },
  { w: 68, h: 95, step: 29, nub: 24, gap: 10, pad: 6 },
  { w: 56, h: 78, step: 25, nub: 22, gap: 9, pad: 6 },
  { w: 46, h: 64, step: 22, nub: 20, gap: 8, pad: 5, book: true },
  { w: 30, h: 42, step: 30, nub: 17, gap: 7, pad: 4, tiles: true, book: true, slim: 9 },
  { w: 26, h: 38, step: 26, nub: 16, gap: 5, pad: 4, tiles: true, book: true, slim: 6 },
  { w: 24, h: 38, step: 24, nub: 0, gap: 5, pad: 4, tiles: true, book: true, slim: 5 },
  { w: 22, h: 38, step: 22, nub: 0, gap: 3, pad: 3, tiles: true, book: true, slim: 4 },
  { w: 22, h: 38, step: 22, nub: 0, gap: 2, pad: 3, tiles: true, book: true, slim: 3, head: 15 },
]
/** The smallest size on a phone with large cards switched on; what does not fit scrolls. */
export const LEAST_LARGE = 5

/** Where the sign of a group's owner stands, how wide it may be, and how high its row is. */
interface Head {
  readonly owner: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Shelves {
  readonly spots: readonly MeldSpot[]
  readonly heads: readonly Head[]
  readonly width: number
  readonly height: number
}

interface Shelving {
  /** The room for the owner's sign before a group. */
  head: number
  /** Begin a new shelf rather than break a group. */
  whole: boolean
}

/** Put groups on shelves, one after the other, from the left. */
export function shelve(
  groups: readonly MeldGroup[],
  width: number,
  level: Level,
  { head: sign, whole }: Shelving,
): Shelves {
  const head = Math.min(sign, level.head ?? sign)
  const spots: MeldSpot[] = []
  const heads: Head[] = []
  const row = level.h + 2 * level.pad
  let [x, y] = [0, 0]
  const nextRow = (from: number): void => {
    x = from
    y += row + level.gap
  }
  for (const { owner, melds } of groups) {
    const sizes = melds.map((meld) => measure(meld, level, width))
    const total = head + sizes.reduce((sum, size) => sum + size.width + level.gap, -level.gap)
    const first = x + head + (sizes[0]?.width ?? 0)
    if (x > 0 && (whole ? x + total : first) > width) nextRow(0)
    if (head) heads.push({ owner, x, y, width: head + level.pad, height: row })
    x += head
    for (const [i, size] of sizes.entries()) {
      if (x > head && x + size.width > width + 0.5) nextRow(head)
      spots.push({ meld: melds[i]!, x, y, ...size })
      x += size.width + level.gap
    }
    x += level.gap
  }
  const wide = Math.max(0, ...spots.map((spot) => spot.x + spot.width))
  return { spots, heads, width: wide, height: spots.length ? y + row : 0 }
}

/** A space that melds have to share, and the melds in it. */
export interface ShelfSpace {
  readonly groups: readonly MeldGroup[]
  readonly width: number
  readonly height: number
}

export interface Packed {
  readonly index: number
  readonly laid: readonly Shelves[]
}

/** Lay out several boxes at one common level: the largest from `from` on at which all fit. */
export function pack(
  boxes: readonly ShelfSpace[],
  { from = 0, head = 0, floor = LEVELS.length - 1 } = {},
): Packed {
  const lay = (index: number, whole: boolean): Shelves[] =>
    boxes.map(({ groups, width }) => shelve(groups, width, LEVELS[index]!, { head, whole }))
  const fits = (laid: Shelves[]): boolean =>
    laid.every(
      ({ width, height }, k) => height <= boxes[k]!.height && width <= boxes[k]!.width + 0.5,
    )
  for (let index = from; index < floor; index++) {
    // Whole groups stay together where that costs no level.
    for (const whole of [true, false]) {
      const laid = lay(index, whole)
      if (fits(laid)) return { index, laid }
    }
  }
  return { index: Math.max(from, floor), laid: lay(Math.max(from, floor), false) }
}
