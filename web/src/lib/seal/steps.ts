/** The part of a match that a seat is shown, and the steps from one position to the next. */
import { without } from '../base/lists'
import type { Event, ScoreSheet, Seating, Snapshot } from '../connection/wire'
import type { TableRules } from './check'
import { takenBackLine } from './takenback'

/** The visible part of a position, and the events that led there. */
export interface Watched {
  seq: number
  waiting: Snapshot['waiting']
  events: readonly Event[]
  view: Shown | null
  sheet: ScoreSheet | null
  /** The number of the deal, the device’s seat, and who sits where; only snapshots have them. */
  deal?: number
  seat?: number
  seating?: Seating | null
  /** The game and its rules; only snapshots contain them. */
  rules?: TableRules
}

/** A view, of which only the hand has the same name in all games. */
export interface Shown {
  readonly hand: readonly string[]
}

/** An action: its line, and the cards that it takes from the device’s hand and adds to it. */
export interface Action {
  line: string
  left: readonly string[]
  came: readonly string[]
  /** Whether it moved a card from elsewhere than the hand of its seat. */
  draws?: boolean
}

interface Beginning {
  number: number
  dealer: number
}

/** A step of the match: each makes the next position. */
export type MatchStep = Action | Beginning | 'end'

export const isBeginning = (step: MatchStep): step is Beginning =>
  step !== 'end' && 'number' in step

/** Whether two lists hold the same cards, in any order. */
export const isSameHand = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && without(one, two).length === 0

/** The steps among events, as a seat is told them. */
export function stepsIn(events: readonly Event[], seat: number): MatchStep[] {
  const own = `hand:${seat}`
  return events.flatMap((event): MatchStep[] => {
    if (event.event === 'deal_started') return [{ number: event.number, dealer: event.dealer }]
    if (event.event === 'action_played') {
      const moves = event.moves ?? []
      const cards = (end: 'source' | 'target'): string[] =>
        moves.flatMap((move) => (move[end] === own && move.card ? [move.card] : []))
      const line = `${event.seat} ${event.text}`
      const draws = moves.some(({ source }) => source !== `hand:${event.seat}`)
      return [{ line, left: cards('source'), came: cards('target'), draws }]
    }
    if (event.event === 'taken_back') return [{ line: takenBackLine(event), left: [], came: [] }]
    const early = event.event === 'match_ended' && (event.agreed || (event.resigned ?? -1) >= 0)
    return early ? ['end'] : []
  })
}
