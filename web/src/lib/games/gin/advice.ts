/** The server's facts in terms of the player: the strong move, and what a card leaves. */
import { cardOf, cardsOf, type Card } from '../../cards/card'
import { cardSign } from '../../cards/narrate'
import type { Selection } from '../../parts/hand/selection.svelte'
import type { CardTab, CardTabs } from '../../parts/hand/tabs'
import type { Say } from '../../base/texts.svelte'
import type { GinView } from './view'

const STRONG = ['biggin', 'knock', 'lay', 'finish', 'stock', 'discard']

/** The one move to be offered in gold; with a card chosen, one that uses it if there is any. */
export function strongMove(selection: Selection): string | null {
  // Whether to take the open card is for the player to weigh: no move is the strong one.
  if (selection.kinds.includes('take')) return null
  const kinds = selection.card ? selection.fitting.map(({ kind }) => kind) : selection.kinds
  const best = (from: string[]): string | undefined => STRONG.find((kind) => from.includes(kind))
  return best(kinds) ?? best(selection.kinds) ?? null
}

const canKnock = ({ source }: Selection, card: Card): boolean =>
  source.legal.some(({ kind, cards }) => kind === 'knock' && cards?.[0] === card.name)

/** Describe the hand after a discard; empty while there is no discard to make. */
export function afterDiscard(view: GinView, selection: Selection, card: Card, says: Say): string {
  const count = view.leaves[cardsOf(view.hand).indexOf(card)]
  if (count === undefined) return ''
  const knocks = canKnock(selection, card)
  const can = !knocks ? 'nothing' : count === 0 ? 'gin' : 'knock'
  return says('after', { card: cardSign(card.name), count, can })
}

/** The tabs of the hand: what may not be discarded, what one can knock with, what can be laid off. */
export function tabsOf(view: GinView, selection: Selection, says: Say): CardTabs {
  const tabs = new Map<Card, CardTab>()
  const hand = cardsOf(view.hand)
  for (const [index, card] of hand.entries()) {
    if (!canKnock(selection, card)) continue
    const text = String(view.leaves[index] ?? '')
    tabs.set(card, { sign: 'fits', text, says: afterDiscard(view, selection, card, says) })
  }
  for (const { cards } of selection.ofKind('lay')) {
    for (const card of cardsOf(cards ?? [])) tabs.set(card, { sign: 'fits', says: says('fits') })
  }
  if (view.taken) tabs.set(cardOf(view.taken), { sign: 'barred', says: says('barred') })
  return tabs
}
