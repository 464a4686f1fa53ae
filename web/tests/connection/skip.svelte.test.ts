import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stillness } from '../../src/lib/base/settings.svelte'
import { Table, type Show } from '../../src/lib/connection/table.svelte'
import { Line, lines } from '../line'

let newest: () => Line
let table: Table
/** Ends the flight of each change that is shown with motion. */
let flights: (() => void)[]
/** The positions whose events the log has heard of. */
let heard: number[]
let stop: () => void

const fly: Show = async (_, apply) => {
  if (!stillness()) await new Promise<void>((land) => flights.push(land))
  apply()
}

function tell(seq: number, more: object = {}): void {
  const events = [{ event: 'noted', kind: 'pays', seat: seq }]
  const both = { seq, view: {}, legal: [], sheet: { rows: [] }, waiting: 'play', ready: [], events }
  const info = { table: 't', seats: [], pace: 'calm' }
  const kind = seq === 4 ? { t: 'snapshot', table: info, seat: 0 } : { t: 'update', id: null }
  newest().tell({ ...both, ...kind, ...more })
}
const asks = { legal: [{ text: 'call', kind: 'call', cards: [] }] }
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

/** Let the flight in progress end, as each press does. */
async function land(): Promise<void> {
  flights.at(-1)?.()
  await settled()
}

beforeEach(async () => {
  newest = lines()
  flights = []
  heard = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 }, fly)
  newest().open()
  tell(4)
  await settled()
  stop = $effect.root(() => {
    $effect(() => {
      for (const event of table.fresh) if ('seat' in event) heard.push(event.seat!)
    })
  })
  flushSync()
})

afterEach(() => {
  stop()
  table.close()
})

test('a skip shows at once what waits, and the log hears of everything', async () => {
  for (const seq of [5, 6, 7]) tell(seq)
  tell(8, asks)
  await settled()
  expect([table.at, flights.length]).toEqual([4, 1])
  expect(table.skip()).toBe(true)
  await land()
  expect([table.at, table.legal.length, flights.length]).toEqual([8, 1, 1])
  expect(heard).toEqual([5, 6, 7, 8])
  expect(table.skip()).toBe(false)
  tell(9)
  await settled()
  expect(flights).toHaveLength(2)
})

test('a skip stops at a question, though it has been answered for the player', async () => {
  tell(5)
  tell(6, asks)
  tell(7)
  await settled()
  expect(table.skip()).toBe(true)
  await land()
  expect([table.at, flights.length]).toEqual([6, 2])
  expect(table.skip()).toBe(false)
  await land()
  expect(table.at).toBe(7)
})

test('the end of a deal is not skipped', async () => {
  tell(5)
  tell(6, { waiting: 'deal' })
  await settled()
  expect(table.skip()).toBe(true)
  await land()
  expect([table.at, flights.length]).toEqual([5, 2])
  expect(table.skip()).toBe(false)
  await land()
  expect([table.at, table.waiting]).toEqual([6, 'deal'])
})

test('a refusal is not skipped', async () => {
  tell(5)
  tell(6)
  await settled()
  expect(table.skip()).toBe(true)
  newest().tell({ t: 'refused', id: null, code: 'stale', rule: '', text: 'No.', facts: {} })
  expect(table.skip()).toBe(false)
  await land()
  expect([table.at, flights.length]).toEqual([5, 2])
})

test('where nothing waits there is nothing to skip', async () => {
  expect(table.skip()).toBe(false)
  tell(5, asks)
  await settled()
  await land()
  expect([table.at, table.skip()]).toEqual([5, false])
})

test('at a table without waiting nothing flies', async () => {
  const info = { table: 't', seats: [], pace: 'at_once' }
  newest().tell({ t: 'snapshot', seq: 5, table: info, view: {}, legal: [], sheet: { rows: [] } })
  tell(6)
  await settled()
  expect([table.at, flights.length, heard]).toEqual([6, 0, [6]])
})
