import { cue } from '../../base/cues'
import { ending } from './ending.svelte'
import type { Table } from '../../connection/table.svelte'
import type { Event } from '../../connection/wire'

/** Let some kinds of actions and notes of a game be heard like a knock on the table. */
export function hearKnocks(table: Pick<Table, 'fresh'>, kinds: readonly string[]): void {
  const knocks = (event: Event): boolean => 'kind' in event && kinds.includes(event.kind)
  $effect(() => {
    if (table.fresh.some(knocks)) cue('knock')
  })
}

/** Let a player hear that a deal or the match is won or lost. */
export function hearEnds(table: Pick<Table, 'fresh' | 'seat'>): void {
  $effect(() => {
    if (ending.staged) return
    const match = table.fresh.find((event) => event.event === 'match_ended')
    const deal = table.fresh.find((event) => event.event === 'deal_ended')
    if (match?.agreed) return // nobody has won
    const winner = match ? match.ranking[0] : deal?.winner
    if (winner !== undefined && winner !== null && winner >= 0)
      cue(winner === table.seat ? 'won' : 'lost')
  })
}
