/** Where a bubble hangs: near the person who speaks, and over no card and no button. */
import type { Bounds } from '../note/place'

const STEP = 6
/** Pixels between a bubble and the plate that it hangs from. */
const GAP = 4
/** How much a covered pixel counts, beside the distance: of cards, of words, of the own plate. */
const HARD = 1000
const SOFT = 1
const OWN = 0.2

const overlap = (a: Bounds, b: Bounds): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** How far apart two boxes are, once there is a gap between them. */
const distance = (a: Bounds, b: Bounds): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom - GAP, b.top - a.bottom - GAP),
  )

/**
 * Return the left top corner, within a room, for a bubble of this size that is nearest to a thing.
 * It covers neither that nor anything in `soft` if there is room, and nothing in `hard` unless
 * there is no other place at all.
 */
export function hangAt(
  [width, height]: readonly [number, number],
  thing: Bounds,
  room: Bounds,
  hard: readonly Bounds[],
  soft: readonly Bounds[],
): { left: number; top: number } {
  let best = { left: room.left, top: room.top }
  let least = Infinity
  const wide = thing.right - thing.left > 2 * width
  const start = wide ? (thing.left + thing.right - width) / 2 : thing.left + 8
  for (let top = room.top; top + height <= room.bottom; top += STEP)
    for (let left = room.left; left + width <= room.right; left += STEP) {
      const box = { left, top, right: left + width, bottom: top + height }
      const far = 10 * distance(box, thing) + Math.abs(left - start) / 4
      let cost = far + OWN * overlap(box, thing)
      if (cost < least) for (const it of hard) cost += HARD * overlap(box, it)
      if (cost < least) for (const it of soft) cost += SOFT * overlap(box, it)
      if (cost >= least) continue
      least = cost
      best = { left, top }
    }
  return best
}
