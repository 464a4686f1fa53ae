/** Where the cards of an open pile lie: full cards in one row, or tiles in several. Pure geometry. */
interface FanSpot {
  readonly x: number
  readonly y: number
}

export interface FanLayout {
  readonly spots: readonly FanSpot[]
  /** Whether the cards are tiles, none of which is covered. */
  readonly tiles: boolean
  /** In how many rows they lie. */
  readonly rows: number
  readonly card: { readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
}

const RATIO = 1.4
const TILE = { width: 22, most: 40, height: 38, gap: 1.5, widest: 44 }
const DOT = 12
const LIFT = 18
const STEP = 0.52
/** The same in the middle of a wide table. */
const LOOSE = 0.68
/** The part of a covered card that must be visible so that its index can be read. */
const READABLE = 0.3
const LEAST = 30 // the smallest full card

/** Lay out `count` cards over `width` pixels; full cards are `tall` pixels wide. */
export function layFan(count: number, width: number, tall: number, narrow: boolean): FanLayout {
  const step = Math.min(tall * STEP, (width - tall - 4) / Math.max(1, count - 1))
  if (!narrow && step >= tall * READABLE) {
    const spots = Array.from({ length: count }, (_, i) => ({ x: i * step, y: LIFT }))
    const full = Math.max(0, count - 1) * step + tall
    const card = { width: tall, height: tall * RATIO }
    return { spots, tiles: false, rows: 1, card, width: full, height: card.height + LIFT + DOT }
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
  return {
    spots,
    tiles: true,
    rows,
    card,
    width: Math.min(count, each) * across,
    height: rows * line,
  }
}

const BEHIND = 0.7 // of a card's width: what is seen of a row behind others shows rank and suit
const MOST_ROWS = 3

export interface FanRoom {
  readonly width: number
  readonly height: number
}

const stepIn = (each: number, width: number, size: number): number =>
  Math.min(size * LOOSE, (width - size - 4) / Math.max(1, each - 1))
const highOf = (size: number, rows: number): number =>
  size * RATIO + (rows - 1) * size * BEHIND + LIFT + DOT

/** In how few rows full cards of a width fit; 0 if they do not. */
function rowsAt(size: number, count: number, { width, height }: FanRoom): number {
  for (let rows = 1; rows <= MOST_ROWS && highOf(size, rows) <= height; rows++) {
    const each = Math.ceil(count / rows)
    if (each < 2 ? size <= width : stepIn(each, width, size) >= size * READABLE) return rows
  }
  return 0
}

/** The widest that `count` full cards can be in up to three rows; 0 if they do not fit. */
export function widthInRows(count: number, room: FanRoom, tall: number): number {
  for (let size = tall; size >= LEAST; size -= 2) if (rowsAt(size, count, room)) return size
  return 0
}

/** Lay out `count` full cards in up to three rows, as large as fits, at most `tall` wide. */
export function layRows(count: number, room: FanRoom, tall: number): FanLayout {
  const size = widthInRows(count, room, tall) || LEAST
  const rows = rowsAt(size, count, room) || MOST_ROWS
  const each = Math.max(1, Math.ceil(count / rows))
  const step = stepIn(each, room.width, size)
  const spots = Array.from({ length: count }, (_, i) => ({
    x: (i % each) * step,
    y: LIFT + Math.floor(i / each) * size * BEHIND,
  }))
  const card = { width: size, height: size * RATIO }
  const width = (Math.min(each, Math.max(1, count)) - 1) * step + size
  return { spots, tiles: false, rows, card, width, height: highOf(size, rows) }
}

/** The legal depth nearest to where somebody pointed; null if there is none. */
export function nearest(depths: readonly number[], at: number): number | null {
  const near = (best: number | null, depth: number): number =>
    best === null || Math.abs(depth - at) < Math.abs(best - at) ? depth : best
  return depths.reduce(near, null as number | null)
}
