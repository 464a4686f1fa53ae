/**
 * Chips drawn to an amount. An ivory chip is one; a full column of ten turns red, and five of those
 * become one blue column of fifty. So the height of a pile is its worth, and a glance tells tens.
 */
type Chip = 'one' | 'ten' | 'fifty'

export interface Column {
  kind: Chip
  count: number
}

interface StandingColumn extends Column {
  x: number
  y: number
}

export interface Pile {
  columns: StandingColumn[]
  /** Left, top, width and height of what is drawn. */
  box: [number, number, number, number]
}

/** Half axes of a chip that lies on the table, its thickness, and how far the row behind is. */
export const RX = 10
export const RY = 4.4
export const THICK = 3.3
const BACK = 9
const FULL = 10
/** The most rows to draw: more would look like a wall, and the number tells the amount. */
const ROWS = 3

/** The columns of an amount, the most valuable first; an empty list for nothing or a debt. */
export function columns(amount: number): Column[] {
  const whole = Math.max(0, amount)
  const full = (kind: Chip, count: number): Column[] =>
    Array.from({ length: count }, () => ({ kind, count: FULL }))
  const ones = whole % FULL
  return [
    ...full('fifty', Math.floor(whole / 50)),
    ...full('ten', Math.floor((whole % 50) / FULL)),
    ...(ones ? [{ kind: 'one' as const, count: ones }] : []),
  ]
}

/** A pile in rows of up to `wide` columns, the more valuable ones behind. */
export function pile(amount: number, wide: number): Pile {
  const all = columns(amount).slice(-wide * ROWS)
  const rows: Column[][] = []
  for (let end = all.length; end > 0; end -= wide) {
    rows.unshift(all.slice(Math.max(0, end - wide), end))
  }
  const step = RX * 2 + 1
  const placed = rows.flatMap((row, line) =>
    row.map((column, i) => ({
      ...column,
      x: (i - (row.length - 1) / 2) * step,
      y: -BACK * (rows.length - 1 - line),
    })),
  )
  const across = Math.max(1, ...rows.map((row) => row.length))
  const tallest = Math.max(THICK, ...placed.map(({ count, y }) => count * THICK - y))
  const [width, height] = [across * step + 6, tallest + 2 * RY + 4]
  return { columns: placed, box: [-width / 2, -height + RY + 3, width, height] }
}
