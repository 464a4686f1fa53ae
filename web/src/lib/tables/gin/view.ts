import type { Table } from '../../table.svelte'
import type { ViewOf } from '../../wire'

export type GinView = ViewOf<'gin'>

/** The table's position, if it is one of this game. */
export const ginView = (table: Table): GinView | null =>
  table.view?.game === 'gin' ? table.view : null
