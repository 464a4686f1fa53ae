/** Shows what happens at a table: the one place where its protocol meets its motion. */
import { carry, dealOut } from '../../cards/motion'
import type { Show } from '../../connection/table.svelte'

export const show: Show = (change, apply) =>
  change.dealt ? dealOut(apply) : carry(change.moves, apply)
