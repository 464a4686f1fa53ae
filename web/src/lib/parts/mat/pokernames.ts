/** The names of poker hands, and the rank that decides between two of the same name. */
import { unique } from '../../base/lists'
import { rankOf } from '../../cards/card'
import { POKER_RANKS, type PokerHand } from './poker'

/** The cards of a hand: those that make it first, then those that only break ties. */
export const inOrder = (cards: readonly string[], hand: PokerHand): string[] => {
  const isKicker = (card: string): number => Number(hand.kickers.includes(card))
  const place = (card: string): number => hand.ranks.indexOf(rankOf(card))
  return [...cards].sort((a, b) => isKicker(a) - isKicker(b) || place(a) - place(b))
}

/** The ranks that name a hand, the highest first: of a straight and the like one. */
export function namingRanks(cards: readonly string[], hand: PokerHand): string[] {
  const own = unique(cards.filter((card) => !hand.kickers.includes(card)).map(rankOf))
  const named = own.length > 2 ? [hand.ranks[0]!] : own
  return named.sort((a, b) => POKER_RANKS.indexOf(b) - POKER_RANKS.indexOf(a))
}

/** The rank by which a hand beats another of the same name, where their names do not tell. */
export function decidingRank(
  cards: readonly string[],
  hand: PokerHand,
  other: PokerHand,
): string | null {
  if (hand.category !== other.category) return null
  const rank = [...hand.ranks].find((rank, i) => rank !== other.ranks[i])
  return rank && !namingRanks(cards, hand).includes(rank) ? rank : null
}
