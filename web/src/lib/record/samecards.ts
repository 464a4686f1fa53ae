import { texts } from '../base/texts.svelte'
import { askOf, told } from '../connection/api'
import type { CardsResult, CardsTable, SideBySide } from '../connection/wire'

/**
 * Open a table with the cards of a match so far, or only those of one deal, for somebody else;
 * throws an `ApiError`.
 */
export const giveCards = (
  table: string,
  seat: number,
  token: string,
  deal: number | null,
): Promise<CardsTable> => told(askOf(table, '/cards', texts.language, { seat, deal }, token))

/** The results of others with the cards of a match, once they are known. */
export const compareCards = (table: string): Promise<SideBySide> =>
  told(askOf(table, '/compared', texts.language))

/** Points of people who belong together, with the same cards from both sides. */
export interface CardsSum {
  names: string[]
  points: number
}

/**
 * The sums over two tables with the same cards. Where the same people have moved to other seats, each
 * has both results; two pairs at tables for two are added crosswise, as in duplicate.
 */
export function sumsOf(here: CardsResult, there: CardsResult): CardsSum[] {
  if (here.deals !== there.deals) return []
  const sorted = ({ names }: CardsResult): string => JSON.stringify([...names].sort())
  const moved = here.names.some((name, seat) => there.names[seat] !== name)
  const unique = new Set(here.names).size === here.names.length
  if (sorted(here) === sorted(there) && moved && unique)
    return here.names.map((name, seat) => ({
      names: [name],
      points: here.points[seat]! + there.points[there.names.indexOf(name)]!,
    }))
  const four = new Set([...here.names, ...there.names]).size === 4
  if (here.names.length !== 2 || !four || [here, there].some(({ bots }) => bots.some(Boolean)))
    return []
  return [0, 1].map((seat) => ({
    names: [here.names[seat]!, there.names[1 - seat]!],
    points: here.points[seat]! + there.points[1 - seat]!,
  }))
}
