/** The findings of this device's checks on this server, for the lobby. */
import { recall, remember } from '../base/storage.svelte'

const KEPT = 50 // tables that go on

interface Counts {
  deals: number
  checked: number
  flawed: number
}

const EARLIER = '' // stands for all older tables

class Tally {
  /** The counts of each table, the newest table last. */
  #tables = $state.raw(recall<Record<string, Counts>>('checked', {}))

  get total(): Counts {
    const all = Object.values(this.#tables)
    const sum = (of: (it: Counts) => number): number => all.reduce((sum, it) => sum + of(it), 0)
    return {
      deals: sum((it) => it.deals),
      checked: sum((it) => it.checked),
      flawed: sum((it) => it.flawed),
    }
  }

  /** Note what has been found at a table; a deal that was checked stays so after a reload. */
  count(table: string, now: Counts): void {
    const { [table]: before, ...others } = this.#tables
    const counts = {
      deals: Math.max(now.deals, before?.deals ?? 0),
      checked: Math.max(now.checked, before?.checked ?? 0),
      flawed: Math.max(now.flawed, before?.flawed ?? 0),
    }
    this.#tables = { ...others, [table]: counts }
    while (Object.keys(this.#tables).length > KEPT) this.#fold()
    remember('checked', this.#tables)
  }

  /** Add the oldest table to those before it. */
  #fold(): void {
    const { [EARLIER]: earlier, ...others } = this.#tables
    const [oldest = EARLIER] = Object.keys(others)
    const { [oldest]: last, ...newer } = others
    const sum = (of: keyof Counts): number => (earlier?.[of] ?? 0) + (last?.[of] ?? 0)
    const all = { deals: sum('deals'), checked: sum('checked'), flawed: sum('flawed') }
    this.#tables = { [EARLIER]: all, ...newer }
  }
}

export const tally = new Tally()
