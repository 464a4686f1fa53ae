/** The data of a match's plot: every seat's total after each deal, computed from the sheet. */
import type { ScoreSheet } from '../../connection/wire'

/** Totals by seat, each from before the first deal to after the last. */
export function seriesOf(sheet: ScoreSheet): number[][] {
  const seats = sheet.totals.map((_, seat) => seat)
  const sum = (seat: number): number => sheet.rows.reduce((all, row) => all + row.points[seat]!, 0)
  const shown = sheet.columns[0]?.totals ?? sheet.totals
  const starts = seats.map((seat) => shown[seat]! - sum(seat))
  // The common start of all seats, such as chips; bonuses at the end of a match belong to no deal.
  const start = starts.every((it) => it === starts[0]) ? (starts[0] ?? 0) : 0
  return seats.map((seat) => {
    let total = start
    return [start, ...sheet.rows.map((row) => (total += row.points[seat]!))]
  })
}

/** Round numbers from below the lowest to above the highest value, at most `most` of them. */
export function ticksOf(low: number, high: number, most: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000]
  const fits = (step: number): boolean =>
    Math.ceil(high / step) - Math.floor(low / step) + 1 <= most
  const step = steps.find(fits) ?? Math.max(1, high - low)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

/** Where names stand that want to be at these heights: in order, `gap` apart, within `most`. */
export function spread(wanted: number[], gap: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!)
  const found = [...wanted]
  order.forEach((i, at) => {
    if (at > 0) found[i] = Math.max(found[i]!, found[order[at - 1]!]! + gap)
  })
  order.reverse().forEach((i, at) => {
    const limit = at > 0 ? found[order[at - 1]!]! - gap : most
    found[i] = Math.min(found[i]!, limit)
  })
  return found
}
