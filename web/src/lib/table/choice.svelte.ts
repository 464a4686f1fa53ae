import type { Card } from '../cards/card'
import { unique } from '../unique'
import type { Table } from '../table.svelte'
import type { LegalAction } from '../wire'

/**
 * What the player is about to do. Whether he may is not known here: a wish goes to the server as
 * the legal action that fits it, or else as it is, and the server says why not.
 */
export class Choice {
  selected = $state<Card | null>(null)
  /** A kind of action that still needs its card. */
  armed = $state<string | null>(null)

  constructor(
    readonly table: Table,
    /** What playing a card means now, for example "discard". */
    readonly usual: () => string,
  ) {}

  /** The kinds of legal actions, each once. */
  kinds: string[] = $derived.by(() => unique(this.table.legal.map((action) => action.kind)))

  ofKind(kind: string): LegalAction[] {
    return this.table.legal.filter((action) => action.kind === kind)
  }

  /** The legal actions of a kind that use just this card. */
  withCard(kind: string, card: Card): LegalAction[] {
    return this.ofKind(kind).filter(({ cards }) => cards?.length === 1 && cards[0] === card.name)
  }

  /** A card was tapped: the first time selects it, the second time plays it. */
  tap(card: Card): void {
    if (this.armed) this.play(card, this.armed)
    else if (this.selected === card) this.play(card)
    else this.selected = card
  }

  select(card: Card): void {
    this.selected = this.selected === card ? null : card
  }

  /** Play a card; where it can go to several places, `target` or a second tap says which. */
  play(card: Card, kind = this.usual(), target?: number): void {
    const fitting = this.withCard(kind, card).filter(
      (action) => target === undefined || action.target === target,
    )
    if (fitting.length > 1) {
      this.selected = card
      return
    }
    const place = target === undefined ? '' : `>T${target}`
    this.send(fitting[0]?.text ?? `${kind} ${card.name}${place}`)
  }

  /** An action was asked for by its button or key. */
  trigger(kind: string): void {
    const actions = this.ofKind(kind)
    const plain = actions.find(({ cards }) => !cards?.length)
    if (plain || actions.length === 0) this.send(plain?.text ?? kind)
    else if (this.selected) this.play(this.selected, kind)
    else if (actions.length === 1) this.send(actions[0]!.text)
    else this.armed = this.armed === kind ? null : kind
  }

  send(text: string): void {
    this.clear()
    this.table.play(text)
  }

  clear(): void {
    this.selected = null
    this.armed = null
  }
}
