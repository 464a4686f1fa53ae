/** Where a note lies: at the thing that it is about, and over nothing that one reads or presses. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A box that the note should not cover, and how much that matters. */
export interface Kept extends Bounds {
  readonly weight: number
}

const GAP = 8

const overlap = (a: Bounds, b: Bounds): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/** Return the left top corner of a note of this size at a thing, within a room. */
export function placeAt(
  [width, height]: readonly [number, number],
  thing: Bounds,
  room: Bounds,
  kept: readonly Kept[],
): { left: number; top: number } {
  const middle = (thing.left + thing.right - width) / 2
  const level = (thing.top + thing.bottom - height) / 2
  const high = Math.min(thing.top, ...kept.filter((it) => it.weight > 1).map(({ top }) => top))
  const places = [
    [middle, thing.top - height - GAP],
    [middle, thing.bottom + GAP],
    [thing.right + GAP, level],
    [thing.left - width - GAP, level],
    [middle, high - height - GAP],
  ] as const
  const found = places.map(([left, top]) => {
    const at = {
      left: clamp(left, room.left + GAP, room.right - width - GAP),
      top: clamp(top, room.top + GAP, room.bottom - height - GAP),
    }
    const box = { ...at, right: at.left + width, bottom: at.top + height }
    const cost = [...kept, { ...thing, weight: 10 }].reduce(
      (sum, it) => sum + it.weight * overlap(box, it),
      0,
    )
    return { at, cost }
  })
  return found.reduce((best, it) => (it.cost < best.cost ? it : best)).at
}
