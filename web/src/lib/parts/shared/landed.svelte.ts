import { untrack } from 'svelte'
import type { Table } from '../../connection/table.svelte'
import type { ScoreSheet } from '../../connection/wire'
import { ending } from './ending.svelte'

/**
 * A value as it was before the cards in flight: their effect is told only once they have landed.
 * Null while cards are being dealt, since nothing is known of the deal yet.
 */
export function landed<T>(table: Pick<Table, 'flying'>, value: () => T): () => T | null {
  let seen = untrack(() => (table.flying ? null : value()))
  const held = $derived.by(() => {
    if (table.flying !== 'moves') seen = table.flying ? null : value()
    return seen
  })
  return () => held
}

/**
 * The score sheet as it was before the cards in flight, and before the board began to show how the
 * deal ended.
 */
export function settledSheet(table: Pick<Table, 'flying' | 'sheet'>): () => ScoreSheet | null {
  let seen: ScoreSheet | null = untrack(() => table.sheet ?? null)
  const held = $derived.by(() => {
    if (table.flying !== 'moves' && !ending.staged) seen = table.sheet ?? null
    return seen
  })
  return () => held
}
