import { cardGroups, cardsOf, isJoker, standsFor, type Card } from '../../../cards/card'
import { cardName, cardSign, choices } from '../../../cards/narrate'
import type { Table } from '../../../connection/table.svelte'
import { say, texts, type Facts, type Say } from '../../../base/texts.svelte'
import { Hand } from '../../hand/hand.svelte'
import { settledSheet } from '../../shared/landed.svelte'
import { marksOf, type SeatMark } from '../../shared/marks'
import { meldTexts } from './legalmelds'
import { MeldSelection, type MeldOnTable } from './meldselection.svelte'
import type { End, MeldGroup, MeldInfo } from '../layout/meldlayout'
import { othersOf, type PlateFacts } from '../../seats/plates'
import type { LegalAction, ScoreSheet } from '../../../connection/wire'
import type { CardTab, CardTabs } from '../../hand/tabs'
import { StagedTurn } from './stagedturn.svelte'

/** Something that a button does, named with its effect. */
export interface Deed {
  readonly kind: string
  readonly label: string
  readonly run: () => void
  /** The action itself, where a button of its kind could do another one. */
  readonly text?: string
}

/** A position of a game with melds, as far as every table of such a game shows it. */
interface MeldView {
  readonly seat: number
  /** The seat to act, -1 once the deal is over. */
  readonly turn: number
  readonly phase: string
  readonly dealer: number
  readonly hand: readonly string[]
  /** Melds that the hand holds at once. */
  readonly melds: readonly (readonly string[])[]
  readonly counts: readonly number[]
  readonly pile: readonly string[]
  readonly table: readonly MeldOnTable[]
  /** The card just taken from the pile, which may not go back. */
  readonly taken: string | null
}

/** A seat at a table with melds: what is laid out, what is chosen, what the buttons would do. */
export abstract class MeldPlay {
  readonly turn: StagedTurn
  readonly selection: MeldSelection
  /** The hand, in the player's own order. */
  readonly own: Hand
  readonly #sheet: () => ScoreSheet | null

  constructor(
    readonly table: Table,
    readonly says: Say,
    /** The kinds of actions that can be taken back until the turn ends. */
    laid: readonly string[],
  ) {
    this.#sheet = settledSheet(table)
    this.turn = new StagedTurn(table, laid)
    this.selection = new MeldSelection(
      this.turn,
      () => ({ hand: cardsOf(this.view?.hand ?? []), table: this.view?.table ?? [] }),
      () => this.enter(),
    )
    this.own = new Hand(
      () => [...this.selection.hand],
      () => cardGroups(this.view?.melds ?? []),
      false,
      table.own.key,
    )
  }

  /** The position with all that is laid out. */
  abstract readonly view: MeldView | null
  abstract readonly melds: readonly MeldInfo[]
  /** The possible actions with the chosen cards, the strong move first. */
  abstract readonly deeds: readonly Deed[]
  /** A question to the player beyond the list of legal actions, or nothing. */
  protected abstract readonly question: string
  /** The card that must be used next. */
  protected abstract readonly must: string | null
  /** The facts on the plate of a seat, besides the common ones. */
  protected abstract factsOf(seat: number): Partial<PlateFacts>

  /** The melds of each player in the order of play, the player's own last. */
  groups: MeldGroup[] = $derived.by(() => {
    const seats = this.view?.counts.length ?? 1
    return [...othersOf(0, seats), 0].map((owner) => ({
      owner,
      melds: this.melds.filter((meld) => meld.owner === owner),
    }))
  })
  /** The cards that came with the last draw. */
  fresh: readonly Card[] = $derived.by(() => (this.turn.staged.length ? [] : this.table.arrived))
  tabs: CardTabs = $derived.by(() => {
    const found = this.selection.hand.map((card) => [card, this.#tab(card.name)] as const)
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced, never changed
    return new Map(found.filter((it): it is [Card, CardTab] => it[1] !== null))
  })
  /** How many cards of the hand fit a meld of the table. */
  fitting: number = $derived.by(
    () => [...this.tabs.values()].filter(({ sign }) => sign === 'fits' || sign === 'swap').length,
  )
  asked: string = $derived.by(() => {
    const { selection, turn, says, view } = this
    if (!turn.mine || !view) return ''
    const card = selection.single
    const places = card ? selection.placings(card).length : 0
    if (this.question) return this.question
    if (card && places > 1) return says('now-places', { card: cardSign(card), count: places })
    const facts = { card: cardSign(view.pile.at(-1) ?? '') }
    return say('now-mine', { choices: choices(turn, says, facts) })
  })

  #tab(card: string): CardTab | null {
    const { selection, must, says, turn, view } = this
    const kinds = selection.placings(card).map(({ kind }) => kind)
    // A twin of what was taken may go.
    const discards = turn.legal.flatMap(({ kind, cards }) => (kind === 'discard' ? cards : []))
    const tab = (sign: CardTab['sign']): CardTab => ({ sign, says: says(`tab-${sign}`) })
    if (must === card) return tab('must')
    if (kinds.includes('lay')) return tab('fits')
    if (kinds.includes('swap')) return tab('swap')
    const isBarred = view?.taken === card && turn.mine && !discards.includes(card)
    return isBarred ? tab('barred') : null
  }

  /** The seat at a number of places from the player's own. */
  seatAt(owner: number): number {
    const { view } = this
    return view ? (view.seat + owner) % view.counts.length : 0
  }

  /** Names, letters and colours of all seats. */
  marks: readonly SeatMark[] = $derived.by(() => marksOf(this.table))

  player(seat: number): string {
    return this.marks[seat]?.name ?? ''
  }

  /** A seat as texts want to know it. */
  who(seat: number): Facts {
    return { who: seat === this.table.seat ? 'me' : 'other', name: this.player(seat) }
  }

  /** The content of the plates, your own last. */
  plates: PlateFacts[] = $derived.by(() => {
    const { view } = this
    if (!view) return []
    return [...othersOf(view.seat, view.counts.length), view.seat].map((seat) => ({
      seat,
      cards: view.counts[seat] ?? 0,
      stack: this.#sheet()?.totals[seat] ?? 0,
      dealer: view.dealer === seat,
      turn: view.turn === seat,
      ...this.factsOf(seat),
    }))
  })

  /** A meld in words: whose it is, its cards, what its jokers stand for, and what it takes. */
  nameOf(meld: MeldInfo): string {
    const wants = [meld.low, meld.high, ...meld.missing].filter((card) => card !== null)
    return this.says('meld-name', {
      ...this.who(this.seatAt(meld.owner)),
      cards: listOf(meld.cards),
      wants: wants.length ? listOf(wants) : 'none',
    })
  }

  ownerOf(meld: MeldInfo): string {
    return this.says('meld-owner', this.who(this.seatAt(meld.owner)))
  }

  /** The facts about a meld, in sentences. */
  tellOf({ cards, low, high, missing, swaps }: MeldInfo): string[] {
    const { says } = this
    const wants = [low, high, ...missing].filter((card) => card !== null)
    const jokers = cards.filter((card) => isJoker(card) && standsFor(card).length === 2)
    return [
      ...jokers.map((card) => says('meld-joker', { card: cardName(standsFor(card)) })),
      ...(swaps.length ? [says('meld-frees', { cards: listOf(swaps, 'disjunction') })] : []),
      says('meld-takes', { cards: wants.length ? listOf(wants, 'disjunction') : 'none' }),
    ]
  }

  /** The actions of the buttons for a single chosen card. */
  protected cardDeeds(): Deed[] {
    const { selection } = this
    const card = selection.single
    if (!card) return []
    const places = selection.placings(card)
    const discard = selection.withSingle('discard')
    const actions = [...(places.length === 1 ? places : []), ...(discard ? [discard] : [])]
    return actions.map(({ kind, text }) => this.deed(kind, text, { card: cardSign(card) }))
  }

  protected deed(kind: string, text: string, facts: Facts = {}, word: string = kind): Deed {
    const run = (): void => this.selection.play(text)
    return { kind, label: this.says(`do-${word}`, facts), run }
  }

  /** Ask why what is chosen cannot be done. */
  why(): void {
    const card = this.selection.single
    const text = card ? `discard ${card}` : meldTexts(this.selection.names, this.turn.legal)[0]!
    void this.turn.why(text)
  }

  /** Do the strong move, or say why there is none with what is chosen. */
  enter(): void {
    const [deed] = this.deeds
    if (deed) deed.run()
    else if (this.selection.names.length) this.why()
  }

  /** Choose the cards of an action; if they are chosen, or it has none, do it. */
  take(action: LegalAction): boolean {
    if (action.cards.length) return this.selection.take(action)
    this.selection.play(action.text)
    return true
  }

  /** The cards at the place that an action goes to. */
  placeOf({ target }: LegalAction): readonly string[] {
    return target == null ? [] : (this.view?.table[target]?.cards ?? [])
  }

  /** A meld was tapped, perhaps at an end; false if nothing is chosen that could go there. */
  pick(meld: MeldInfo, end: End | 'swap' | null): boolean {
    const { selection } = this
    const { names, single } = selection
    if (single) selection.place(single, Number(meld.id), end)
    else if (names.length) selection.refuse()
    return names.length > 0
  }

  /** Drop a card on a place of the table. */
  drop(card: Card, place: string): void {
    const { name } = card
    const { selection } = this
    const [where, which = ''] = place.split(':')
    const [target, named] = which.split('.')
    const fitting = where === 'meld' ? selection.placesOf(Number(target), name) : []
    // An end is meant only if the card fits there.
    const end = fitting.find((it) => it === named) ?? null
    // Where it fits in two ways, one of them has to be meant.
    const isVague = !end && fitting.length > 1
    if (where === 'pile') selection.play(`discard ${name}`)
    else if (where !== 'meld') this.land()
    else if (isVague) selection.choose([card])
    else selection.place(name, Number(target), end)
  }

  /** Lay down the chosen cards where no meld lies yet. */
  protected land(): void {
    const [meld] = this.selection.melds
    if (meld) this.selection.play(meld.text)
    else if (this.selection.names.length) this.selection.refuse()
  }
}

/** Cards in words, jokers as what they stand for. */
export const listOf = (
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => texts.list(names.map(cardName), type)
