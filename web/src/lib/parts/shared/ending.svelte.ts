/** The end of a match has a page of its own, which the last deal's result leads back to. */
class MatchEnd {
  /** Whether the board still shows how the deal ended: its result waits. */
  staged = $state(false)
  /** Whether that page is on the screen. */
  told = $state(false)
  /** Whether the player looks at the last deal again. */
  lastDeal = $state(false)
}

export const ending = new MatchEnd()
