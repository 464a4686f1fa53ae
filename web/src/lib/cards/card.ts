/** A card as it travels: rank (A23456789TJQK) and suit (cdhs), for example "Td". */
export type Card = string

export type Suit = 'c' | 'd' | 'h' | 's'

export const RANKS = 'A23456789TJQK'
export const SUITS = 'cdhs'

export const rankOf = (card: Card): string => card[0] ?? ''
export const suitOf = (card: Card): Suit => (card[1] ?? 'c') as Suit

/** Ordinal for sorting hands: by suit then rank, or by rank then suit. */
export const bySuit = (card: Card): number =>
  SUITS.indexOf(suitOf(card)) * 16 + RANKS.indexOf(rankOf(card))
export const byRank = (card: Card): number =>
  RANKS.indexOf(rankOf(card)) * 16 + SUITS.indexOf(suitOf(card))
