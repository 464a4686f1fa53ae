import { untrack } from 'svelte'
import type { Table } from '../../connection/table.svelte'

/**
 * A value as it was until the cards on their way have landed: what they bring is not said before.
 * Null while a deal is dealt, as nothing is known of it.
 */
export function landed<T>(table: Pick<Table, 'flying'>, value: () => T): () => T | null {
  let seen = untrack(() => (table.flying ? null : value()))
  const held = $derived.by(() => {
    if (table.flying !== 'moves') seen = table.flying ? null : value()
    return seen
  })
  return () => held
}
