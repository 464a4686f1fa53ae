import type { Card } from '../../cards/card'
import { handIn, type PokerHand } from '../../parts/mat/poker'
import { Selection } from '../../parts/hand/selection.svelte'
import type { Table } from '../../connection/table.svelte'
import { sayOf } from '../../base/texts.svelte'
import type { LegalAction } from '../../connection/wire'
import { amountOf, cardsFor, claimable, textOf, type Wish } from './decision'
import type { StopsView } from './view'

const FIVE = 5
/** The kinds of action that Enter does, the preferred one first. */
const STRONG = ['bid', 'claim', 'select', 'call', 'lead', 'follow', 'pass', 'decline']

/** A decision in the making: the card to lead, five cards, sections, an amount. */
export class Making extends Selection {
  /** The name of the five cards chosen for poker, as the server gives it. */
  hand = $state.raw<PokerHand | null>(null)
  #claims = $state.raw<string[] | null>(null)

  constructor(
    readonly table: Table,
    /** The legal actions, none while something is still shown. */
    readonly legal: () => readonly LegalAction[],
    readonly view: () => StopsView | null,
  ) {
    const source = {
      get legal() {
        return legal()
      },
      play: (text: string) => table.play(text),
      why: (actions: readonly string[]) => table.why(actions),
    }
    const has = (kind: string): boolean => legal().some((action) => action.kind === kind)
    super(source, { usual: () => (has('follow') ? 'follow' : 'lead'), many: () => has('select') })
  }

  range = $derived.by(() => amountOf(this.legal()))
  claimable = $derived.by(() => claimable(this.legal()))

  get #choosing(): boolean {
    return this.kinds.includes('select')
  }

  /** The cards chosen for poker, while they are being chosen. */
  get five(): readonly string[] {
    return this.#choosing ? this.chosen.map(({ name }) => name) : []
  }

  /** The sections to claim: all that are possible, until the player takes one back. */
  get claims(): readonly string[] {
    return this.#claims ?? this.claimable
  }

  /** The amount that is bid or raised by. */
  get chips(): number {
    return this.amount ?? this.range?.low ?? 0
  }

  set chips(chips: number) {
    this.amount = chips
  }

  /** The cards of the hand that mean something now. */
  get playable(): readonly string[] {
    const legal = this.legal()
    if (this.#choosing) return this.view()?.hand ?? []
    return [...cardsFor(legal, 'lead'), ...cardsFor(legal, 'follow')]
  }

  get wish(): Wish {
    const { five, claims, chips } = this
    const card = this.#choosing ? null : (this.card?.name ?? null)
    return { card, five, claims, amount: chips }
  }

  override toggle(card: Card): void {
    if (this.has(card) || !this.#choosing || this.chosen.length < FIVE) super.toggle(card)
    void this.#name()
  }

  override choose(cards: readonly Card[]): void {
    super.choose(cards)
    void this.#name()
  }

  async #name(): Promise<void> {
    const { chosen } = this
    this.hand = null
    const text = this.#choosing ? textOf('select', [], this.wish) : null
    const tried = text && (await this.table.tryOut([text]))
    if (tried && !tried.refusal && chosen === this.chosen) this.hand = handIn(tried.facts)
  }

  override enter(card: Card): void {
    if (this.#choosing) this.toggle(card)
    else super.enter(card)
  }

  override trigger(kind: string): void {
    const text = textOf(kind, this.legal(), this.wish)
    if (text) this.play(text)
    else this.#ask(kind)
  }

  /** Say what must be chosen first. */
  #ask(kind: string): void {
    const text = sayOf(this.table.own.game)(`armed-${kind}`)
    this.table.refusal = { code: 'not_chosen', rule: '', text, facts: {} }
  }

  /** Claim a section, or leave its chips where they are. */
  claim(section: string): void {
    const { claims } = this
    this.#claims = this.claimable.filter((id) => claims.includes(id) !== (id === section))
  }

  /** Do what the strong button does. */
  strong(): void {
    const kind = STRONG.find((one) => this.kinds.includes(one))
    if (kind) this.trigger(kind)
  }

  override clear(): void {
    super.clear()
    this.hand = null
    this.#claims = null
  }
}
