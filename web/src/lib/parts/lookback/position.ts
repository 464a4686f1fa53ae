import { fetchDeal } from '../../connection/api'
import type { Table } from '../../connection/table.svelte'
import { texts } from '../../base/texts.svelte'

/**
 * Show the table as it was in the deal that is over; a page that has not seen it asks the server.
 * An `ApiError` if that cannot be.
 */
export async function showPosition(table: Table, deal: number, at: number): Promise<void> {
  const { history, own, seat } = table
  if (!history.has(at)) {
    const { momentsOf } = await import('../../record/moments')
    const told = await fetchDeal(own.table, deal, seat, texts.language, own.token)
    if (table.waiting === 'play') return // another deal has begun
    for (const { seq, view, events } of momentsOf(told)) history.keep({ at: seq, view, events })
  }
  history.show(at)
}
