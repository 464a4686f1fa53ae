/** The way out of a table: the header has the door, the table says what leaving means. */
class Exit {
  /** Whether the page shows a table that the player can leave. */
  there = $state(false)
  open = $state(false)
}

export const exit = new Exit()
