/** The moves of a bot for somebody who is back. */
import { isEvent, type StoryEntry } from '../shared/story.svelte'

export interface Done {
  /** The return: the number of its deal, and how many others it follows in that deal. */
  readonly key: string
  /** The bot's moves, and what came of them for the seat, in the words of the log. */
  readonly lines: readonly string[]
  readonly moves: number
}

/**
 * Return what a bot did at a seat in this deal until its person came back last; null if nothing.
 * Without the word that the bot begins, it has played since the cards were dealt.
 */
export function doneWhileAway(told: readonly StoryEntry[], seat: number): Done | null {
  const all = told.filter(isEvent)
  const begun = all.findLastIndex(({ event }) => event.event === 'deal_started')
  const deal = all.slice(Math.max(begun, 0))
  const changes = deal.flatMap(({ event }, at) =>
    event.event === 'stand_in' && event.seat === seat ? [{ at, bot: Boolean(event.by) }] : [],
  )
  const back = changes.findLast(({ bot }) => !bot)?.at ?? -1
  const left = changes.findLast(({ at, bot }) => bot && at < back)?.at ?? 0
  const own = deal
    .slice(left, Math.max(back, 0))
    .filter(({ event }) => ['action_played', 'noted'].includes(event.event) && of(event) === seat)
  const moves = own.filter(({ event }) => event.event === 'action_played').length
  if (moves === 0) return null
  const [first] = deal
  const number = first?.event.event === 'deal_started' ? first.event.number : 0
  const before = changes.filter(({ bot }) => !bot).length
  return { key: `${number}/${before}`, lines: own.map(({ text }) => text), moves }
}

const of = (event: object): unknown => ('seat' in event ? event.seat : undefined)
