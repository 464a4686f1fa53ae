import type { MeldInfo } from '../../parts/meld/layout/meldlayout'
import type { View, ViewOf } from '../../connection/wire'

export type RommeView = ViewOf<'romme'>

/** A position, if it is one of this game. */
export const rommeView = (view: View | null): RommeView | null =>
  view?.game === 'romme' ? view : null

/** How many places a seat is on from the player's own, which is 0. */
const relative = (view: RommeView, seat: number): number =>
  (seat - view.seat + view.counts.length) % view.counts.length

/** The melds of the table; those from `staged` on lie on this page only. */
export const rommeMelds = (view: RommeView, done: number): MeldInfo[] =>
  view.table.map((meld, index) => ({
    id: String(index),
    owner: relative(view, meld.owner),
    kind: meld.kind,
    cards: meld.cards,
    low: meld.low,
    high: meld.high,
    missing: meld.missing,
    swaps: meld.swaps,
    staged: index >= done,
  }))
