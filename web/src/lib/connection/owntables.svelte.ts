/** The tables where this browser has a seat, as the server tells them now. */
import { untrack } from 'svelte'
import { say, texts } from '../base/texts.svelte'
import { seatName } from '../cards/narrate'
import { seatOf } from '../seal/seating'
import { ApiError, fetchTable } from './api'
import { linkOf, seats, type OwnSeat } from './seats.svelte'
import type { TableInfo } from './wire'

export interface KnownTable {
  own: OwnSeat
  /** Null if the server does not answer and has not before; the match may still be running. */
  info: TableInfo | null
}

/** How many finished tables are looked at, and how many tables are asked for at a time. */
const FINISHED = 6
const AT_ONCE = 6
/** Milliseconds between two checks of whose turn it is. */
const EVERY = 20_000

let known = $state.raw<KnownTable[]>([])

async function look(own: OwnSeat): Promise<KnownTable[]> {
  try {
    const info = await fetchTable(own.table, texts.language)
    if (info.over || info.table !== own.table)
      for (const { key } of seats.beside(own)) seats.finish(key)
    return [{ own, info }]
  } catch (error) {
    // A refusal that names no table comes from an older server, which does not know table ids.
    const gone = error instanceof ApiError && error.code === 'unknown_table'
    if (gone && error.facts.table) for (const { key } of seats.beside(own)) seats.forget(key)
    // A table that does not answer now keeps its last known state.
    const before = known.find((it) => it.own.key === own.key)?.info ?? null
    return seats.of(own.key) && (before || !own.over) ? [{ own, info: before }] : []
  }
}

/** Look at running tables and the newest finished ones, a few at a time: requests are limited. */
async function lookAll(): Promise<void> {
  const running = seats.all.filter((own) => !own.over && seats.at(linkOf(own)) === own)
  const wanted = [...running, ...seats.finished.slice(0, FINISHED)]
  const found: KnownTable[] = []
  for (let i = 0; i < wanted.length; i += AT_ONCE) {
    found.push(...(await Promise.all(wanted.slice(i, i + AT_ONCE).map(look))).flat())
    if (found.length > known.length) known = [...found]
  }
  known = found
}

/** Keep looking while the component that calls this is there. */
export function watchOwnTables(): void {
  const tables = $derived(seats.all.map(({ table }) => table).join())
  $effect(() => {
    void tables // another window may have opened one
    untrack(() => void lookAll())
    const timer = setInterval(() => !document.hidden && void lookAll(), EVERY)
    return () => clearInterval(timer)
  })
}

/** The seat, or -1 where a match has followed that this browser has not seen yet. */
const seatIn = ({ own, info }: KnownTable): number =>
  info && info.table !== own.table ? -1 : seatOf(info?.seating, own.seat)
/** Whether it is the turn of a seat of this device. */
export const isMine = ({ own, info }: KnownTable): boolean =>
  seats.beside(own).some((own) => info?.turn === seatIn({ own, info }))

/** Whether the player has left a table for now. */
export const hasLeft = (it: KnownTable): boolean => Boolean(it.info?.seats[seatIn(it)]?.gone)

/** The tables whose match goes on, those that wait for the player first. */
export const runningTables = (): KnownTable[] =>
  known.filter(({ info }) => !info?.over).toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))

export const finishedTables = (): KnownTable[] =>
  known.filter(({ info }) => info?.over).slice(0, FINISHED)

/** The running table that every page shows in a bar, unless the player has put it aside. */
export const tableInBar = (): KnownTable | undefined =>
  runningTables().find(({ own }) => !seats.of(own.key)?.aside)

/** The others at a table, by their names. */
export const namesAt = (it: KnownTable): string =>
  texts.list(
    (it.info?.seats ?? [])
      .filter(({ kind }, seat) => seat !== seatIn(it) && kind !== 'open')
      .map((seat) => seatName(seat)),
    'conjunction',
  )

/** The state of a running table in words: whose turn it is, or that friends are missing. */
export function standingOf(it: KnownTable): string {
  const { info } = it
  if (!info) return say('connecting')
  if (info.seats.some((seat) => seat.kind === 'open')) return say('table-open-seats')
  if (info.turn === null) return say('table-between', { deal: info.deal })
  if (isMine(it)) return say('table-your-turn')
  return say('table-their-turn', { name: seatName(info.seats[info.turn]) })
}
