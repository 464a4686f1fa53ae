/** Shows what happens at a table: the one place where its protocol meets its motion. */
import { carry, dealOut } from '../motion'
import type { Show } from '../table.svelte'

export const show: Show = (change, apply) =>
  change.dealt ? dealOut(apply) : carry(change.moves, apply)
