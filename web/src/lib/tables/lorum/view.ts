import type { Table } from '../../table.svelte'
import type { ViewOf } from '../../wire'

export type LorumView = ViewOf<'lorum'>

/** The table's position, if it is one of this game. */
export const lorumView = (table: Table): LorumView | null =>
  table.view?.game === 'lorum' ? table.view : null

/** What a seat has answered, as the others see it. */
export type Said = 'pass' | 'small' | 'big' | 'sealed' | 'deciding' | 'none'

/** What a seat has said before the first lead; afterwards, the declaration that counts. */
export function saidBy(view: LorumView, seat: number, sealed: boolean): Said {
  if (seat === view.declarer && view.mode !== 'regular') return view.mode
  if (view.phase === 'PLAY' || view.phase === 'OVER') return 'none'
  if (!view.asked[seat]) return seat === view.turn ? 'deciding' : 'none'
  return sealed || view.phase === 'EXPOSE' ? 'sealed' : 'pass'
}

/** The card that is taking the trick. */
export const bestOf = ({ trick, counts }: LorumView): string | undefined =>
  trick?.cards[(trick.winner - trick.leader + counts.length) % counts.length]

export type Place = 'north' | 'west' | 'east'
const PLACES: Record<number, Place[]> = { 3: ['east', 'west'], 4: ['east', 'north', 'west'] }

/** Who sits at a place: the next to play sits to the right of who looks. */
export function placesOf({ seat, counts }: LorumView, place: Place): number[] {
  const step = PLACES[counts.length]?.indexOf(place) ?? -1
  return step < 0 ? [] : [(seat + 1 + step) % counts.length]
}
