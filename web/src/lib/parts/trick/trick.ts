/** Where the cards of a trick lie: each before its player, the viewer’s nearest. */

/** The cards of a trick in the order played; `winner` is whose card takes it, so far. */
export interface Played {
  leader: number
  cards: readonly string[]
  winner: number
}

export interface Laid {
  name: string
  seat: number
  wins: boolean
  /** It cannot take the trick any more: of another suit than the one led. */
  off: boolean
}

export interface TrickSpot {
  /** From the middle, in widths and heights of a card. */
  x: number
  y: number
  /** Degrees. */
  tilt: number
}

const REACH = { x: 0.97, y: 0.5 }
const TILT = 5

/** The cards played, each with its player, in order. */
export const laidOf = ({ leader, cards, winner }: Played, seats: number): Laid[] =>
  cards.map((name, place) => {
    const seat = (leader + place) % seats
    return { name, seat, wins: seat === winner, off: name[1] !== cards[0]![1] }
  })

/**
 * The spot before a seat, seen by the player at `own`. The next to play sits to the right of that
 * player, or where play goes clockwise to the left.
 */
export function spotOf(seat: number, own: number, seats: number, clockwise = false): TrickSpot {
  const turn = (2 * Math.PI * ((seat - own + seats) % seats)) / seats
  const x = clockwise ? -Math.sin(turn) : Math.sin(turn)
  return { x: x * REACH.x, y: Math.cos(turn) * REACH.y, tilt: x * TILT || 2 * Math.cos(turn) }
}
