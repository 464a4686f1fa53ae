/** Hands of poker in words and pictures: what five cards are called, and which of them make it. */
import { rankOf, suitOf } from '../cards/card'

export const POKER_RANKS = '23456789TJQKA'

export interface PokerHand {
  category: string
  /** The ranks that decide, the most important first. */
  ranks: string
}

const BY_COUNTS: Record<string, string> = {
  '41': 'four',
  '32': 'full_house',
  '311': 'three',
  '221': 'two_pair',
  '2111': 'pair',
}
/** How many of the ranks belong to the hand itself; the others only break ties. */
const OWN_RANKS: Record<string, number> = { high_card: 1, pair: 1, two_pair: 2, three: 1, four: 1 }

/** What five cards are called. A name for the eye: the server alone says which hand is better. */
export function pokerHand(cards: readonly string[], aceLow: boolean): PokerHand {
  const places = cards.map((card) => POKER_RANKS.indexOf(rankOf(card)))
  const times = (place: number): number => places.filter((other) => other === place).length
  const groups = [...new Set(places)].sort((a, b) => times(b) - times(a) || b - a)
  const ranks = groups.map((place) => POKER_RANKS[place]).join('')
  const many = BY_COUNTS[groups.map(times).join('')]
  if (many) return { category: many, ranks }
  const flush = new Set(cards.map(suitOf)).size === 1
  const wheel = aceLow && ranks === 'A5432'
  const [first = 0, last = 0] = [groups[0], groups[4]]
  const straight = wheel || first - last === 4
  if (straight) {
    return { category: flush ? 'straight_flush' : 'straight', ranks: wheel ? '5' : ranks[0]! }
  }
  return { category: flush ? 'flush' : 'high_card', ranks }
}

/** Whether a card makes the hand, or only breaks ties. */
export function makes(card: string, { category, ranks }: PokerHand): boolean {
  const own = OWN_RANKS[category]
  return own === undefined || ranks.slice(0, own).includes(rankOf(card))
}
