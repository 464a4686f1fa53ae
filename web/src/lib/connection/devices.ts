/** How a seat moves between this device and others. */
import { tableHash } from '../base/route.svelte'
import { texts } from '../base/texts.svelte'
import { ask, askOf, fetchTable, told } from './api'
import { claimAt, newKey, settleClaim } from './seatclaim'
import { seats, type OwnSeat } from './seats.svelte'
import type { ClaimAnswer, Place } from './wire'

/** The table that four letters call. */
const fetchCalled = (code: string, language: string): Promise<{ table: string }> =>
  told(ask(`api/codes/${encodeURIComponent(code)}`, language))
/** Take a seat with the code that another device shows. */
const redeemCode = (code: string, token: string, language: string): Promise<Place> =>
  told(ask('api/codes', language, { code, token }))
/** Ask the people at a table whether a seat is one's own, or look for their answer. */
const claimSeat = (
  table: string,
  wish: { seat: number; token: string; ask: boolean },
  language: string,
): Promise<ClaimAnswer> => told(askOf(table, '/claims', language, wish))
/** Ask for another key to a seat: other devices lose it, or a device comes back to it. */
const renewKey = ({ table, token }: Place, next: string, language: string): Promise<Place> =>
  told(askOf(table, '/keys', language, { token: next }, token))

/** Ask for a house name for a seat; another one replaces it. */
export const chooseHouse = ({ table, token }: Place, words: string): Promise<unknown> =>
  askOf(table, '/house', texts.language, { words }, token)

/** How many letters call a table; the code of a seat is longer. */
const CALL = 4

/** Go where a code leads: to a table, or to one's own seat from another device. */
export async function goByCode(code: string): Promise<void> {
  const letters = code.replace(/[^a-z0-9]/gi, '').toLowerCase()
  if (letters.length !== CALL) return takeByCode(code)
  const { table } = await fetchCalled(letters, texts.language)
  location.replace(tableHash(table))
}

/** Take one's own seat with a code; the same key is sent again if no answer comes. */
async function takeByCode(code: string): Promise<void> {
  const place = await redeemCode(code, claimAt(code).token, texts.language)
  settleClaim(code)
  await settleHere(place)
}

/** Keep a seat that has come to this device, with the root of its chain, and go there. */
export async function settleHere(place: Place, root?: string): Promise<void> {
  const { game, home } = await fetchTable(place.table, texts.language)
  seats.keep(place, game, { ...(home && { home }), ...(root && { root }) })
  location.replace(tableHash(home || place.table)) // no code is left in the history
}

/**
 * Ask the people at a table whether an absent person's seat is one's own, or look for their answer;
 * return for how many seconds they are still asked. With a yes the page goes to the seat.
 */
export async function claim(table: string, seat: number, asks: boolean): Promise<number> {
  const name = `${table}.${seat}`
  const wish = { seat, token: claimAt(name).token, ask: asks }
  const { place, seconds } = await claimSeat(table, wish, texts.language)
  if (!place) return seconds
  settleClaim(name)
  await settleHere(place)
  return 0
}

/** Take an absent person's seat with their house name; the same key is sent again if no answer comes. */
export async function comeHome(table: string, seat: number, words: string): Promise<void> {
  const name = `${table}.${seat}`
  const wish = { seat, words, token: claimAt(name).token }
  const place = await told<Place>(askOf(table, '/homecomings', texts.language, wish))
  settleClaim(name)
  await settleHere(place)
}

/** Take another key to a seat, so that no other device has it. */
export async function throwOut(own: OwnSeat): Promise<void> {
  const { token } = await renewKey(own, newKey(), texts.language)
  seats.rekey(own.key, token)
}

/** Come back to a seat that is played on another device, whose chain the table counts by now. */
export async function comeBack(own: OwnSeat): Promise<void> {
  const [{ tipOf }, { unhex }, place] = await Promise.all([
    import('../seal/own'),
    import('../seal/proof'),
    renewKey(own, newKey(), texts.language),
  ])
  if (place.table !== own.table) return settleHere(place)
  const { root = '', tip, owed = 1 } = seats.of(own.key) ?? own
  const first = unhex(root)
  // The seat remembers its first tip, because the table may claim another.
  const kept = tip ?? (first?.length && owed === 1 ? tipOf(first) : undefined)
  seats.note(own.key, { root: '', ...(kept && { tip: kept }) })
  seats.rekey(own.key, place.token)
}
