/** The game tables: one folder per game, its `Board.svelte` shows a position of that game. */
import type { Component } from 'svelte'
import { boards as others } from 'virtual:outside'
import type { Table } from '../connection/table.svelte'

export type BoardComponent = Component<{ table: Table }>

const boards = import.meta.glob<BoardComponent>('./*/Board.svelte', { import: 'default' })

/** Whether this page can show a game; the server may know more games. */
export const hasBoard = (game: string): boolean =>
  `./${game}/Board.svelte` in boards || game in others

/** Fetch the table of a game, or null if this page has none. */
export async function boardOf(game: string): Promise<BoardComponent | null> {
  const fetch = boards[`./${game}/Board.svelte`] ?? others[game]
  return (await fetch?.()) ?? null
}
