/** Whose hand a device shows that several people share. */

/** A seat of such a device: only one hand is on the screen, or none. */
export interface SharedSeat {
  /** Whether the server has told its position. */
  readonly known: boolean
  /** Whether the match waits for its decision. */
  readonly due: boolean
  /** Whether its own action, or what led to its turn, is not yet on the screen. */
  readonly busy: boolean
}

/** The seat whose hand may be shown; without one, those whose people are asked to take the device. */
export interface Handing<S> {
  readonly shown: S | null
  readonly asked: readonly S[]
}

/**
 * Decide it from the seats, in the order in which they sit, and from the person who took the device
 * last (null: nobody since the curtain fell). One after another decides; where nobody is to decide
 * the hand stays, or anybody may take the device. Nobody may before all positions are known, which
 * decide whose turn it is.
 */
export function handTo<S extends SharedSeat>(seats: readonly S[], holder: S | null): Handing<S> {
  const due = seats.filter((seat) => seat.due)
  if (holder && (holder.busy || holder.due || due.length === 0)) return { shown: holder, asked: [] }
  if (!seats.every((seat) => seat.known)) return { shown: null, asked: [] }
  return { shown: null, asked: due.length > 0 ? due.slice(0, 1) : seats }
}
