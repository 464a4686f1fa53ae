/** The big moments of a deal, for the marks on a record's bar. */
import type { Event } from '../connection/wire'

/** Points or chips that one note moves at least, to be a big moment. */
const DEAR = 10

/** A move of a deal, and the event that makes it a big moment. */
export interface BigMoment {
  readonly move: number
  readonly event: Event
}

/** The moves that turned the deal, or after which somebody paid or got much. */
export function bigMoments(
  told: readonly (readonly Event[])[],
  landmarks: readonly string[],
): BigMoment[] {
  const isBig = (event: Event): boolean =>
    event.event === 'action_played'
      ? landmarks.includes(event.kind)
      : event.event === 'noted' && (event.chips ?? []).some((it) => Math.abs(it) >= DEAR)
  return told.flatMap((events, i) => {
    const event = events.find(isBig)
    return event ? [{ move: i + 1, event }] : []
  })
}
