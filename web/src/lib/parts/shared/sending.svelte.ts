import type { Table } from '../../connection/table.svelte'

/** A move that is answered sooner than this, in milliseconds, needs no word. */
const PATIENCE = 1000

/** Whether the player's move has been on its way for so long that the page should say so. */
export function sending(table: Pick<Table, 'pending' | 'held'>): () => boolean {
  let slow = $state(false)
  $effect(() => {
    if (table.pending === null || table.held) return
    const timer = setTimeout(() => (slow = true), PATIENCE)
    return () => {
      clearTimeout(timer)
      slow = false
    }
  })
  return () => slow
}
