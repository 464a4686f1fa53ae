/** From what has been chosen on the table to the text of an action; the server judges it. */
import type { LegalAction } from '../../connection/wire'

/** The choices of the player so far. */
export interface Wish {
  /** The card to lead. */
  card: string | null
  /** The cards for poker. */
  five: readonly string[]
  /** The sections to claim. */
  claims: readonly string[]
  amount: number
}

export interface Range {
  kind: string
  low: number
  high: number
}

/** The amounts that may be bid or raised now, null if there are none to choose. */
export function amountOf(legal: readonly LegalAction[]): Range | null {
  const ranged = legal.find(({ low, high }) => low != null && high != null)
  if (!ranged) return null
  // An action of the same kind with an amount below: a bid of nothing, where bids are sealed.
  const fixed = legal
    .filter(({ kind, low }) => kind === ranged.kind && low == null)
    .map(({ text }) => Number(text.split(' ')[1]))
  return { kind: ranged.kind, low: Math.min(ranged.low!, ...fixed), high: ranged.high! }
}

/** The sections that can be claimed: all that some legal claim names. */
export const claimable = (legal: readonly LegalAction[]): string[] => [
  ...new Set(
    legal.filter(({ kind }) => kind === 'claim').flatMap(({ text }) => text.split(' ').slice(1)),
  ),
]

/** The cards that legal actions of a kind are about. */
export const cardsFor = (legal: readonly LegalAction[], kind: string): Set<string> =>
  new Set(legal.filter((action) => action.kind === kind).flatMap(({ cards }) => cards ?? []))

/** The text of an action of that kind; null if something must be chosen first. */
export function textOf(kind: string, legal: readonly LegalAction[], wish: Wish): string | null {
  const offered = legal.filter((action) => action.kind === kind)
  switch (kind) {
    case 'bid':
    case 'raise':
      return `${kind} ${offered.length ? wish.amount : 1}`
    case 'claim':
      return ['claim', ...wish.claims].join(' ')
    case 'select':
      return wish.five.length === 5 ? ['select', ...wish.five].join(' ') : null
    case 'lead': {
      const card = wish.card ?? (offered.length === 1 ? offered[0]!.cards?.[0] : null)
      return card ? `lead ${card}` : null
    }
    default:
      return offered[0]?.text ?? kind
  }
}
