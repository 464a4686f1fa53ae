/** The results of the matches that were played in this browser; no server has them. */
import { follow, forget, keysOf, recall, remember } from '../base/storage.svelte'
import type { Table } from '../connection/table.svelte'
import type { OwnResult } from './records'

const KEY = 'result.'

/** Keep the result of a match that is over, once. */
export function keepResult({ own, info, sheet, seat }: Table): void {
  const place = sheet?.places[seat]
  if (!info || !place || keysOf(KEY + own.table).length) return
  const others = info.seats.filter((_, other) => other !== seat)
  remember(KEY + own.table, {
    game: own.game,
    ended: Date.now(),
    seats: info.seats.length,
    bots: others.flatMap(({ bot }) => (bot ? [bot] : [])),
    people: others.filter(({ kind }) => kind === 'person').length,
    place,
    sharing: sheet.places.filter((it) => it === place).length,
  } satisfies OwnResult)
}

class Results {
  #all = $state.raw<readonly OwnResult[]>([])

  constructor() {
    this.#load()
    follow(KEY, () => this.#load())
  }

  /** The newest last. */
  get all(): readonly OwnResult[] {
    return this.#all
  }

  clear(): void {
    for (const key of keysOf(KEY)) forget(key)
    this.#load()
  }

  #load(): void {
    const kept = keysOf(KEY).map((key) => recall<OwnResult | null>(key, null))
    this.#all = kept.filter((it) => it !== null).sort((a, b) => a.ended - b.ended)
  }
}

export const results = new Results()
