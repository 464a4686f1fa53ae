import { cardSign } from '../../cards/narrate'
import { MeldPlay, type Deed } from '../../parts/meld/turn/meldplay.svelte'
import type { PlateFacts } from '../../parts/seats/plates'
import type { Outlook } from '../../parts/meld/turn/stagedturn.svelte'
import type { Table } from '../../connection/table.svelte'
import { sayOf } from '../../base/texts.svelte'
import { rommeMelds, rommeView, type RommeView } from './view'

/** A seat at a table of this game. */
export class RommePlay extends MeldPlay {
  constructor(table: Table) {
    super(table, sayOf('romme'), ['take', 'meld', 'lay', 'swap'])
  }

  view: RommeView | null = $derived.by(() => rommeView(this.turn.view))
  #done: RommeView | null = $derived.by(() => rommeView(this.table.view))
  melds = $derived.by(() => (this.view ? rommeMelds(this.view, this.#done?.table.length ?? 0) : []))
  /** Whether the first meld is still to be made, and must count something. */
  opening: boolean = $derived.by(() => {
    const { view } = this
    return view !== null && !view.opened[view.seat] && view.open_min > 0
  })
  must: string | null = $derived.by(() => (this.view?.due ? this.view.due_card : null))
  question: string = $derived.by(() => {
    const { says, view } = this
    if (view?.cut && view.phase === 'CUT') return says('now-cut', { card: cardSign(view.cut) })
    return view?.due ? says(`now-${view.due}`, { card: cardSign(view.due_card ?? '') }) : ''
  })

  protected override factsOf(seat: number): Partial<PlateFacts> {
    const { says, view } = this
    const opened = view?.opened[seat] && view.open_min > 0
    const tag = opened ? ({ tag: says('opened'), tone: 'good' } as const) : {}
    return { out: !view?.playing[seat], ...tag }
  }

  /** The points that the chosen cards would add to the first meld. */
  add: number = $derived.by(() => (this.selection.melds[0] ? worth(this.selection.melds[0]) : 0))

  deeds: readonly Deed[] = $derived.by(() => {
    const { turn, selection, view } = this
    if (!view || !turn.mine) return []
    const top = cardSign(view.pile.at(-1) ?? '')
    const plain = turn.legal.filter(({ cards }) => cards.length === 0)
    // Players usually draw from the stock, so it comes first.
    plain.sort((a, b) => Number(b.kind === 'stock') - Number(a.kind === 'stock'))
    return [
      ...plain.map(({ kind, text }) => this.deed(kind, text, { card: top })),
      ...selection.melds.slice(0, 2).map((outlook) => this.#meldDeed(outlook)),
      ...this.cardDeeds(),
    ]
  })

  #meldDeed(outlook: Outlook): Deed {
    const after = rommeView(outlook.view)
    const points = (this.view?.staged ?? 0) + worth(outlook)
    const opens = after?.opened[after.seat] ?? true
    const word = !this.opening ? 'meld' : opens ? 'open' : 'stage'
    const deed = this.deed('meld', outlook.text, { points }, word)
    return { ...deed, label: this.selection.label(outlook, deed.label) }
  }
}

/** The points of a meld that is laid. */
const worth = ({ view }: Outlook): number => rommeView(view)?.table.at(-1)?.value ?? 0
