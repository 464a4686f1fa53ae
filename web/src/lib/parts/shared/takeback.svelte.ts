/** The way back to the last decision: the header and the coach offer it, the table goes it. */
class TakeBack {
  /** Takes a decision back; null where none can be. */
  now = $state.raw<(() => void) | null>(null)
}

export const takeBack = new TakeBack()
