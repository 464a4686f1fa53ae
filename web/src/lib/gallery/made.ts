/** Made-up tables for the gallery and the unit tests. */
import { History } from '../connection/history.svelte'
import type { Table } from '../connection/table.svelte'
import type { LegalAction, ScoreSheet, SeatInfo } from '../connection/wire'

const NAMES = ['Yuki', 'Tomáš', 'Ines', 'Wolfgang-Amadeus', 'Oskar', 'Mara', 'Kenji', 'Lucia']

/** Somebody at a table: a person who is there unless said otherwise. */
export const madeSeat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  kind: 'person',
  bot: null,
  left: null,
  online: true,
  portrait: '',
  ...more,
})

/** A table with this many seats, the first one the viewer's; it sends and receives nothing. */
export const madeTable = (seats: number, more: object = {}): Table =>
  ({
    own: { table: 'made' },
    seat: 0,
    heard: performance.now(),
    info: { seats: ['Ann', ...NAMES].slice(0, seats).map((name) => madeSeat(name)) },
    legal: [] as LegalAction[],
    events: [],
    arrived: [],
    history: new History(),
    seals: { results: [], flaw: null, doubt: null, mark: null },
    play: () => undefined,
    ...more,
  }) as unknown as Table

const DEALS = [38, 0, 12, 25, 61]

/** The score sheet of a short match with this many seats, won by the first. */
export function madeSheet(seats: number): ScoreSheet {
  const rows = DEALS.map((points, i) => {
    const winner = points > 20 ? 0 : 1 + (i % (seats - 1))
    return {
      number: i + 1,
      dealer: i % seats,
      winner,
      kind: points ? 'knock' : 'dead',
      points: Array.from({ length: seats }, (_, seat) => (seat === winner ? points : 0)),
      columns: [],
    }
  })
  const totals = Array.from({ length: seats }, (_, seat) =>
    rows.reduce((sum, row) => sum + row.points[seat]!, 0),
  )
  const places = totals.map((own) => 1 + totals.filter((other) => other > own).length)
  const ranking = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]!)
  const columns = [{ name: 'points', number: 1, closed: true, totals }]
  return {
    rows,
    columns,
    totals,
    places,
    ranking,
    over: true,
    agreed: false,
    resigned: -1,
  } as ScoreSheet
}
