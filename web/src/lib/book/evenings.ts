/** The evenings in a table's book, and what they add up to. */
import { unique } from '../base/lists'
import type { BookMatch, BookSeat } from '../connection/wire'

/** Seconds without a deal after which another evening begins. */
export const GAP_S = 4 * 3600
/** So many deals say something about an average; fewer do not. */
const TELLING_DEALS = 30
/** In a normal distribution, 95 % lie within this number of standard deviations. */
const Z = 1.96

export interface Evening {
  /** When its first match began, in seconds since 1970; 0 if no server has noted it. */
  readonly began: number
  /** The oldest first. */
  readonly matches: readonly BookMatch[]
  readonly people: readonly BookSeat[]
}

/** The matches of a person at the table, with any game. */
export interface PersonTotal {
  readonly person: BookSeat
  readonly matches: number
  readonly won: number
  /** The game of most of the matches. */
  readonly favourite: string
}

/** The deals of a person with one game. */
export interface GameTotal {
  readonly person: BookSeat
  readonly matches: number
  readonly won: number
  readonly deals: number
  readonly average: number
  /** How far the average may be from the real one; null after too few deals. */
  readonly within: number | null
  /** The most points or chips of a deal. */
  readonly most: number
}

/** A seat counts for the person who had it to the end. */
const isPerson = ({ bot }: BookSeat): boolean => !bot
const counts = ({ practice }: BookMatch): boolean => !practice
const seatsOf = (matches: readonly BookMatch[]): BookSeat[] =>
  matches.flatMap(({ seats }) => seats.filter(isPerson))

/** The people in some matches, as they were called and looked in the last one. */
export function peopleIn(matches: readonly BookMatch[]): BookSeat[] {
  const seats = seatsOf(matches)
  return unique(seats.map(({ name }) => name)).map((name) =>
    seats.findLast((seat) => seat.name === name)!,
  )
}

/** The evenings of a book, the newest first. */
export function eveningsOf(matches: readonly BookMatch[]): Evening[] {
  const evenings: BookMatch[][] = []
  let last = -Infinity
  for (const match of matches) {
    if (match.began - last >= GAP_S) evenings.push([])
    evenings.at(-1)!.push(match)
    last = Math.max(match.began, match.ended)
  }
  return evenings
    .map((all) => ({ began: all[0]!.began, matches: all, people: peopleIn(all) }))
    .reverse()
}

const most = (names: readonly string[]): string =>
  unique(names).reduce(
    (best, name) =>
      names.filter((it) => it === name).length > names.filter((it) => it === best).length
        ? name
        : best,
    names[0] ?? '',
  )

/** Everybody's matches, by name: the book ranks nobody. */
export function totalsOf(matches: readonly BookMatch[]): PersonTotal[] {
  const counted = matches.filter(counts)
  const people = peopleIn(counted).sort((a, b) => a.name.localeCompare(b.name))
  return people.map((person) => {
    const own = counted.filter((it) => seatsOf([it]).some(({ name }) => name === person.name))
    return {
      person,
      matches: own.length,
      won: seatsOf(own).filter(({ name, won }) => name === person.name && won).length,
      favourite: most(own.map(({ game }) => game)),
    }
  })
}

/** Everybody's deals of one game, by name. */
export function gameTotalsOf(matches: readonly BookMatch[], game: string): GameTotal[] {
  const counted = matches.filter((it) => counts(it) && it.game === game)
  return totalsOf(counted).map(({ person, matches: played, won }) => {
    const own = seatsOf(counted).filter(({ name }) => name === person.name)
    const deals = own.flatMap(({ points }) => points)
    const average = deals.reduce((sum, it) => sum + it, 0) / deals.length
    const variance = deals.reduce((sum, it) => sum + (it - average) ** 2, 0) / (deals.length - 1)
    const within = deals.length < TELLING_DEALS ? null : Z * Math.sqrt(variance / deals.length)
    return {
      person,
      matches: played,
      won,
      deals: deals.length,
      average,
      within,
      most: Math.max(...deals),
    }
  })
}

/** A cell of comma-separated values; a name must not become a formula in a spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const COLUMNS =
  'began,ended,table,game,preset,early,practice,seat,name,bot,left,stood,place,won,total,points'
const timeOf = (seconds: number): string => (seconds ? new Date(1000 * seconds).toISOString() : '')

/** All matches as comma-separated values, with a line for each seat. */
export function bookCsv(matches: readonly BookMatch[]): string {
  const lines = matches.flatMap(({ began, ended, table, game, preset, early, practice, seats }) =>
    seats.map(({ name, bot, left, stood, place, won, total, points }, seat) =>
      [
        ...[timeOf(began), timeOf(ended), table, game, preset ?? ''],
        ...[Number(early ?? false), Number(practice ?? false), seat, name, bot ?? '', left ?? ''],
        ...[stood ?? 0, place, Number(won), total, points.join(' ')],
      ]
        .map(cell)
        .join(','),
    ),
  )
  return [COLUMNS, ...lines, ''].join('\r\n')
}
