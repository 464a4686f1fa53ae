/** The big moments of a deal, for the marks on a record's bar. */
import type { Event } from '../connection/wire'

/** Points or chips that one note moves at least, to be a big moment. */
const DEAR = 10

/** The moves after which somebody paid or got much. */
export const bigMoments = (told: readonly (readonly Event[])[]): number[] =>
  told.flatMap((events, i) =>
    events.some(
      (event) => event.event === 'noted' && (event.chips ?? []).some((it) => Math.abs(it) >= DEAR),
    )
      ? [i + 1]
      : [],
  )
