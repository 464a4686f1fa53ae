/**
 * A card on the page.
 *
 * Its name is what travels: rank (A23456789TJQK) and suit (cdhs), for example `Td`; `*` is a joker,
 * `*7c` one that stands for the 7c, `*7` one in a set of sevens. Twins and further jokers have the
 * same name, so the page tells the cards of one place apart by an id: the name, then one `'` for
 * every like card before it.
 */
export interface Card {
  readonly id: string
  readonly name: string
}

export type Suit = 'c' | 'd' | 'h' | 's'

export const RANKS = 'A23456789TJQK'
export const SUITS = 'cdhs'

/** A class, since Svelte would wrap plain objects in state and a wrapped card is not the card. */
class KnownCard implements Card {
  readonly name: string

  constructor(readonly id: string) {
    this.name = id.replace(/'+$/, '')
  }
}

const cards = new Map<string, Card>()

/** The card of an id. There is one object for an id, so cards may be compared as they are. */
export function cardOf(id: string): Card {
  const found = cards.get(id) ?? new KnownCard(id)
  cards.set(id, found)
  return found
}

/** The cards of one place in several groups: like names get ids of their own across all. */
export function cardGroups(groups: readonly (readonly string[])[]): Card[][] {
  const seen = new Map<string, number>()
  return groups.map((names) =>
    names.map((name) => {
      const before = seen.get(name) ?? 0
      seen.set(name, before + 1)
      return cardOf(name + "'".repeat(before))
    }),
  )
}

/** The cards of one place. */
export const cardsOf = (names: readonly string[]): Card[] => cardGroups([names])[0]!

export const isJoker = (name: string): boolean => name.startsWith('*')
/** The value of a card: itself or, for a joker, a card, a rank, or nothing yet. */
export const standsFor = (name: string): string => (isJoker(name) ? name.slice(1) : name)

/** The rank printed on a card; `*` for a joker. */
export const rankOf = (name: string): string => name[0] ?? ''
/** The suit printed on a card; a joker has none. */
export const suitOf = (name: string): Suit | null => (isJoker(name) ? null : (name[1] as Suit))

const place = (all: string, one: string | null): number => {
  const found = one === null ? -1 : all.indexOf(one)
  return found < 0 ? all.length : found
}

/** Ordinals for sorting hands: by suit then rank, or by rank then suit; jokers are the last. */
export const bySuit = (name: string): number =>
  place(SUITS, suitOf(name)) * 16 + place(RANKS, rankOf(name))
export const byRank = (name: string): number =>
  place(RANKS, rankOf(name)) * 16 + place(SUITS, suitOf(name))
