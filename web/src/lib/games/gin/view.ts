import type { Table } from '../../connection/table.svelte'
import type { ViewOf } from '../../connection/wire'

export type GinView = ViewOf<'gin'>

/** The table's position, if it is one of this game. */
export const ginView = (table: Table): GinView | null =>
  table.view?.game === 'gin' ? table.view : null
