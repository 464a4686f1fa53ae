import { seats } from '../../connection/seats.svelte'
import type { Table } from '../../connection/table.svelte'
import { keepResult } from '../../results/results.svelte'

/** Remember that a match is over, with the place and the player's own result. */
export function keepEnd(table: Table): void {
  const { own, info, sheet } = table
  // A match that ended by agreement has no winner, and one with decisions taken back is practice.
  const unplaced = info?.lesson || info?.practice || table.takenBack > 0 || sheet?.agreed
  seats.finish(own.key, unplaced ? undefined : sheet?.places[table.seat])
  // The results are those of one person: others on this device have further seats.
  if (!unplaced && own.key === own.table) keepResult(table)
}
