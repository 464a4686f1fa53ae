/** How large a meld is at a size, and where each of its cards lies. Pure geometry, in pixels. */

/** A meld on the table as its parts draw it. */
export interface MeldInfo {
  /** Stays the same while the meld grows. */
  readonly id: string
  /** Whose it is. */
  readonly owner: number
  readonly kind: 'run' | 'set'
  /** Low to high; `*7c` is a joker that stands for the 7c. */
  readonly cards: readonly string[]
  /** The cards that it still takes: at the ends of a run, into a set, in the place of a joker. */
  readonly low: string | null
  readonly high: string | null
  readonly missing: readonly string[]
  readonly swaps: readonly string[]
  /** The player who laid each card, where that counts. */
  readonly laid?: readonly number[]
  /** Laid out on this page only. */
  readonly staged?: boolean
}

/** The melds of one player. */
export interface MeldGroup {
  readonly owner: number
  readonly melds: readonly MeldInfo[]
}

/**
 * A size of melds. `step`: what is seen of a covered card. `nub`: the drop place at an open end.
 * `slim`: runs from this length on show their middle as strips of ranks, sets all but their first
 * card as strips of suits. `book`: complete sets are squared up. `tiles`: index cards instead of
 * faces, none of which is covered. `head`: the most room for the sign of an owner. `close`: what is
 * seen of a covered card of a long run at least, as a part of its width, where the run has too
 * little room. `long`: what is seen of it at most.
 */
export interface Level {
  readonly w: number
  readonly h: number
  readonly step: number
  readonly nub: number
  readonly gap: number
  readonly pad: number
  readonly book?: boolean
  readonly tiles?: boolean
  readonly slim?: number
  readonly head?: number
  readonly close?: number
  readonly long?: number
}

const SLIM = 13
const LONG = 5
const LONG_STEP = 0.31
const TOUCH = 44

export type End = 'low' | 'high'

/** A card of a meld as it is drawn: its index in the meld, where it begins, how wide it is. */
interface Part {
  readonly i: number
  readonly x: number
  readonly w: number
  readonly slim: boolean
}

/** The size of a meld at a level, its cards and its drop places. */
export interface MeldSize {
  readonly width: number
  readonly height: number
  readonly book: boolean
  readonly parts: readonly Part[]
  readonly nubs: readonly End[]
}

/** Whether a meld takes no card any more. */
export const isClosed = (meld: MeldInfo): boolean =>
  !meld.low && !meld.high && !meld.missing.length && !meld.swaps.length

/** The ends at which cards are dropped; a set takes its suits at the end. */
export const endsOf = (meld: MeldInfo): End[] => [
  ...(meld.low ? (['low'] as const) : []),
  ...(meld.high || meld.missing.length ? (['high'] as const) : []),
]

/** How far apart the cards of a long run of faces lie: closer, but their indices stay free. */
function longStep(
  count: number,
  { w, step, pad, close, long = LONG_STEP }: Level,
  room: number,
): number {
  const most = Math.min(step, w * long)
  if (close === undefined) return most
  return Math.max(w * close, Math.min(most, (room - 2 * pad - w) / (count - 1)))
}

/** How wide a meld of some faces is without drop places, at a level and in the room it has. */
export const widthOf = (count: number, level: Level, room: number): number =>
  level.w + 2 * level.pad + (count - 1) * (count > LONG ? longStep(count, level, room) : level.step)

/** How large one meld is at a level, in the room it has. */
export function measure(meld: MeldInfo, level: Level, room = Infinity): MeldSize {
  const { pad } = level
  const height = level.h + 2 * pad
  const last = meld.cards.length - 1
  if (level.book && meld.kind === 'set' && isClosed(meld)) {
    const w = level.tiles ? TOUCH - 2 * pad : level.w + 12
    return { parts: [], book: true, width: w + 2 * pad, height, nubs: [] }
  }
  const nubs = level.nub ? endsOf(meld) : []
  let x = pad + (nubs[0] === 'low' ? level.nub : 0)
  const isStrip = level.slim !== undefined && last + 1 >= level.slim
  const parts = meld.cards.map((_, i) => {
    const slim = isStrip && i > 0 && (i < last || meld.kind === 'set')
    const w = slim ? SLIM : level.w
    const part = { i, x, w, slim }
    const close = !level.tiles && last >= LONG
    x += i === last || slim ? w : close ? longStep(last + 1, level, room) : level.step
    return part
  })
  const width = x + (nubs.includes('high') ? level.nub : 0) + pad
  return { parts, book: false, width: Math.max(TOUCH, width), height, nubs }
}

/** Where a meld lies. */
export interface MeldSpot extends MeldSize {
  readonly meld: MeldInfo
  readonly x: number
  readonly y: number
}
