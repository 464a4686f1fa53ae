import { cardsOf, isJoker, type Card } from '../../cards/card'
import { unique, without } from '../../base/lists'
import type { LegalAction } from '../../connection/wire'

/** Sorted names by which cards are compared: twins are alike, and so are all jokers. */
const key = (names: readonly string[]): string[] =>
  names.map((name) => (isJoker(name) ? '*' : name)).sort()

/** Whether `all` holds every card of `some`, counting repeats. */
const contains = (all: readonly string[], some: readonly string[]): boolean =>
  without(key(some), key(all)).length === 0

/** A hand's requests to the keeper of the chosen cards. */
export interface Chooser {
  readonly chosen: readonly Card[]
  choose(cards: readonly Card[]): void
  /** A card that cannot be used now was tapped or entered. */
  why(card: Card): void
  has(card: Card): boolean
  /** A card was tapped, or picked with the space bar, or entered. */
  tap(card: Card): void
  toggle(card: Card): void
  enter(card: Card): void
}

/** Where legal actions come from and where moves go: a table, or a turn that is laid out first. */
interface Source {
  readonly legal: readonly LegalAction[]
  play(text: string): unknown
  why(actions: readonly string[]): unknown
}

interface Manner {
  /** The meaning of playing the chosen card now, for example "discard". */
  usual?: () => string
  /** The meaning of using a card, where its kind and the card do not say everything. */
  wish?: (card: string) => string | null
  /** Whether several cards can be chosen now; otherwise another card takes the place of the first. */
  many?: () => boolean
}

/**
 * The player's intention: the cards chosen from the hand and an action that still waits for cards.
 * The page does not know whether it is allowed. It sends the legal action that fits, or else the
 * intention as it is, and the server says why not.
 */
export class Selection implements Chooser {
  /** In the order chosen. */
  chosen = $state.raw<readonly Card[]>([])
  /** A kind of action that still needs its card. */
  armed = $state<string | null>(null)
  /** The amount for an action that asks for one; null for the lowest. */
  amount = $state<number | null>(null)

  constructor(
    readonly source: Source,
    readonly manner: Manner = {},
  ) {}

  /** The kinds of legal actions, each once. */
  kinds: string[] = $derived.by(() => unique(this.source.legal.map((action) => action.kind)))
  /** The legal actions that use just the chosen cards. */
  fitting: LegalAction[] = $derived.by(() => this.source.legal.filter((it) => this.fits(it)))
  /** The legal actions that use the chosen cards and perhaps others. */
  possible: LegalAction[] = $derived.by(() =>
    this.source.legal.filter(({ cards }) => contains(cards ?? [], this.#names)),
  )

  /** The chosen card, if it is one. */
  get card(): Card | null {
    return this.chosen.length === 1 ? this.chosen[0]! : null
  }

  get #usual(): string {
    return this.manner.usual?.() ?? 'play'
  }

  get #names(): string[] {
    return this.chosen.map((card) => card.name)
  }

  has(card: Card): boolean {
    return this.chosen.includes(card)
  }

  ofKind(kind: string): LegalAction[] {
    return this.source.legal.filter((action) => action.kind === kind)
  }

  /** Whether an action uses just these cards: the chosen ones, if none are given. */
  fits({ cards }: LegalAction, names: readonly string[] = this.#names): boolean {
    return names.length > 0 && names.length === cards?.length && contains(cards, names)
  }

  /** A card was tapped: it is chosen or let go; where only one can be, a second tap plays it. */
  tap(card: Card): void {
    if (this.armed) {
      this.chosen = [card]
      this.playChosen(this.armed)
    } else if (!this.manner.many?.() && this.has(card)) this.playChosen()
    else this.toggle(card)
  }

  toggle(card: Card): void {
    if (this.has(card)) this.chosen = this.chosen.filter((other) => other !== card)
    else this.chosen = this.manner.many?.() ? [...this.chosen, card] : [card]
  }

  /** Play a card at once, with those chosen if it is one of them. */
  enter(card: Card): void {
    if (!this.has(card)) this.chosen = [card]
    this.playChosen(this.armed ?? undefined)
  }

  /** Say why a card cannot be used now. */
  why({ name }: Card): void {
    const kind = this.armed ?? this.#usual
    void this.source.why([this.manner.wish?.(name) ?? `${kind} ${name}`])
  }

  /** Choose just these cards. */
  choose(cards: readonly Card[]): void {
    this.chosen = cards
  }

  /** Choose an action's cards, or do it if there are none left to choose; return whether done. */
  take(action: LegalAction): boolean {
    const { cards, low, high } = action
    const ranges = low != null && low !== high
    const done = !ranges && (!cards?.length || this.fits(action))
    if (ranges) this.amount = low
    else if (done) this.play(this.textOf(action))
    else this.choose(cardsOf(cards))
    return done
  }

  /** Forget cards that are gone. */
  keep(hand: readonly Card[]): void {
    if (!this.chosen.every((card) => hand.includes(card)))
      this.chosen = this.chosen.filter((card) => hand.includes(card))
  }

  /** Play the chosen cards; where they can go to several places, `target` or a second tap says. */
  playChosen(kind = this.#usual, target?: number): void {
    const fitting = this.fitting.filter(
      (action) => action.kind === kind && (target === undefined || action.target === target),
    )
    if (fitting.length > 1) return
    const place = target === undefined ? '' : `>T${target}`
    this.play(fitting[0]?.text ?? `${kind} ${this.#names.join(' ')}${place}`)
  }

  /** An action was asked for by its button or key. */
  trigger(kind: string): void {
    const actions = this.ofKind(kind)
    const plain = actions.find(({ text, cards }) => text === kind || !cards?.length)
    if (plain) this.play(this.textOf(plain), this.chosen)
    else if (actions.length === 0) this.play(kind)
    else if (this.chosen.length > 0) this.playChosen(kind)
    else if (actions.length === 1) this.play(actions[0]!.text)
    else this.armed = this.armed === kind ? null : kind
  }

  /** The text of an action, with the amount that was set where it asks for one. */
  textOf({ text, low, high }: LegalAction): string {
    if (low == null || high == null || this.amount === null) return text
    return text.replace(/\d+$/, String(Math.max(low, Math.min(high, this.amount))))
  }

  /** Send an action; cards that it does not use may stay chosen, for the next one. */
  play(text: string, chosen: readonly Card[] = []): void {
    this.clear()
    this.chosen = chosen
    void this.source.play(text)
  }

  clear(): void {
    this.chosen = []
    this.armed = null
    this.amount = null
  }
}
