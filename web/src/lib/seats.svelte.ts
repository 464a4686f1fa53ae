import type { Witness } from './seal/check'
import { follow, forget, keysOf, ofTable, recall, remember } from './storage.svelte'
import type { Place } from './wire'

/** A seat this browser holds: the token is the only key to it. */
export interface OwnSeat extends Place {
  game: string
  opened: number
  /** When this browser has seen the end, which a lesson has, too; 0 for not yet. */
  over?: number
  /** The place taken in the end. */
  place?: number
  /** The table where friends are waited for while one practises at this one. */
  meanwhile?: string
  /** The root (hex) of the chain that this device adds to the shuffles. */
  root?: string
  /** The tip of its first chain, once that is used up. */
  tip?: string | undefined
  /** What it has seen of the last deal itself. */
  witness?: Witness
}

/** What is noted of a seat after somebody has sat down; each has a key of its own. */
const NOTES = ['over', 'place', 'root', 'tip', 'witness'] as const
type Notes = Pick<OwnSeat, (typeof NOTES)[number]>

/** How many finished tables are kept, those that ended last; one that goes on is never dropped. */
const FINISHED = 12

/** What two windows at a table have seen: of the newer deal, and of one deal what was seen first. */
function newest(kept: Witness | null, seen: Witness): Witness {
  if (!kept || kept.deal < seen.deal) return seen
  if (kept.deal > seen.deal) return kept
  const known = Object.entries(kept).filter(([, it]) => it !== null && it !== '')
  return { ...seen, ...Object.fromEntries(known), lines: seen.lines, came: seen.came ?? null }
}

class Seats {
  /** Newest first. */
  all = $state.raw<OwnSeat[]>([])

  constructor() {
    this.#adopt()
    this.#load()
    follow(ofTable(), () => this.#load())
  }

  of(table: string): OwnSeat | undefined {
    return this.all.find((seat) => seat.table === table)
  }

  keep(place: Place, game: string, more: Pick<OwnSeat, 'meanwhile'> = {}): void {
    // Another window may have sat down here by the same claim, and have played since.
    if (recall<OwnSeat | null>(ofTable(place.table, 'seat'), null)?.token !== place.token) {
      this.forget(place.table)
      const seat = { ...place, ...more, game, opened: Date.now() }
      remember(ofTable(place.table, 'seat'), seat)
    }
    this.#load()
  }

  /** Remember more of a seat, unless it has been forgotten. */
  note(table: string, more: Notes): void {
    const [key, seen] = [ofTable(table, 'witness'), more.witness]
    if (recall(ofTable(table, 'seat'), null) === null) return this.#load()
    const notes = seen ? { ...more, witness: newest(recall(key, null), seen) } : more
    for (const [name, value] of Object.entries(notes)) {
      if (value !== undefined) remember(ofTable(table, name), value)
    }
    this.#load()
  }

  /** Remember that the match has ended, and how. */
  finish(table: string, place?: number): void {
    const own = this.of(table)
    if (own && (!own.over || (place && own.place !== place))) {
      this.note(table, { over: own.over || Date.now(), ...(place && { place }) })
      for (const { table } of this.finished.slice(FINISHED)) this.forget(table)
    }
  }

  /** The seats whose match is over, the last one first. */
  get finished(): OwnSeat[] {
    const finished = this.all.filter(({ over }) => over)
    return finished.sort((one, other) => other.over! - one.over!)
  }

  forget(table: string): void {
    for (const key of keysOf(ofTable(table))) forget(key)
    this.#load()
  }

  #load(): void {
    const tables = keysOf(ofTable()).flatMap((key) => /^table\.(.+)\.seat$/.exec(key)?.[1] ?? [])
    this.all = tables
      .flatMap((table) => {
        const seat = recall<OwnSeat | null>(ofTable(table, 'seat'), null)
        const notes = NOTES.map((name) => [name, recall(ofTable(table, name), undefined)])
        const noted = notes.filter(([, value]) => value !== undefined)
        return seat ? [{ ...seat, ...(Object.fromEntries(noted) as Notes) }] : []
      })
      .sort((one, other) => other.opened - one.opened)
  }

  /** Until autumn 2026 all seats had one key. */
  #adopt(): void {
    for (const seat of recall<OwnSeat[]>('seats', [])) {
      const key = ofTable(seat.table, 'seat')
      if (recall(key, null) === null) remember(key, { ...seat, over: seat.place ? seat.opened : 0 })
    }
    forget('seats')
  }
}

export const seats = new Seats()
