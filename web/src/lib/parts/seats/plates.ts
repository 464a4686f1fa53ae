/** The content of the players' plates, and their places. */

export interface PlateFacts {
  seat: number
  /** Cards in hand. */
  cards: number
  /** Points or chips. */
  stack: number
  /** The stack that wins a match, told on your own plate. */
  target?: number
  /** The points of the running deal; the stack includes them only once the deal is over. */
  running?: number
  dealer?: boolean
  turn?: boolean
  /** The latest statement, for example "pass". */
  tag?: string
  /** A tag that stands out: good news, or bad. */
  tone?: 'good' | 'bad'
  /** Out of this deal: folded, or out of chips. */
  out?: boolean
}

/** The other seats in order of play, beginning at one's own left. */
export const othersOf = (seat: number, count: number): number[] =>
  Array.from({ length: count - 1 }, (_, step) => (seat + 1 + step) % count)

/** How many others sit on each side of a table: up the left, along the top, down the right. */
export function placesRound(others: number): { left: number; top: number; right: number } {
  const side = others >= 6 ? 2 : others >= 2 ? 1 : 0
  return { left: side, top: others - 2 * side, right: side }
}
