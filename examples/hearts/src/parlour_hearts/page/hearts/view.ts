/** What a seat may see of a deal of Hearts: what the table looks at, as `view.py` says it. */
import type { Table } from '$parlour/table.svelte'
import type { Played } from '$parlour/table/trick'

export interface HeartsView {
  game: 'hearts'
  turn: number
  phase: 'PASS' | 'PLAY' | 'OVER'
  dealer: number
  hand: string[]
  counts: number[]
  pass_to: number
  to_pass: number
  chosen: number[]
  trick: Played | null
  last: Played | null
  points: number[]
  result: { kind: 'counted' | 'moon'; shooter: number; points: number[] } | null
}

/** The table's position, if it is one of this game. */
export const heartsView = (table: Table): HeartsView | null =>
  (table.view?.game as string) === 'hearts' ? (table.view as unknown as HeartsView) : null
