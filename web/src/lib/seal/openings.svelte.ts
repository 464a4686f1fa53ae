/** The deals that are over, which the table has to open in time, one after the other. */
import { fetchUnsealed } from '../connection/api'
import type { OwnSeat } from '../connection/seats.svelte'
import type { Unsealed } from '../connection/wire'
import { LINKS } from './proof'

/** A deal that is over has to be opened within this time. */
const OPEN_WITHIN = 10_000 // ms
const ASK_AGAIN = 5_000 // ms

interface Duties {
  /** Return a function that checks deals in order; null if there are no facts to check by. */
  prepare: () => ((deals: readonly Unsealed[]) => Promise<void>) | null
  /** How many deals have been checked. */
  checked: () => number
  /** Called if the table answers but does not open a deal. */
  keepsClosed: (deal: number) => void
  /** The table does not answer. */
  isSilent: () => void
}

export class Openings {
  /** The last deal that is known to be over. */
  over = $state(0)
  /** How many deals are checked, or about to be: one after the other. */
  taken = 0
  /** The last deal for which no answer came. */
  unanswered = 0
  #fetching: Promise<number> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #checks = Promise.resolve()
  #closed = false

  constructor(
    readonly own: OwnSeat,
    readonly duties: Duties,
  ) {}

  /** Stop all waiting. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Resolves once all that has been told so far is checked. */
  async settled(): Promise<void> {
    if (this.#fetching) await this.#fetching
    await this.#checks
  }

  /** Expect that all deals up to this one are opened in time, whatever is played by then. */
  expect(deal: number): void {
    this.over = Math.max(this.over, Math.min(deal, LINKS))
    if (!this.own.seal) return
    if (this.#timer !== undefined || this.taken >= this.over || this.#closed) return
    const due = this.over
    const ask = async (): Promise<void> => {
      const told = this.taken >= due ? due : await this.#fetch()
      if (this.#closed) return
      this.#timer = undefined
      if (this.taken >= due)
        this.expect(0) // another may be over by now
      else if (told >= 0 && told < due) this.duties.keepsClosed(told + 1)
      else {
        this.unanswered = due
        this.duties.isSilent()
        this.#timer = setTimeout(() => void ask(), ASK_AGAIN)
      }
    }
    this.#timer = setTimeout(() => void ask(), OPEN_WITHIN)
  }

  /** Take a deal that was opened; those before it are fetched first. */
  take(told: Unsealed): void {
    if (told.deal === this.taken + 1) void this.#check([told])
    else void this.fetchTo(told.deal)
  }

  /** Fetch the deals up to this one; a fetch that is under way may have begun too early for it. */
  async fetchTo(deal: number): Promise<void> {
    if (this.#fetching) await this.#fetching
    if (this.taken < deal) await this.#fetch()
  }

  /** Fetch what is over; return how many deals were told, -1 if there was no answer. */
  #fetch(): Promise<number> {
    this.#fetching ??= fetchUnsealed(this.own)
      .then(async (all) => {
        await this.#check(all.slice(this.taken))
        return all.length
      })
      .catch(() => -1)
      .finally(() => (this.#fetching = null))
    return this.#fetching
  }

  #check(deals: readonly Unsealed[]): Promise<void> {
    const check = this.duties.prepare()
    if (!check) return this.#checks
    this.taken += deals.length
    this.#checks = this.#checks
      .then(() => check(deals))
      .catch(() => void (this.taken = this.duties.checked())) // asked again with the next deal
    return this.#checks
  }
}
