/** A slider for chips: small amounts, which are what one mostly wants, have most of its way. */
const FINE = 0.9

/** The amount up to which the slider is fine. */
const knee = (low: number, high: number): number => Math.min(high, Math.max(4 * low, low + 20))

/** How far along the slider an amount is, 0 to 1. */
export function shareOf(value: number, low: number, high: number): number {
  const turn = knee(low, high)
  const fine = turn < high ? FINE : 1
  if (high <= low) return 1
  if (value <= turn) return ((value - low) / (turn - low)) * fine
  return fine + ((value - turn) / (high - turn)) * (1 - fine)
}

/** The amount at a place of the slider. */
export function valueAt(share: number, low: number, high: number): number {
  const turn = knee(low, high)
  const fine = turn < high ? FINE : 1
  if (share <= fine) return Math.round(low + (share / fine) * (turn - low))
  return Math.round(turn + ((share - fine) / (1 - fine)) * (high - turn))
}

/** An amount between its limits. */
export const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value))

/** Return the amount after a key, or null if the key does nothing. */
export function keyed(key: string, value: number, low: number, high: number): number | null {
  const steps: Record<string, number> = {
    ArrowUp: 1,
    ArrowRight: 1,
    '+': 1,
    ArrowDown: -1,
    ArrowLeft: -1,
    '-': -1,
    PageUp: 5,
    PageDown: -5,
  }
  if (key in steps) return within(value + steps[key]!, low, high)
  if (key === 'Home') return low
  if (key === 'End') return high
  return null
}
