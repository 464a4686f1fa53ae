/** A run card by card: the leader plays at once all cards that follow, from any hand. */
import type { Event, Move } from '../../connection/wire'

/** Whether a card is played to a run. */
export const isCard = (move: Move): boolean => move.target === 'table' && move.card !== null
/** The seat of a place such as `hand:2`. */
export const seatOfPlace = (place: string): number => Number(place.split(':')[1])

/** Whether an event is for everybody to read before the deal goes on. */
export const isNotice = (event: Event | null): boolean =>
  event?.event === 'noted' && event.kind === 'last_deal'

/** An event as it is told: of a run, who has played each card. */
export function partsOf(event: Event): Event[] {
  const cards = event.event === 'action_played' ? (event.moves ?? []).filter(isCard) : []
  if (event.event !== 'action_played' || cards.length < 2) return [event]
  return cards.map((move, i) => ({
    ...event,
    ...(i > 0 && { seat: seatOfPlace(move.source), kind: 'follow' }),
    moves: [move],
  }))
}
