/** Hands of poker, as the server names them. */
import type { TriedMessage } from '../../connection/wire'

export const POKER_RANKS = '23456789TJQKA'

export interface PokerHand {
  readonly category: string
  /** The ranks that decide, the most important first. */
  readonly ranks: string
  /** The cards that only break ties. */
  readonly kickers: readonly string[]
}

/** The hand that the facts of a tried action tell of, null if they tell of none. */
export function handIn({ category, ranks, kickers }: TriedMessage['facts']): PokerHand | null {
  if (category === undefined || ranks === undefined) return null
  return { category, ranks, kickers: kickers?.split(' ').filter(Boolean) ?? [] }
}
