import { byRank, bySuit, cardOf, suitOf, SUITS, type Card } from '../../cards/card'
import { settings, type Order } from '../../base/settings.svelte'
import { unique } from '../../base/lists'
import { follow, ofTable, recall, remember } from '../../base/storage.svelte'
import type { HandGroup } from './layout'
import type { Chooser } from './selection.svelte'

const sorted = (cards: readonly Card[], key: (name: string) => number): Card[] =>
  [...cards].sort((a, b) => key(a.name) - key(b.name))

/** The order of a player's own hand on that player's own screen: pure presentation. */
export class Hand {
  /** The order by hand; cards that came later stand at its end. */
  #own = $state.raw<Card[]>([])

  constructor(
    readonly cards: () => Card[],
    /** The best arrangement according to the server; null if it names none. */
    readonly melds: (() => Card[][]) | null,
    /** Leave the cards in the server's order, by suits: for games in which a hand only shrinks. */
    readonly asTold = false,
    /** The table for which the order and the chosen cards are remembered; empty if they are not. */
    readonly table = '',
  ) {
    if (table) this.#own = recall<string[]>(ofTable(table, 'order'), []).map(cardOf)
  }

  #keep(line: Card[]): void {
    this.#own = line
    const ids = line.map(({ id }) => id)
    if (this.table) remember(ofTable(this.table, 'order'), ids)
  }

  /** Choose what is chosen in another window at the table, and tell it; return how to stop. */
  share(selection: Pick<Chooser, 'chosen' | 'choose'>): (() => void) | undefined {
    if (!this.table) return
    const key = ofTable(this.table, 'chosen')
    const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id).sort()
    let known = '' // the choice that was last taken from another window, or told to it
    const take = (): void => {
      const ids = recall<string[]>(key, [])
      const cards = unique([...selection.chosen, ...this.line])
      const taken = cards.filter(({ id }) => ids.includes(id))
      known = idsOf(taken).join()
      selection.choose(taken)
    }
    take()
    $effect(() => {
      const ids = idsOf(selection.chosen)
      // The window that the player uses tells: another one may lag behind, without some cards.
      if (ids.join() === known || !document.hasFocus()) return
      known = ids.join()
      remember(key, ids)
    })
    return follow(key, take)
  }

  /** Whether the player has put these cards into an order by hand. */
  get arranged(): boolean {
    const cards = this.cards()
    return this.#own.some((card) => cards.includes(card))
  }

  get order(): Order {
    return settings.order === 'melds' && !this.melds ? 'suit' : settings.order
  }

  /** Sort in another way; without an order by hand, `own` begins with the one on the screen. */
  set order(order: Order) {
    if (order === 'own' && !this.arranged) this.#keep(this.line)
    settings.order = order
  }

  groups: HandGroup[] = $derived.by(() => this.#grouped())
  line: Card[] = $derived(this.groups.flatMap((group) => group.cards))

  isMelded(card: Card): boolean {
    return this.melds?.().some((meld) => meld.includes(card)) ?? false
  }

  /** Put a card where another one lies; from then on the order is the player's own. */
  move(card: Card, index: number): void {
    if (this.asTold) return
    const others = this.line.filter((other) => other !== card)
    this.#keep([...others.slice(0, index), card, ...others.slice(index)])
    settings.order = 'own'
  }

  #grouped(): HandGroup[] {
    const cards = this.cards()
    if (this.asTold) return this.#bySuit(cards)
    switch (this.order) {
      case 'melds':
        return this.#byMelds(cards)
      case 'suit':
        return this.#bySuit(sorted(cards, bySuit))
      case 'rank':
        return [{ cards: sorted(cards, byRank), melded: false }]
      case 'own': {
        const kept = this.#own.filter((card) => cards.includes(card))
        const come = sorted(
          cards.filter((card) => !kept.includes(card)),
          byRank,
        )
        return [{ cards: [...kept, ...come], melded: false }]
      }
    }
  }

  #bySuit(cards: Card[]): HandGroup[] {
    return [...SUITS, null]
      .map((suit) => cards.filter((card) => suitOf(card.name) === suit))
      .filter((group) => group.length > 0)
      .map((group) => ({ cards: group, melded: false }))
  }

  #byMelds(cards: Card[]): HandGroup[] {
    const melds = (this.melds?.() ?? []).map((meld) => ({ cards: [...meld], melded: true }))
    const loose = sorted(
      cards.filter((card) => !this.isMelded(card)),
      byRank,
    )
    return loose.length ? [...melds, { cards: loose, melded: false }] : melds
  }
}
