/** The positions of a recorded deal. */
import { completed, joined } from '../connection/changes'
import type { Event, RecordedDeal, ScoreSheet, UpdateMessage, View } from '../connection/wire'

/** One position of a deal, and what led to it. */
export interface RecordedPosition {
  readonly seq: number
  readonly view: View | null
  readonly waiting: UpdateMessage['waiting']
  readonly sheet: ScoreSheet
  /** All events of the deal so far. */
  readonly events: readonly Event[]
  /** The message that led to it; null at the start. */
  readonly update: UpdateMessage | null
}

/** The positions of a deal, from the first to the last. */
export function momentsOf({ start, updates }: RecordedDeal, isLast = false): RecordedPosition[] {
  const first = { ...start, view: joined(start), update: null }
  const found: RecordedPosition[] = [first]
  for (const update of updates) {
    const before = found.at(-1)!
    const { view, sheet, events, seq, waiting } = completed(update, before.view)
    found.push({
      seq,
      view,
      // No deal follows the last one, even where the players agreed on that only afterwards.
      waiting: isLast && waiting === 'deal' ? 'over' : waiting,
      sheet: sheet ? { ...sheet, rows: [...before.sheet.rows, ...sheet.rows] } : before.sheet,
      events: [...before.events, ...events],
      update,
    })
  }
  return found
}
