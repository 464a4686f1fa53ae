import type { Table } from '../../connection/table.svelte'

/** Whether the reader decides for the table: the person on the first chair; drawn seats move. */
export function isOpener({ info, seat }: Pick<Table, 'info' | 'seat'>): boolean {
  const chairOf = (one: number): number => info?.seating?.order[one] ?? one
  return (info?.seats ?? []).every(
    ({ kind }, one) => kind !== 'person' || chairOf(one) >= chairOf(seat),
  )
}
