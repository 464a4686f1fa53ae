/** The latest statements of the seats, and why a run has stopped, in words. */
import { cardSign } from '../../cards/narrate'
import { othersOf, type PlateFacts } from '../../parts/seats/plates'
import { say } from '../../base/texts.svelte'
import type { Event } from '../../connection/wire'
import type { StopsView } from './view'

export interface Tag {
  text: string
  /** It still counts: a bid that leads, chips that come. */
  strong: boolean
}

const tag = (name: string, chips = 0, strong = false): Tag => ({
  text: say(`stops-tag-${name}`, { chips }),
  strong,
})

/** Return the latest statement of a seat, or null if it no longer matters. */
export function stopsTag(
  view: StopsView,
  seat: number,
  event: Event | null,
  sealed: boolean,
): Tag | null {
  if (event?.event === 'noted' && event.seat === seat) {
    const won = event.chips?.[seat] ?? 0
    if (won > 0 && event.kind !== 'sold') return tag('claimed', won, true)
  }
  if (!view.playing[seat]) return null
  const { phase, auction, betting } = view
  if (phase === 'AUCTION' && auction && !sealed && seat !== view.dealer) {
    const waits = auction.waiting.includes(seat)
    if (seat === auction.buyer) return tag('bid', auction.price, true)
    if (!waits) return tag('passed')
    if (auction.bids[seat]) return tag('bid', auction.bids[seat])
  }
  if (phase === 'BET' && betting) {
    const paid = betting.paid[seat] ?? 0
    if (!betting.live.includes(seat)) return tag('folded')
    if (paid) return tag('in', paid, paid === betting.level)
  }
  if (phase === 'LEAD' && view.turn === seat) return tag('leads', 0, true)
  if (phase === 'OVER' && view.result?.winner === seat) return tag('out', 0, true)
  return null
}

/** The plates of the others, with what they have said last. */
export const stopsPlates = (view: StopsView, tags: readonly (Tag | null)[]): PlateFacts[] =>
  othersOf(view.seat, view.counts.length).map((seat) => ({
    seat,
    cards: view.counts[seat]!,
    stack: view.chips[seat]!,
    dealer: seat === view.dealer,
    turn: seat === view.turn,
    out: !view.playing[seat] || (view.phase === 'BET' && !view.betting?.live.includes(seat)),
    ...(tags[seat] && { tag: tags[seat].text }),
    ...(tags[seat]?.strong && { tone: 'good' as const }),
  }))

const WHY: Record<string, string> = {
  stop_top: 'stops-stop-top',
  stop_played: 'stops-stop-played',
  stop_missing: 'stops-stop-missing',
  stop_held: 'stops-stop-held',
}

/** Why the last run has stopped, in words; empty while it has not. */
export function stopWords(view: StopsView, event: Event | null, events: readonly Event[]): string {
  const told = event
    ? event
    : events.findLast(
        (it) =>
          (it.event === 'noted' && it.kind in WHY) ||
          it.event === 'deal_started' ||
          (it.event === 'action_played' && it.kind === 'lead'),
      )
  if (told?.event === 'noted' && told.kind in WHY) {
    const next = told.facts?.['next']
    return say(WHY[told.kind]!, { next: next ? cardSign(String(next)) : '' })
  }
  if (event || view.runs.length === 0 || view.phase !== 'LEAD') return ''
  return say('stops-stop-known')
}
