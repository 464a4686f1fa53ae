import type { Table } from '../../connection/table.svelte'

/** Whether the reader decides for the table. */
export const isOpener = ({ info, seat }: Pick<Table, 'info' | 'seat'>): boolean =>
  info?.opener === seat
