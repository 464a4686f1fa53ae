/** The people who are away from a table, and for how long. */
import { createSubscriber } from 'svelte/reactivity'
import { seatName } from '../../cards/narrate'
import type { TableInfo } from '../../connection/wire'
import { say } from '../../base/texts.svelte'

/** Seconds of an absence that nobody needs to know of: a page was loaded again. */
const BRIEF = 10
/** Seconds after which the others are asked what to do. */
export const LONG = 45

interface Company {
  readonly recorded?: boolean
  readonly info?: Pick<TableInfo, 'seats'> | undefined
  /** When `info` was received, by `performance.now()`. */
  readonly heard: number
}

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** For how many seconds a person has been away; null if they are here, or were until just now. */
export function awayFor({ info, heard }: Company, seat: number): number | null {
  const { away, gone } = info?.seats[seat] ?? {}
  if (away == null) return null
  everySecond()
  const seconds = away + Math.floor((performance.now() - heard) / 1000)
  return seconds < BRIEF && !gone ? null : seconds
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** The words of a plate about a person who is away; empty if they are here. */
export function awayTag(table: Company, seat: number): string {
  const player = table.info?.seats[seat]
  if (player?.stand_in) return say('away-bot')
  if (player?.gone) return say('away-gone')
  const away = awayFor(table, seat)
  return away === null ? '' : say('away-for', { time: minutes(away) })
}

/** The words about another player who is to act. */
export function doing(table: Company, seat: number): string {
  const player = table.info?.seats[seat]
  const name = seatName(player)
  if (table.recorded) return say('record-next', { name })
  if (player?.stand_in) return say('now-stand-in', { name })
  const away = awayFor(table, seat)
  if (away === null) return say('now-other', { name })
  return say('now-away', { name, time: minutes(away) })
}
