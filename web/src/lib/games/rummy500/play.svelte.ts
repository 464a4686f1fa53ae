import { isJoker, rankOf } from '../../cards/card'
import { cardSign } from '../../cards/narrate'
import { suggestions } from '../../parts/meld/turn/legalmelds'
import { MeldPlay, type Deed } from '../../parts/meld/turn/meldplay.svelte'
import type { PlateFacts } from '../../parts/seats/plates'
import type { Outlook } from '../../parts/meld/turn/stagedturn.svelte'
import type { Table } from '../../connection/table.svelte'
import { sayOf, texts } from '../../base/texts.svelte'
import { unique } from '../../base/lists'
import type { LegalAction } from '../../connection/wire'
import { rummy500Melds, rummy500View, type Rummy500View } from './view'

const MOST_USES = 3

/** A seat at a table of this game; beside the cards it chooses how deep to reach into the pile. */
export class Rummy500Play extends MeldPlay {
  /** The discard down to which the pile would be taken, and what could be done then. */
  #depth = $state<number | null>(null)
  #outlook = $state.raw<Outlook | null>(null)

  constructor(table: Table) {
    super(table, sayOf('rummy500'), ['take', 'meld', 'lay'])
  }

  view: Rummy500View | null = $derived.by(() => rummy500View(this.turn.view))
  #done: Rummy500View | null = $derived.by(() => rummy500View(this.table.view))
  melds = $derived.by(() =>
    this.view ? rummy500Melds(this.view, this.#done?.table.length ?? 0) : [],
  )
  #takes: LegalAction[] = $derived.by(() => this.turn.legal.filter(({ kind }) => kind === 'take'))
  /** How deep the pile may be taken: the indices of the deepest cards. */
  depths: number[] = $derived.by(() => this.#takes.map((take) => this.#indexOf(take)))
  depth: number | null = $derived.by(() =>
    this.#depth !== null && this.depths.includes(this.#depth) ? this.#depth : null,
  )
  /** The possible calls when “Rummy!” is asked. */
  calls: LegalAction[] = $derived.by(() => this.turn.legal.filter(({ kind }) => kind === 'call'))
  /** The cards of each call in signs, with the meld where two calls read alike. */
  callSigns: string[] = $derived.by(() => {
    const signs = this.calls.map((call) => this.#called(call).map(cardSign).join(' '))
    return this.calls.map((call, i) => {
      const on = this.#meldOf(call)
      const isAlone = signs.filter((other) => other === signs[i]).length === 1
      const meld = (on?.cards ?? []).map(cardSign).join(' ')
      return isAlone || !on ? signs[i]! : `${signs[i]} ${this.says('use-on', { cards: meld })}`
    })
  })
  must: string | null = $derived.by(() => this.view?.must ?? null)

  question: string = $derived.by(() => {
    const { says, view } = this
    if (!view) return ''
    if (view.phase === 'CALL') return says('now-call', { name: this.player(view.discarder) })
    if (view.must)
      return says(view.must_meld ? 'now-must_meld' : 'now-must', { card: cardSign(view.must) })
    if (this.depth === null) return ''
    return says('now-reach', { card: cardSign(view.pile[this.depth] ?? ''), uses: this.#uses })
  })

  /** The immediate uses of the deepest card, in short. */
  #uses: string = $derived.by(() => {
    const legal = this.#outlook?.legal ?? []
    const melds = suggestions(legal, MOST_USES).map(({ cards }) => cards.map(cardSign).join(' '))
    const lays = unique(legal.filter(({ kind }) => kind === 'lay').map(({ target }) => target ?? 0))
    const on = lays.map((at) => (this.view?.table[at]?.cards ?? []).map(cardSign).join(' '))
    const found = [...melds, ...on.map((cards) => this.says('use-on', { cards }))]
    const isFree = legal.some(({ kind }) => kind === 'discard') || !found.length
    return isFree ? 'none' : texts.list(found.slice(0, MOST_USES), 'disjunction')
  })

  protected override factsOf(seat: number): Partial<PlateFacts> {
    const { table, view } = this
    const target = seat === table.seat ? { target: Number(table.info?.options['target']) } : {}
    return { ...target, running: view?.phase === 'OVER' ? 0 : (view?.laid[seat] ?? 0) }
  }

  /** The meld that a call adds to: its text says where. */
  #meldOf({ text }: LegalAction): Rummy500View['table'][number] | undefined {
    const target = />T(\d+)/.exec(text)?.[1]
    return target === undefined ? undefined : this.view?.table[Number(target)]
  }

  /** The cards of a call; a joker as what it would be at its place. */
  #called(call: LegalAction): readonly string[] {
    const on = this.#meldOf(call)
    if (!on || !call.cards.every(isJoker)) return call.cards
    const end = call.text.endsWith('.lo') ? on.low : on.high
    const rank = rankOf(on.cards.find((card) => !isJoker(card)) ?? '')
    return [`*${on.kind === 'set' ? rank : (end ?? '')}`]
  }

  /** How deep an action reaches into the pile; null unless it takes it. */
  reachOf(action: LegalAction | undefined): number | null {
    return action?.kind === 'take' ? this.#indexOf(action) : null
  }

  #indexOf({ target }: LegalAction): number {
    return target ?? (this.view?.pile.length ?? 0) - 1
  }

  /** Look at what taking the pile down to a card would allow. */
  async reach(index: number | null): Promise<void> {
    this.#depth = index
    this.#outlook = null
    this.table.refusal = null
    const take = this.#takes.find((action) => this.#indexOf(action) === index)
    const outlook = take && (await this.turn.ask(take.text))
    if (this.#depth === index) this.#outlook = outlook ?? null
  }

  /** Ask why the pile may not be taken down to a card. */
  whyNot(index: number): void {
    void this.turn.why(`take D${index}`)
  }

  /** A discard is chosen first, too. */
  override take(action: LegalAction): boolean {
    const index = this.reachOf(action)
    if (index !== null && index !== this.depth) {
      void this.reach(index)
      return false
    }
    if (['meld', 'lay', 'discard'].includes(action.kind)) return super.take(action)
    this.selection.play(action.text)
    return true
  }

  /** The meld that an action goes to, or the discard down to which it takes the pile. */
  override placeOf(action: LegalAction): readonly string[] {
    if (action.kind === 'lay') return super.placeOf(action)
    return action.kind === 'take' ? [this.view?.pile[this.#indexOf(action)] ?? ''] : []
  }

  deeds: readonly Deed[] = $derived.by(() => {
    const { turn, selection, view } = this
    if (!view || !turn.mine || view.phase === 'CALL') return []
    const plain = turn.legal.filter(({ kind }) => kind === 'stock' || kind === 'pass')
    const draws = plain.map(({ kind, text }) => this.deed(kind, text))
    const top = view.pile.length - 1
    const take = this.#takes.find((action) => this.#indexOf(action) === (this.depth ?? top))
    const takes = take ? [this.#take(take)] : []
    return [
      ...(this.depth === null ? [...draws, ...takes] : [...takes, ...draws]),
      ...selection.melds.slice(0, 2).map((outlook) => {
        const deed = this.deed('meld', outlook.text)
        return { ...deed, label: selection.label(outlook, deed.label) }
      }),
      ...this.cardDeeds(),
    ]
  })

  #take(take: LegalAction): Deed {
    const index = this.#indexOf(take)
    const { pile } = this.view!
    const facts = { count: pile.length - index, card: cardSign(pile[index] ?? '') }
    return { ...this.deed('take', take.text, facts, 'pile'), text: take.text }
  }
}
