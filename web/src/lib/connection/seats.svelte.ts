import type { Flaw, TableRules, Witness } from '../seal/check'
import { unique } from '../base/lists'
import { follow, forget, keysOf, ofTable, recall, remember } from '../base/storage.svelte'
import type { Place, Seal, Seating } from './wire'

/** A seat this browser holds: the token is the only key to it. `seat` is the chair that was taken. */
export interface OwnSeat extends Place {
  game: string
  opened: number
  /** When this browser saw the match or lesson end; 0 for not yet. */
  over?: number
  /** The place taken in the end. */
  place?: number
  /** Whether the player has put this table aside: pages no longer show it in their bar. */
  aside?: boolean
  /** The table's first match, whose link leads to all later ones; none at the first itself. */
  home?: string
  /** The table where friends are expected while the player practises at this one. */
  meanwhile?: string
  /** The address of the position at which a practice table began. */
  moment?: string
  /** The root (hex) of the chain that this device adds to the shuffles. */
  root?: string
  /** The root of the chain for the table's next match. */
  next?: string
  /** The tip of its first chain, once that is used up. */
  tip?: string | undefined
  /** The first deal that needs a share of the newest chain; 1 by default. */
  owed?: number | undefined
  /** The first deal for which the table counts that chain; 0 if it does not list it yet. */
  first?: number | undefined
  /** The rules as the server first told them. */
  rules?: TableRules
  /** The seating after the draw for seats, as the server first told it. */
  seating?: Seating
  /** The device's own record of the last deal. */
  witness?: Witness
  /** A difference from the seal, or from what the server said before. */
  flaw?: Flaw
  /** The deals that it has checked without a flaw or doubt, empty for others. */
  checked?: string[]
}

/** The notes kept about a seat after a player has sat down; each has a key of its own. */
const NOTES = [
  'over',
  'place',
  'root',
  'tip',
  'owed',
  'first',
  'rules',
  'seating',
  'witness',
  'flaw',
  'checked',
  'aside',
  'next',
] as const
type Notes = Pick<OwnSeat, (typeof NOTES)[number]>

/** The most finished tables to keep: those that ended last. A running table is never dropped. */
const FINISHED = 12
/** How long a key is kept after its match, in milliseconds: then the server ends it, too. */
const KEPT = 30 * 86_400_000
/** The most finished deals of a table to keep records of: a browser stores a few megabytes. */
const SEEN = 32

/**
 * Merge the records of two windows at a table. The newer deal wins; of one deal, the record told
 * first, with the longer of the two courses.
 */
function newest(kept: Witness | null, seen: Witness): Witness {
  if (!kept || kept.deal < seen.deal) return seen
  if (kept.deal > seen.deal) return kept
  const { begun, lines, came, look, hands, asked = [], points, doubts, ...first } = kept
  const known = Object.entries(first).filter(([, it]) => it !== null && it !== '')
  const more = kept.begun === seen.begun && (lines?.length ?? 0) > (seen.lines?.length ?? 0)
  const course = more ? { begun, lines, came, look, hands } : {}
  const all = unique([...asked, ...(seen.asked ?? [])])
  return {
    ...seen,
    ...Object.fromEntries(known),
    ...course,
    ...(all.length ? { asked: all } : {}),
    points: seen.points ?? points,
    doubts: seen.doubts ?? doubts,
  }
}

/** The name in the link of a seat's table. */
export const linkOf = ({ home, table }: OwnSeat): string => home ?? table

class Seats {
  /** Newest first. */
  all = $state.raw<OwnSeat[]>([])

  constructor() {
    this.#adopt()
    this.#load()
    const ended = this.finished.filter(({ over, home }) => Date.now() - over! > KEPT && !home)
    for (const { table } of ended) this.forget(table)
    follow(ofTable(), () => this.#load())
  }

  of(table: string): OwnSeat | undefined {
    return this.all.find((seat) => seat.table === table)
  }

  /** The seat in the newest match that a table's link leads to. */
  at(link: string): OwnSeat | undefined {
    return this.all.find(({ table, home }) => link === table || link === home)
  }

  keep(
    place: Place,
    game: string,
    more: Pick<OwnSeat, 'meanwhile' | 'home' | 'moment' | 'root'> = {},
  ): void {
    // Another window may have sat down here by the same claim, and have played since.
    if (recall<OwnSeat | null>(ofTable(place.table, 'seat'), null)?.token !== place.token) {
      this.forget(place.table)
      const seat = { ...place, ...more, game, opened: Date.now() }
      remember(ofTable(place.table, 'seat'), seat)
    }
    this.#load()
  }

  /** Take another key to a seat, with all that this browser has seen at it. */
  rekey({ table, token }: Place): void {
    const key = ofTable(table, 'seat')
    const seat = recall<OwnSeat | null>(key, null)
    if (seat) remember(key, { ...seat, token })
    this.#load()
  }

  /** Remember that the player has taken another chair before the first deal. */
  reseat(table: string, chair: number): void {
    const key = ofTable(table, 'seat')
    const seat = recall<OwnSeat | null>(key, null)
    if (seat) remember(key, { ...seat, seat: chair })
    this.#load()
  }

  /** Remember more of a seat, unless it has been forgotten. */
  note(table: string, more: Notes): void {
    const [key, seen] = [ofTable(table, 'witness'), more.witness]
    if (recall(ofTable(table, 'seat'), null) === null) return this.#load()
    const before = recall<Witness | null>(key, null)
    if (seen && before && before.deal < seen.deal) this.#file(table, before)
    const notes = seen ? { ...more, witness: newest(before, seen) } : more
    for (const [name, value] of Object.entries(notes)) {
      if (value !== undefined) remember(ofTable(table, name), value)
    }
    // Every action adds to the record, so nothing else needs to be read again for it.
    if (seen)
      this.all = this.all.map((seat) => (seat.table === table ? { ...seat, ...notes } : seat))
    else this.#load()
  }

  /** Keep the record of a finished deal, so that its proof can be saved even after a reload. */
  #file(table: string, seen: Witness): void {
    remember(ofTable(table, `seen.${seen.deal}`), { ...seen, look: null, hands: null })
    forget(ofTable(table, `seen.${seen.deal - SEEN}`))
  }

  /** Return the record of a finished deal; null if it is no longer known. */
  seenOf(table: string, deal: number): Witness | null {
    const last = recall<Witness | null>(ofTable(table, 'witness'), null)
    return last?.deal === deal ? last : recall(ofTable(table, `seen.${deal}`), null)
  }

  /** Remember how the deals of a table were sealed when the server first said so. */
  pin(table: string, seal: Seal): void {
    const key = ofTable(table, 'seat')
    const seat = recall<OwnSeat | null>(key, null)
    if (seat && !seat.seal) remember(key, { ...seat, seal })
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

  /** The seats whose match is over, the last one first; none that another match has followed. */
  get finished(): OwnSeat[] {
    const finished = this.all.filter((own) => own.over && this.at(linkOf(own)) === own)
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
