/** What a seat may see of a deal of Hearts; `dev.py types` makes its type of `view.py`. */
import type { Table } from '$parlour/connection/table.svelte'
import type { components } from './protocol'

export type HeartsView = components['schemas']['HeartsView']

/** The table's position, if it is one of this game. */
export const heartsView = (table: Table): HeartsView | null =>
  (table.view?.game as string) === 'hearts' ? (table.view as unknown as HeartsView) : null
