/** Where the cards of an open pile lie: full cards in one row, or tiles in several. Pure geometry. */
interface FanSpot {
  readonly x: number
  readonly y: number
}

export interface FanLayout {
  readonly spots: readonly FanSpot[]
  /** Whether the cards are tiles, none of which is covered. */
  readonly tiles: boolean
  readonly card: { readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
}

const RATIO = 1.4
const TILE = { width: 22, most: 40, height: 38, gap: 1.5, widest: 44 }
const DOT = 12
const LIFT = 18
const STEP = 0.52
/** The part of a covered card that must be visible so that its index can be read. */
const READABLE = 0.3

/** Lay out `count` cards over `width` pixels; full cards are `tall` pixels wide. */
export function layFan(count: number, width: number, tall: number, narrow: boolean): FanLayout {
  const step = Math.min(tall * STEP, (width - tall - 4) / Math.max(1, count - 1))
  if (!narrow && step >= tall * READABLE) {
    const spots = Array.from({ length: count }, (_, i) => ({ x: i * step, y: LIFT }))
    const full = Math.max(0, count - 1) * step + tall
    const card = { width: tall, height: tall * RATIO }
    return { spots, tiles: false, card, width: full, height: card.height + LIFT + DOT }
  }
  const most = Math.max(1, Math.floor(width / TILE.width))
  const rows = Math.max(1, Math.ceil(count / most))
  const each = Math.max(1, Math.ceil(count / rows))
  const across = Math.min(TILE.widest, width / each)
  const line = TILE.height + DOT
  const spots = Array.from({ length: count }, (_, i) => ({
    x: (i % each) * across,
    y: Math.floor(i / each) * line,
  }))
  const card = { width: Math.min(across - TILE.gap, TILE.most), height: TILE.height }
  return { spots, tiles: true, card, width: Math.min(count, each) * across, height: rows * line }
}

/** The legal depth nearest to where somebody pointed; null if there is none. */
export function nearest(depths: readonly number[], at: number): number | null {
  const near = (best: number | null, depth: number): number =>
    best === null || Math.abs(depth - at) < Math.abs(best - at) ? depth : best
  return depths.reduce(near, null as number | null)
}
