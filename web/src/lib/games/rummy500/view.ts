import type { MeldInfo } from '../../parts/meld/layout/meldlayout'
import type { View, ViewOf } from '../../connection/wire'

export type Rummy500View = ViewOf<'rummy500'>

/** A position, if it is one of this game. */
export const rummy500View = (view: View | null): Rummy500View | null =>
  view?.game === 'rummy500' ? view : null

/** How many places a seat is on from the player's own, which is 0. */
const relative = (view: Rummy500View, seat: number): number =>
  (seat - view.seat + view.counts.length) % view.counts.length

/** Return the seat that owns most cards of a meld: the meld lies with that player. */
function keeper(owners: readonly number[]): number {
  const number = (seat: number): number => owners.filter((owner) => owner === seat).length
  return owners.reduce((best, seat) => (number(seat) > number(best) ? seat : best), owners[0] ?? 0)
}

/** The melds of the table; those from `done` on lie on this page only. */
export const rummy500Melds = (view: Rummy500View, done: number): MeldInfo[] =>
  view.table.map((meld, index) => ({
    id: String(index),
    owner: relative(view, keeper(meld.owners)),
    kind: meld.kind,
    cards: meld.cards,
    low: meld.low,
    high: meld.high,
    missing: meld.missing,
    swaps: [],
    laid: meld.owners.map((owner) => relative(view, owner)),
    staged: index >= done,
  }))

const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0)

/** Points that came to the table, and the meld that they lie in; null where that is not one meld. */
export interface Gain {
  readonly id: string
  readonly points: number
}

export function gainOf(before: Rummy500View, after: Rummy500View): Gain | null {
  const points = sum(after.laid) - sum(before.laid)
  const [grown, ...others] = [...after.table.keys()].filter(
    (at) => after.table[at]!.cards.length !== before.table[at]?.cards.length,
  )
  return grown === undefined || others.length || points <= 0 ? null : { id: String(grown), points }
}
