/** Counts of matches, and how sure they are. */
import { unique } from '../base/lists'

/** So many matches say something; fewer do not. */
const TELLING = 10
/** In a normal distribution, 95 % lie within this number of standard deviations. */
const Z = 1.96

export interface OwnResult {
  readonly game: string
  /** When the match ended, in milliseconds since 1970. */
  readonly ended: number
  readonly seats: number
  /** The levels of the bots, and how many other people played. */
  readonly bots: readonly string[]
  readonly people: number
  readonly place: number
  /** How many share that place. */
  readonly sharing: number
}

/** The matches of a game against the same kind of players. */
export interface OwnRecord {
  readonly game: string
  /** The level of all bots; `mixed` for several, empty where people played. */
  readonly rivals: string
  readonly matches: number
  /** The part of them that was won, in percent: a place that is shared counts in part. */
  readonly won: number
  /** The share that luck alone would win. */
  readonly chance: number
  /** How far `won` may be from the real strength, in percent; null after too few matches. */
  readonly within: number | null
}

/** Half of the Wilson interval (95 %) of a share, as a share; E. B. Wilson, JASA 22 (1927). */
export function halfInterval(share: number, count: number): number {
  const spread = (share * (1 - share)) / count + Z ** 2 / (4 * count ** 2)
  return (Z * Math.sqrt(spread)) / (1 + Z ** 2 / count)
}

const rivalsOf = ({ bots, people }: OwnResult): string =>
  people ? '' : bots.every((it) => it === bots[0]) ? (bots[0] ?? '') : 'mixed'

/** The records by game and rivals, those with most matches first. */
export function recordsOf(results: readonly OwnResult[]): OwnRecord[] {
  const keyOf = (it: OwnResult): string => `${it.game} ${rivalsOf(it)}`
  const groups = unique(results.map(keyOf)).map((key) => results.filter((it) => keyOf(it) === key))
  const mean = (of: (it: OwnResult) => number, all: readonly OwnResult[]): number =>
    all.reduce((sum, it) => sum + of(it), 0) / all.length
  return groups
    .map((all) => {
      const share = mean((it) => (it.place === 1 ? 1 / it.sharing : 0), all)
      const matches = all.length
      return {
        game: all[0]!.game,
        rivals: rivalsOf(all[0]!),
        matches,
        won: 100 * share,
        chance: 100 * mean(({ seats }) => 1 / seats, all),
        within: matches < TELLING ? null : 100 * halfInterval(share, matches),
      }
    })
    .sort((a, b) => b.matches - a.matches)
}

/** All results as lines of comma-separated values. */
export function csvOf(all: readonly OwnResult[]): string {
  const lines = all.map(({ game, ended, seats, bots, people, place, sharing }) =>
    [new Date(ended).toISOString(), game, seats, bots.join(' '), people, place, sharing].join(','),
  )
  return ['ended,game,seats,bots,people,place,sharing', ...lines, ''].join('\r\n')
}
