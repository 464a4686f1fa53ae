/** The way out of a table: the header has the door, the table says what leaving means. */
class Exit {
  /** Whether a table is there that can be left. */
  there = $state(false)
  open = $state(false)
}

export const exit = new Exit()
