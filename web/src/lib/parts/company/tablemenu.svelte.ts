import type { Table } from '../../connection/table.svelte'

/** The table that the page shows, for what the preferences have about it. */
class TableMenu {
  table = $state.raw<Table | null>(null)
}

export const tableMenu = new TableMenu()
