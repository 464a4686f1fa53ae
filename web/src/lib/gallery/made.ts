/** Made-up tables for the gallery and the unit tests. */
import type { Table } from '../table.svelte'
import type { LegalAction, SeatInfo } from '../wire'

const NAMES = ['Yuki', 'Tomáš', 'Ines', 'Wolfgang-Amadeus', 'Oskar', 'Mara', 'Kenji', 'Lucia']

/** Somebody at a table: a person who is there unless said otherwise. */
export const madeSeat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: 'person',
  bot: null,
  online: true,
  ...more,
})

/** A table of so many seats, of which the first is one's own; nothing comes or goes. */
export const madeTable = (seats: number, more: object = {}): Table =>
  ({
    seat: 0,
    info: { seats: ['Ann', ...NAMES].slice(0, seats).map((name) => madeSeat(name)) },
    legal: [] as LegalAction[],
    events: [],
    arrived: [],
    play: () => undefined,
    ...more,
  }) as unknown as Table
