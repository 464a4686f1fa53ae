import { standsFor, type Card } from '../../../cards/card'
import { cardSign } from '../../../cards/narrate'
import type { LegalAction } from '../../../connection/wire'
import { alike, meldTexts, placesOn, placing, suggestions, withCard } from './legalmelds'
import type { Lit } from '../Meld.svelte'
import type { Outlook, StagedTurn } from './stagedturn.svelte'

/** The size of the smallest meld in any game. */
const LEAST = 3

/** A meld of the table, as far as it says where cards go. */
export interface MeldOnTable {
  readonly low: string | null
  readonly high: string | null
  readonly cards: readonly string[]
}

/** The contents of the table and the hand in a position of a game with melds. */
interface Melds {
  readonly hand: readonly Card[]
  readonly table: readonly MeldOnTable[]
}

/** Cards chosen from a hand, and what can be done with them. */
export class MeldSelection {
  /** The chosen cards, also those that the hand does not have. */
  #chosen = $state.raw<readonly Card[]>([])
  /** The ways to lay the chosen cards down as a meld, as the server has granted them. */
  melds = $state.raw<readonly Outlook[]>([])
  #asked = 0

  constructor(
    readonly turn: StagedTurn,
    readonly read: () => Melds,
    /** Does the strongest thing that the chosen cards can do. */
    readonly strong: () => void,
  ) {}

  hand: readonly Card[] = $derived.by(() => this.read().hand)
  chosen: readonly Card[] = $derived(this.hand.filter((card) => this.has(card)))
  names: readonly string[] = $derived(this.chosen.map((card) => card.name))
  /** The only chosen card. */
  single: string | null = $derived(this.names.length === 1 ? this.names[0]! : null)
  /** Whether a kind of action is legal now, whatever the cards. */
  can(kind: string): boolean {
    return this.turn.legal.some((action) => action.kind === kind)
  }

  /** Melds that the hand holds, the best first. */
  suggested(most: number): LegalAction[] {
    return suggestions(this.turn.legal, most)
  }

  /** Where the only chosen card, or another one, fits on each meld of the table. */
  placesOf(target: number, card = this.single): Lit[] {
    const meld = this.read().table[target]
    return meld && card ? placesOn(this.turn.legal, card, target, meld) : []
  }

  /** All places of a card, as actions. */
  placings(card: string): LegalAction[] {
    return ['lay', 'swap'].flatMap((kind) => withCard(this.turn.legal, kind, card))
  }

  withSingle(kind: string): LegalAction | undefined {
    return this.single ? withCard(this.turn.legal, kind, this.single)[0] : undefined
  }

  toggle(card: Card): void {
    this.choose(this.has(card) ? this.#chosen.filter((it) => it !== card) : [...this.#chosen, card])
  }

  has(card: Card): boolean {
    return this.#chosen.includes(card)
  }

  tap(card: Card): void {
    this.toggle(card)
  }

  /** Play the chosen cards, or this one, as soon as it is known what they can do. */
  enter(card: Card): void {
    if (!this.chosen.length) this.toggle(card)
    void this.turn.settled().then(this.strong)
  }

  clear(): void {
    this.choose([])
  }

  /** Choose just these cards. */
  choose(cards: readonly Card[]): void {
    this.#chosen = cards
    this.turn.table.refusal = null
    void this.weigh()
  }

  /** Choose an action's cards; if they are chosen already, do it. Return whether it was done. */
  take(action: LegalAction): boolean {
    if (alike(action.cards, this.names)) {
      this.play(action.text)
      return true
    }
    const left = [...this.hand]
    const cards = action.cards.map((name) => {
      const at = left.findIndex((card) => alike([card.name], [name]))
      return left.splice(at, 1)[0]!
    })
    this.choose(cards)
    return false
  }

  /** Bring a card to a place of a meld: at an end, or wherever it fits; say why not if nowhere. */
  place(card: string, target: number, end: Lit | null): void {
    const { legal } = this.turn
    const meld = this.read().table[target]
    if (!meld) return
    const places = end ? [end] : placesOn(legal, card, target, meld)
    if (places.length > 1) return // both ends are lit: the player has to pick one
    const found = places[0] && placing(legal, card, target, meld, places[0])
    this.play(found ? found.text : `lay ${card}>T${target}`)
  }

  /** Do something; an action of one word, a draw, leaves the chosen cards to the next one. */
  play(text: string): void {
    if (text.includes(' ')) this.#chosen = []
    this.melds = []
    void this.turn.play(text)
  }

  /** Take back what was laid out last. */
  undo(): void {
    void this.turn.undo()
    void this.weigh()
  }

  /** Ask why a card cannot be used now. */
  why({ name }: Card): void {
    void this.turn.why(`discard ${name}`)
  }

  /** Say why the chosen cards are not a meld here. */
  refuse(): void {
    void this.turn.why(meldTexts(this.names, this.turn.legal)[0]!)
  }

  /** The label of a button that lays a meld: where there are several ways, it says which. */
  label(outlook: Outlook, text: string): string {
    if (this.melds.length < 2) return text
    const signs = cardsIn(outlook).map((name) => cardSign(standsFor(name) || name))
    return `${text}: ${signs.join(' ')}`
  }

  /** Ask which melds the chosen cards make. */
  async weigh(): Promise<void> {
    const asked = ++this.#asked
    this.melds = []
    if (this.#chosen.length < LEAST) return
    const found = await this.turn.askAll(() => {
      const { names, turn } = this
      const counts = asked === this.#asked && names.length >= LEAST && this.can('meld')
      return counts ? meldTexts(names, turn.legal) : []
    })
    if (asked !== this.#asked) return
    const granted = found.filter(({ refusal }) => refusal === null)
    // Two ways to write it may mean the same meld.
    const laid = granted.map(laidIn)
    this.melds = granted.filter((_, i) => laid.indexOf(laid[i]!) === i)
  }
}

/** The cards of the meld that an outlook lays; empty if the action ends the turn. */
function cardsIn({ view }: Outlook): string[] {
  const table = (view as { table?: { cards: string[] }[] } | null)?.table
  return table?.at(-1)?.cards ?? []
}
const laidIn = (outlook: Outlook): string => cardsIn(outlook).join(' ')
