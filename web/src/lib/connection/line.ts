/** How somebody without a seat waits for the next match of a table. */
import { settings } from '../base/settings.svelte'
import { playerName, texts } from '../base/texts.svelte'
import { ApiError, askOf, told } from './api'
import { settleHere } from './devices'
import { claimAt, keptClaim, settleClaim } from './seatclaim'
import type { LineAnswer } from './wire'

const claimOf = (table: string): string => `${table}.line`

/** Whether this browser has asked for a seat in the next match. */
export const isInLine = (table: string): boolean => keptClaim(claimOf(table)) !== null

/**
 * Join the line for a table's next match, look or leave; return how many people come before, or
 * null outside the line. Once a match with this browser has begun, the page goes to its seat.
 */
export async function standInLine(
  table: string,
  wish: 'join' | 'look' | 'leave',
): Promise<number | null> {
  const name = claimOf(table)
  const { token, root } = claimAt(name)
  const [{ tipOf }, { unhex }] = await Promise.all([import('../seal/own'), import('../seal/proof')])
  const { portrait } = settings
  const join = { name: playerName(), ...(portrait && { portrait }), tip: tipOf(unhex(root)!) }
  const body = { token, wish, ...(wish === 'join' && join) }
  try {
    const { place, before } = await told<LineAnswer>(askOf(table, '/line', texts.language, body))
    if (place || before === null) settleClaim(name)
    if (place) await settleHere({ ...place, seal: null }, root)
    return before
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'unreachable') settleClaim(name)
    throw error
  }
}
