/** The draw for seats, as in `parlour.core.seating`: a shuffled pack decides who sits where. */
import type { Drawing, Seating } from '../connection/wire'
import type { Witness } from './check'

/** The seating that follows from a shuffled pack; chairs draw in turn, and ties draw again. */
export function drawSeats(
  drawing: Drawing,
  pack: readonly string[],
  shuffled: readonly string[],
  chairs: number,
): Seating {
  const ranks = new Map(pack.map((card, i) => [card, drawing.ranks[i] ?? 0]))
  const rest = shuffled.values()
  const drawn = Array.from({ length: chairs }, (): string[] => [])

  /** Draw until a card counts; 0 once the pack is used up. */
  function draw(chair: number): number {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      drawn[chair]!.push(next.value)
      const rank = ranks.get(next.value) ?? 0
      if (rank > 0) return rank
    }
    return 0
  }

  /** Chairs that are tied, in the order of what they draw. */
  function place(tied: readonly number[]): number[] {
    const found = tied.map((chair) => ({ chair, rank: draw(chair) }))
    const order = [...new Set(found.map(({ rank }) => rank))].sort((a, b) => b - a)
    return order.flatMap((rank) => {
      const same = found.filter((it) => it.rank === rank).map(({ chair }) => chair)
      return rank > 0 && same.length > 1 ? place(same) : same
    })
  }

  const order = place(drawn.map((_, chair) => chair))
  return { order, drawn: drawing.shown ? order.map((chair) => drawn[chair]!) : [] }
}

/** Whether two seatings are the same, or both are null. */
export const isSameSeating = (one: Seating | null, two: Seating | null): boolean =>
  JSON.stringify(one && [one.order, one.drawn]) === JSON.stringify(two && [two.order, two.drawn])

/** The chair of the player at a seat: shares and tips are named by chairs. */
export const chairAt = (seating: Seating | null | undefined, seat: number): number =>
  seating?.order[seat] ?? seat

/** Where the player of a chair sits. */
export function seatOf(seating: Seating | null | undefined, chair: number): number {
  const seat = seating?.order.indexOf(chair) ?? -1
  return seat < 0 ? chair : seat
}

/** Order by seat a list that the server tells by chair. */
export const bySeat = <T>(seating: Seating | null | undefined, told: readonly T[]): T[] =>
  told.map((_, seat) => told[chairAt(seating, seat)]!)

/** The bots that were named before a deal, by seat: before the first deal nobody has moved yet. */
export function namedBots(
  seating: Seating | null | undefined,
  { deal, named }: Witness,
): readonly string[] | null {
  return named && deal === 1 ? bySeat(seating, named) : (named ?? null)
}
