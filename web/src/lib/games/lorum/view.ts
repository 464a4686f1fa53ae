import { cardName } from '../../cards/narrate'
import { othersOf, type PlateFacts } from '../../parts/seats/plates'
import type { Table } from '../../connection/table.svelte'
import { texts, type Say } from '../../base/texts.svelte'
import type { ViewOf } from '../../connection/wire'

export type LorumView = ViewOf<'lorum'>

/** The table's position, if it is one of this game. */
export const lorumView = (table: Table): LorumView | null =>
  table.view?.game === 'lorum' ? table.view : null

/** The answer of a seat, as the others see it. */
export type LorumAnswer = 'pass' | 'small' | 'big' | 'sealed' | 'deciding' | 'none'

/** Return what a seat said before the first lead; afterwards, the declaration that counts. */
export function saidBy(view: LorumView, seat: number, sealed: boolean): LorumAnswer {
  if (seat === view.declarer && view.mode !== 'regular') return view.mode
  if (view.phase === 'PLAY' || view.phase === 'OVER') return 'none'
  if (!view.asked[seat]) return seat === view.turn ? 'deciding' : 'none'
  return sealed || view.phase === 'EXPOSE' ? 'sealed' : 'pass'
}

/** The same in words, and whether it binds; null if there is nothing to say. */
export function lorumTag(
  view: LorumView,
  seat: number,
  sealed: boolean,
  says: Say,
): { text: string; strong: boolean } | null {
  const said = saidBy(view, seat, sealed)
  if (said === 'none' || (said === 'deciding' && seat === view.seat)) return null
  return { text: says(`said-${said}`), strong: said === 'small' || said === 'big' }
}

/** The others from left to right: the next to play sits to the right of the viewer. */
export const lorumPlates = (view: LorumView, sealed: boolean, says: Say): PlateFacts[] =>
  othersOf(view.seat, view.counts.length)
    .toReversed()
    .map((seat) => {
      const tag = lorumTag(view, seat, sealed, says)
      return {
        seat,
        cards: view.counts[seat]!,
        stack: view.stacks[seat]!,
        dealer: view.dealer === seat,
        turn: view.turn === seat,
        ...(tag ? { tag: tag.text } : {}),
        ...(tag?.strong ? { tone: 'good' as const } : {}),
      }
    })

/** The queens that still lie open before a seat. */
export const openOf = ({ exposed, taken, trick }: LorumView, seat: number): string[] =>
  (exposed[seat] ?? []).filter(
    (card) => !taken.flat().includes(card) && !trick?.cards.includes(card),
  )

/** Such queens in words. */
export const openNames = (cards: readonly string[], says: Say): string =>
  cards.length ? says('shown', { card: texts.list(cards.map(cardName), 'conjunction') }) : ''

/** The card that is taking the trick. */
export const bestOf = ({ trick, counts }: LorumView): string | undefined =>
  trick?.cards[(trick.winner - trick.leader + counts.length) % counts.length]
