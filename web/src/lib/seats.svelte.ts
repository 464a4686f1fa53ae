import type { Witness } from './seal/check'
import { recall, remember } from './storage.svelte'
import type { Place } from './wire'

/** A seat this browser holds: the token is the only key to it. */
export interface OwnSeat extends Place {
  game: string
  opened: number
  /** The place taken in the end, once this browser has seen the end. */
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

const KEPT = 12

class Seats {
  /** Newest first. */
  all = $state.raw(recall<OwnSeat[]>('seats', []))

  of(table: string): OwnSeat | undefined {
    return this.all.find((seat) => seat.table === table)
  }

  keep(place: Place, game: string, more: Pick<OwnSeat, 'meanwhile'> = {}): void {
    const seat = { ...place, ...more, game, opened: Date.now() }
    this.#save([seat, ...this.all.filter((other) => other.table !== place.table)])
  }

  /** Remember more of a seat. */
  note(table: string, more: Pick<OwnSeat, 'root' | 'tip' | 'witness'>): void {
    this.#save(this.all.map((seat) => (seat.table === table ? { ...seat, ...more } : seat)))
  }

  /** Remember how the match ended. */
  finish(table: string, place: number): void {
    if (this.of(table)?.place === place) return
    this.#save(this.all.map((seat) => (seat.table === table ? { ...seat, place } : seat)))
  }

  forget(table: string): void {
    this.#save(this.all.filter((seat) => seat.table !== table))
  }

  #save(all: OwnSeat[]): void {
    this.all = all.slice(0, KEPT)
    remember('seats', this.all)
  }
}

export const seats = new Seats()
