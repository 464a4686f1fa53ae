import { cardsOf, type Card } from '../../cards/card'
import { cardSign } from '../../narrate'
import type { Deed } from '../../table/MeldActions.svelte'
import { Melding } from '../../table/melding.svelte'
import { meldTexts } from '../../table/melding'
import { Turn, type Outlook } from '../../table/turn.svelte'
import type { Table } from '../../table.svelte'
import { sayOf } from '../../texts.svelte'
import type { LegalAction } from '../../wire'
import { meldsOf, relative, rommeView, type RommeView } from './view'

const says = sayOf('romme')

/** A turn of this game: what is chosen, what is laid out, and what the buttons would do. */
export class Play {
  readonly turn: Turn
  readonly melding: Melding

  constructor(readonly table: Table) {
    this.turn = new Turn(table, ['take', 'meld', 'lay', 'swap'])
    this.melding = new Melding(
      this.turn,
      () => ({ hand: cardsOf(this.view?.hand ?? []), table: this.view?.table ?? [] }),
      () => this.deeds[0]?.run(),
    )
  }

  view: RommeView | null = $derived.by(() => rommeView(this.turn.view))
  #done: RommeView | null = $derived.by(() => rommeView(this.table.view))
  melds = $derived(this.view ? meldsOf(this.view, this.#done?.table.length ?? 0) : [])
  /** The melds of each player in the order of play, the player's own last. */
  groups = $derived.by(() => {
    const seats = this.view?.counts.length ?? 0
    const order = [...Array.from({ length: seats - 1 }, (_, i) => i + 1), 0]
    return order.map((owner) => ({
      owner,
      melds: this.melds.filter((meld) => meld.owner === owner),
    }))
  })
  /** Whether the first meld is still to be made, and must count something. */
  opening: boolean = $derived.by(() => {
    const { view } = this
    return view !== null && !view.opened[view.seat] && view.open_min > 0
  })

  /** What a meld that is laid would count. */
  worth({ view }: Outlook): number {
    return rommeView(view)?.table.at(-1)?.value ?? 0
  }

  /** What the chosen cards would add to the first meld. */
  add: number = $derived.by(() => (this.melding.melds[0] ? this.worth(this.melding.melds[0]) : 0))

  #meldDeed(outlook: Outlook): Deed {
    const after = rommeView(outlook.view)
    const points = (this.view?.staged ?? 0) + this.worth(outlook)
    const opens = after?.opened[after.seat] ?? true
    const key = !this.opening ? 'do-meld' : opens ? 'do-open' : 'do-stage'
    const run = (): void => this.melding.play(outlook.text)
    return { kind: 'meld', label: this.melding.label(outlook, says(key, { points })), run }
  }

  /** The strong move with what is chosen, then others. */
  deeds: Deed[] = $derived.by(() => {
    const { turn, melding, view } = this
    if (!view || !turn.mine) return []
    const plain = turn.legal.filter(({ cards }) => cards.length === 0)
    const top = cardSign(view.pile.at(-1) ?? '')
    const found: Deed[] = plain.map(({ kind, text }) => ({
      kind,
      label: says(`do-${kind}`, { card: top }),
      run: () => this.melding.play(text),
    }))
    // The stock is what one draws from usually.
    found.sort((a, b) => Number(b.kind === 'stock') - Number(a.kind === 'stock'))
    found.push(...melding.melds.slice(0, 2).map((outlook) => this.#meldDeed(outlook)))
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

  /** The meld that chosen cards would make if the table let it: asked so that it says why not. */
  why(): void {
    const card = this.melding.single
    const text = card ? `discard ${card}` : meldTexts(this.melding.names, this.turn.legal)[0]!
    void this.turn.why(text)
  }

  /** Draw as one usually does; the server says if that cannot be now. */
  draw(): void {
    this.melding.play('stock')
  }

  /** The card that came with the last draw. */
  fresh: readonly Card[] = $derived.by(() => (this.turn.staged.length ? [] : this.table.arrived))

  /** Do the strong move, or say why there is none with what is chosen. */
  enter(): void {
    const [deed] = this.deeds
    if (deed) deed.run()
    else if (this.melding.names.length) this.why()
  }

  /** Choose the cards of an action; if they are chosen, or it has none, do it. */
  take(action: LegalAction): void {
    if (action.cards.length) this.melding.take(action)
    else this.melding.play(action.text)
  }

  /** The meld that an action goes to. */
  placeOf({ target }: LegalAction): readonly string[] {
    return target === null ? [] : (this.view?.table[target]?.cards ?? [])
  }

  /** Drop a card on a place of the table. */
  drop({ name }: Card, place: string): void {
    const [where, which = ''] = place.split(':')
    const [target, end] = which.split('.')
    if (where === 'pile') this.melding.play(`discard ${name}`)
    else if (where === 'meld') this.melding.place(name, Number(target), (end as 'low') ?? null)
    else if (this.melding.melds[0]) this.melding.play(this.melding.melds[0].text)
  }

  /** The seat at a number of places from the player's own. */
  seatAt(owner: number): number {
    const { view } = this
    return view ? (view.seat + owner) % view.counts.length : 0
  }

  readonly relative = relative
}
