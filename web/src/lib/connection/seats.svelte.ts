import type { Flaw, TableRules, Witness } from '../seal/check'
import { unique } from '../base/lists'
import { follow, forget, keysOf, ofTable, recall, remember } from '../base/storage.svelte'
import type { Place, Seal, Seating } from './wire'

/** A seat this browser holds: the token is the only key to it. `seat` is the chair that was taken. */
export interface OwnSeat extends Place {
  game: string
  /** Its name in the storage: that of its table, but for a further seat of this device there. */
  key: string
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
  /** The day, if this is the deal of a day. */
  day?: string
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
    for (const { key } of ended) this.forget(key)
    follow(ofTable(), () => this.#load())
  }

  of(key: string): OwnSeat | undefined {
    return this.all.find((seat) => seat.key === key)
  }

  /** All seats of this device at a seat's table: it is handed round. */
  beside({ table }: OwnSeat): OwnSeat[] {
    return this.all
      .filter((seat) => seat.table === table)
      .sort((one, other) => (one.key < other.key ? -1 : 1))
  }

  /** The first seat in the newest match that a table's link leads to. */
  at(link: string): OwnSeat | undefined {
    const seat = this.all.find(({ table, home }) => link === table || link === home)
    return seat && this.beside(seat)[0]
  }

  keep(
    place: Place,
    game: string,
    more: Pick<OwnSeat, 'meanwhile' | 'home' | 'moment' | 'root' | 'day'> = {},
    key = place.table,
  ): void {
    // Another window may have sat down here by the same claim, and have played since.
    if (recall<OwnSeat | null>(ofTable(key, 'seat'), null)?.token !== place.token) {
      this.forget(key)
      remember(ofTable(key, 'seat'), { ...place, ...more, game, opened: Date.now() })
    }
    this.#load()
  }

  /** Take another key to a seat, with all that this browser has seen at it. */
  rekey(key: string, token: string): void {
    this.#amend(key, () => ({ token }))
  }

  /** Remember that the player has taken another chair before the first deal. */
  reseat(key: string, chair: number): void {
    this.#amend(key, () => ({ seat: chair }))
  }

  /** Remember how the deals of a table were sealed when the server first said so. */
  pin(key: string, seal: Seal): void {
    this.#amend(key, (seat) => ({ seal: seat.seal ?? seal }))
  }

  #amend(key: string, more: (seat: OwnSeat) => Partial<OwnSeat>): void {
    const seat = recall<OwnSeat | null>(ofTable(key, 'seat'), null)
    if (seat) remember(ofTable(key, 'seat'), { ...seat, ...more(seat) })
    this.#load()
  }

  /** Remember more of a seat, unless it has been forgotten. */
  note(key: string, more: Notes): void {
    const seen = more.witness
    if (recall(ofTable(key, 'seat'), null) === null) return this.#load()
    const before = recall<Witness | null>(ofTable(key, 'witness'), null)
    if (seen && before && before.deal < seen.deal) this.#file(key, before)
    const notes = seen ? { ...more, witness: newest(before, seen) } : more
    for (const [name, value] of Object.entries(notes)) {
      if (value !== undefined) remember(ofTable(key, name), value)
    }
    // Every action adds to the record, so nothing else needs to be read again for it.
    if (seen) this.all = this.all.map((seat) => (seat.key === key ? { ...seat, ...notes } : seat))
    else this.#load()
  }

  /** Keep the record of a finished deal, so that its proof can be saved even after a reload. */
  #file(key: string, seen: Witness): void {
    remember(ofTable(key, `seen.${seen.deal}`), { ...seen, look: null, hands: null })
    forget(ofTable(key, `seen.${seen.deal - SEEN}`))
  }

  /** Return the record of a finished deal; null if it is no longer known. */
  seenOf(key: string, deal: number): Witness | null {
    const last = recall<Witness | null>(ofTable(key, 'witness'), null)
    return last?.deal === deal ? last : recall(ofTable(key, `seen.${deal}`), null)
  }

  /** Remember that the match has ended, and how. */
  finish(key: string, place?: number): void {
    const own = this.of(key)
    if (own && (!own.over || (place && own.place !== place))) {
      this.note(key, { over: own.over || Date.now(), ...(place && { place }) })
      for (const { key } of this.finished.slice(FINISHED)) this.forget(key)
    }
  }

  /** The seats whose match is over, the last one first; none that another match has followed. */
  get finished(): OwnSeat[] {
    const finished = this.all.filter((own) => own.over && this.at(linkOf(own)) === own)
    return finished.sort((one, other) => other.over! - one.over!)
  }

  forget(key: string): void {
    for (const name of keysOf(ofTable(key))) forget(name)
    this.#load()
  }

  #load(): void {
    const held = keysOf(ofTable()).flatMap((name) => /^table\.(.+)\.seat$/.exec(name)?.[1] ?? [])
    this.all = held
      .flatMap((key) => {
        const seat = recall<OwnSeat | null>(ofTable(key, 'seat'), null)
        const notes = NOTES.map((name) => [name, recall(ofTable(key, name), undefined)])
        const noted = notes.filter(([, value]) => value !== undefined)
        return seat ? [{ ...seat, key, ...(Object.fromEntries(noted) as Notes) }] : []
      })
      .sort((one, other) => other.opened - one.opened)
  }

  /** Until autumn 2026 all seats had one key. */
  #adopt(): void {
    for (const seat of recall<Omit<OwnSeat, 'key'>[]>('seats', [])) {
      const key = ofTable(seat.table, 'seat')
      if (recall(key, null) === null) remember(key, { ...seat, over: seat.place ? seat.opened : 0 })
    }
    forget('seats')
  }
}

export const seats = new Seats()
