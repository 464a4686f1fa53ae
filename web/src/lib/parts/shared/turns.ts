/** The log of a table in rows: one for each turn, each trick or each run. */
import type { ActionPlayed, Event, Move } from '../../connection/wire'
import { isEvent, type StoryEntry } from './story.svelte'

/** How a game's events form rows, by their kinds; without it, a row is what one seat does. */
export interface LogHabits {
  /** Actions and notes that the log leaves out, such as a pass. */
  readonly silent?: readonly string[]
  /** Actions whose cards say enough. */
  readonly plain?: readonly string[]
  /** Actions that continue the row of another seat. */
  readonly follows?: readonly string[]
  /** Notes after which a new row begins. */
  readonly ends?: readonly string[]
}

/** An action in a row. */
export interface LogDeed {
  readonly seat: number
  /** Its kind; empty if its cards say enough. */
  readonly kind: string
  readonly cards: readonly string[]
  /** The amount that it names, such as a bid. */
  readonly amount: string
}

/** A row is written from left to right: deeds, and entries of the story in words. */
export interface LogRow {
  readonly id: number
  /** The seat that began it; null if no seat did. */
  readonly seat: number | null
  readonly entries: readonly StoryEntry[]
  readonly parts: readonly (LogDeed | StoryEntry)[]
  /** The position that shows the table after it; null if the page has not shown that. */
  readonly at: number | null
}

export const isDeed = (part: LogDeed | StoryEntry): part is LogDeed => !('event' in part)

/** A row that is still being written. */
interface Draft {
  readonly seat: number | null
  readonly entries: StoryEntry[]
  readonly parts: (LogDeed | StoryEntry)[]
  ended: boolean
}

const AMOUNT = /^\w+ (\d+)$/
const FEW = 2

const isHand = (place: string): boolean => place.startsWith('hand:')

/** Whether a move is one from or to a hand, and not of a card that has just come there. */
const isSeen = ({ card, source, target }: Move, _: number, moves: readonly Move[]): boolean =>
  (isHand(source) || isHand(target)) &&
  !moves.some((before) => before.card === card && before.target === source)

/** Whether one hand is exchanged for another: their cards say nothing about the deed. */
const isExchange = (moves: readonly Move[]): boolean =>
  moves.filter(({ source }) => isHand(source)).length > FEW &&
  moves.filter(({ target }) => isHand(target)).length > FEW

function deedOf(event: ActionPlayed, { plain = [] }: LogHabits): LogDeed {
  const { seat, kind, text, moves = [] } = event
  const seen = isExchange(moves) ? [] : moves.filter(isSeen)
  const cards = seen.flatMap(({ card }) => card ?? [])
  const amount = AMOUNT.exec(text)?.[1] ?? ''
  return { seat, kind: plain.includes(kind) ? '' : kind, cards, amount }
}

/** Whether an event belongs to the row before it. */
function continues(event: Event, row: Draft | undefined, { follows = [] }: LogHabits): boolean {
  if (!row) return false
  if (event.event === 'noted') return true
  if (event.event !== 'action_played' || row.seat === null || row.ended) return false
  return event.seat === row.seat || (follows.includes(event.kind) && row.parts.some(isDeed))
}

/** Return the rows of a story, oldest first; nobody needs a row in which nothing is to be read. */
export function rowsOf(told: readonly StoryEntry[], habits: LogHabits): LogRow[] {
  const drafts: Draft[] = []
  for (const entry of told) {
    if (!isEvent(entry)) {
      drafts.push({ seat: null, entries: [entry], parts: [entry], ended: true })
      continue
    }
    const { event } = entry
    let row = drafts.findLast(({ entries }) => isEvent(entries[0]!))
    if (!row || !continues(event, row, habits)) {
      const seat = event.event === 'action_played' ? event.seat : null
      drafts.push((row = { seat, entries: [], parts: [], ended: false }))
    }
    row.entries.push(entry)
    if (!('kind' in event && habits.silent?.includes(event.kind)))
      row.parts.push(event.event === 'action_played' ? deedOf(event, habits) : entry)
    row.ended ||= event.event === 'noted' && (habits.ends?.includes(event.kind) ?? false)
  }
  return drafts
    .filter(({ parts }) => parts.length > 0)
    .map(({ entries, parts }) => {
      const seat = parts.find(isDeed)?.seat ?? null
      const at = entries.findLast((entry) => entry.at !== null)?.at ?? null
      return { id: entries[0]!.id, seat, entries, parts, at }
    })
}
