import { cardsOf, type Card } from '../../cards/card'
import { cardSign } from '../../narrate'
import type { Deed } from '../../table/MeldActions.svelte'
import { Melding } from '../../table/melding.svelte'
import { meldTexts } from '../../table/melding'
import { Turn, type Outlook } from '../../table/turn.svelte'
import type { Table } from '../../table.svelte'
import { sayOf } from '../../texts.svelte'
import type { LegalAction } from '../../wire'
import { meldsOf, rummy500View, type Rummy500View } from './view'

const says = sayOf('rummy500')

/** A turn of this game: what is chosen, how deep one would reach, and what the buttons would do. */
export class Play {
  readonly turn: Turn
  readonly melding: Melding
  /** The discard down to which the pile would be taken, and what could be done then. */
  #depth = $state<number | null>(null)
  outlook = $state.raw<Outlook | null>(null)

  constructor(readonly table: Table) {
    this.turn = new Turn(table, ['take', 'meld', 'lay'])
    this.melding = new Melding(
      this.turn,
      () => ({ hand: cardsOf(this.view?.hand ?? []), table: this.view?.table ?? [] }),
      () => this.deeds[0]?.run(),
    )
  }

  view: Rummy500View | null = $derived.by(() => rummy500View(this.turn.view))
  #done: Rummy500View | null = $derived.by(() => rummy500View(this.table.view))
  melds = $derived(this.view ? meldsOf(this.view, this.#done?.table.length ?? 0) : [])
  /** The melds of each player in the order of play, the player's own last. */
  groups = $derived.by(() => {
    const seats = this.view?.counts.length ?? 1
    const order = [...Array.from({ length: seats - 1 }, (_, i) => i + 1), 0]
    return order.map((owner) => ({
      owner,
      melds: this.melds.filter((meld) => meld.owner === owner),
    }))
  })
  #takes: LegalAction[] = $derived.by(() => this.turn.legal.filter(({ kind }) => kind === 'take'))
  /** How deep the pile may be taken: the indices of the deepest cards. */
  depths: number[] = $derived.by(() => this.#takes.map((take) => this.#indexOf(take)))
  depth: number | null = $derived.by(() =>
    this.#depth !== null && this.depths.includes(this.#depth) ? this.#depth : null,
  )
  /** What can be called for when “Rummy!” is asked. */
  calls: LegalAction[] = $derived.by(() => this.turn.legal.filter(({ kind }) => kind === 'call'))

  #indexOf({ target }: LegalAction): number {
    return target ?? (this.view?.pile.length ?? 0) - 1
  }

  /** Look at what taking the pile down to a card would allow. */
  async reach(index: number | null): Promise<void> {
    this.#depth = index
    this.outlook = null
    const take = this.#takes.find((action) => this.#indexOf(action) === index)
    const outlook = take && (await this.turn.ask(take.text))
    if (this.#depth === index) this.outlook = outlook ?? null
  }

  /** Ask why the pile may not be taken down to a card. */
  whyNot(index: number): void {
    void this.turn.why(`take D${index}`)
  }

  #take(take: LegalAction): Deed {
    const index = this.#indexOf(take)
    const { pile } = this.view!
    const facts = { count: pile.length - index, card: cardSign(pile[index] ?? '') }
    return { kind: 'take', label: says('do-pile', facts), run: () => this.#do(take.text) }
  }

  #do(text: string): void {
    this.#depth = null
    this.outlook = null
    this.melding.play(text)
  }

  /** The strong move with what is chosen, then others. */
  deeds: Deed[] = $derived.by(() => {
    const { turn, melding, view } = this
    if (!view || !turn.mine || view.phase === 'CALL') return []
    const found: Deed[] = turn.legal
      .filter(({ kind }) => kind === 'stock' || kind === 'pass')
      .map(({ kind, text }) => ({ kind, label: says(`do-${kind}`), run: () => this.#do(text) }))
    const chosen =
      this.depth ?? (this.depths.includes(view.pile.length - 1) ? view.pile.length - 1 : null)
    const take = this.#takes.find((action) => this.#indexOf(action) === chosen)
    if (take && this.depth !== null) found.unshift(this.#take(take))
    else if (take) found.push(this.#take(take))
    for (const outlook of melding.melds.slice(0, 2)) {
      const label = melding.label(outlook, says('do-meld'))
      found.push({ kind: 'meld', label, run: () => melding.play(outlook.text) })
    }
    const card = melding.single
    if (card) {
      const places = melding.placings(card)
      if (places.length === 1) {
        const { kind, text } = places[0]!
        const label = says(`do-${kind}`, { card: cardSign(card) })
        found.push({ kind, label, run: () => melding.play(text) })
      }
      const discard = melding.withSingle('discard')
      if (discard) {
        const label = says('do-discard', { card: cardSign(card) })
        found.push({ kind: 'discard', label, run: () => melding.play(discard.text) })
      }
    }
    return found
  })

  why(): void {
    const card = this.melding.single
    const text = card ? `discard ${card}` : meldTexts(this.melding.names, this.turn.legal)[0]!
    void this.turn.why(text)
  }

  /** The cards that came with the last draw. */
  fresh: readonly Card[] = $derived.by(() => (this.turn.staged.length ? [] : this.table.arrived))

  /** Do the strong move, or say why there is none with what is chosen. */
  enter(): void {
    const [deed] = this.deeds
    if (deed) deed.run()
    else if (this.melding.names.length) this.why()
  }

  /** Choose what an action is about; if it is chosen, or there is nothing to choose, do it. */
  take(action: LegalAction): void {
    const index = action.kind === 'take' ? this.#indexOf(action) : null
    if (index !== null && index !== this.depth) void this.reach(index)
    else if (['meld', 'lay', 'discard'].includes(action.kind)) this.melding.take(action)
    else this.#do(action.text)
  }

  /** The meld that an action goes to, or the discard down to which it takes the pile. */
  placeOf(action: LegalAction): readonly string[] {
    const { kind, target } = action
    if (kind === 'take') return this.view?.pile.slice(this.#indexOf(action)).slice(0, 1) ?? []
    return kind === 'lay' && target !== null ? (this.view?.table[target]?.cards ?? []) : []
  }

  /** Drop a card on a place of the table. */
  drop({ name }: Card, place: string): void {
    const [where, which = ''] = place.split(':')
    const [target, end] = which.split('.')
    if (where === 'pile') this.melding.play(`discard ${name}`)
    else if (where === 'meld') this.melding.place(name, Number(target), (end as 'low') ?? null)
  }

  /** The seat at a number of places from the player's own. */
  seatAt(owner: number): number {
    const { view } = this
    return view ? (view.seat + owner) % view.counts.length : 0
  }
}
