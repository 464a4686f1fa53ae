import { getContext, setContext } from 'svelte'
import type { OwnSeat } from '../../connection/seats.svelte'
import { Table } from '../../connection/table.svelte'
import type { Event } from '../../connection/wire'
import { show } from '../room/tablemotion'
import type { SharedSeat } from './handto'

/** The most seats that one device holds at a table. */
const MOST = 3

/** The name under which the browser keeps one more seat at a table; null if it holds enough. */
export const nextKey = (table: string, held: readonly string[]): string | null =>
  Array.from({ length: MOST }, (_, i) => (i ? `${table}~${i}` : table)).find(
    (key) => !held.includes(key),
  ) ?? null

/** One of several seats at a table that this device holds: always connected, not always shown. */
export class DeviceSeat implements SharedSeat {
  readonly table: Table
  /** Whether its hand is on the screen: then cards fly. */
  #shown = false
  /** The events of this deal, as this seat was told them. */
  #told: readonly Event[] = []
  readonly #stop: () => void

  constructor(readonly own: OwnSeat) {
    this.table = new Table(own, (change, apply) => (this.#shown ? show(change, apply) : apply()))
    const { table } = this
    this.#stop = $effect.root(() => {
      $effect(() => {
        this.#told = table.past
      })
      $effect(() => {
        const begins = table.fresh.some(({ event }) => event === 'deal_started')
        this.#told = begins ? table.fresh : [...this.#told, ...table.fresh]
      })
    })
  }

  get known(): boolean {
    return this.table.view !== null
  }

  get due(): boolean {
    const { waiting, legal, pending } = this.table
    return waiting === 'play' && legal.length > 0 && pending === null
  }

  get busy(): boolean {
    return this.table.behind || this.table.flying !== null
  }

  /** The deal whose cards are in the hand: how many were over before it. */
  get deal(): number {
    const { sheet, waiting } = this.table
    return (sheet?.rows.length ?? 0) - Number(waiting !== 'play')
  }

  /** Whether the server has turned this seat away; another match has not followed. */
  get lost(): boolean {
    return this.table.socket.ended && this.table.sequel?.t !== 'followed'
  }

  /** Show the hand from now on; nothing that was told before is announced again. */
  reveal(): void {
    this.#shown = true
    this.table.past = [...this.#told]
    this.table.fresh = []
    this.table.refusal = null
  }

  /** Show nothing any more. */
  cover(): void {
    this.#shown = false
    this.table.shows = null
    this.table.history.show(null)
  }

  close(): void {
    this.#stop()
    this.table.close()
  }
}

const KEY = Symbol('device')

/** Let parts know the seats of this device. */
export const provideDevice = (seats: () => readonly DeviceSeat[]): unknown => setContext(KEY, seats)
/** The seats of this device at the table around a component; none if it has only one. */
export const useDevice = (): (() => readonly DeviceSeat[]) =>
  getContext<(() => readonly DeviceSeat[]) | undefined>(KEY) ?? (() => [])
