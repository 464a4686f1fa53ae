/** The chairs round a table before the first deal. */

/** Where a chair stands: `x` and `y` from -1 to 1, and how far it is turned, in degrees. */
interface ChairPlace {
  seat: number
  x: number
  y: number
  turn: number
}

/** The chair that somebody asked for when they sat down. */
let wish: number | null = null

/** Remember the chair that somebody asks for: the gathering says if another person was quicker. */
export function keepWish(chair: number): void {
  wish = chair
}

/** The chair that somebody asked for, once. */
export function takeWish(): number | null {
  const chair = wish
  wish = null
  return chair
}

/** One's own chair at the foot of the table, and the others clockwise from its left. */
export const chairsRound = (own: number, count: number): ChairPlace[] =>
  Array.from({ length: count }, (_, step) => {
    const angle = (0.25 + step / count) * 2 * Math.PI
    const turn = 180 + (360 * step) / count
    return { seat: (own + step) % count, x: Math.cos(angle), y: Math.sin(angle), turn }
  })
