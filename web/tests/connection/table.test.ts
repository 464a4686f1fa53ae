import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table, type Show } from '../../src/lib/connection/table.svelte'
import type { Snapshot, Update } from '../../src/lib/connection/wire'
import { Line, lines } from '../line'

let newest: () => Line
let table: Table

const snapshot = (seq: number, more: object = {}): Snapshot =>
  ({
    t: 'snapshot',
    seq,
    view: { hand: ['9c'] },
    legal: [{ text: 'discard 9c', kind: 'discard', cards: ['9c'] }],
    sheet: { rows: [] },
    waiting: 'play',
    ready: [false, true],
    table: { table: 't', seats: [{ name: 'Ann', kind: 'person' }] },
    seat: 0,
    events: [],
    ...more,
  }) as unknown as Snapshot

const update = (seq: number, more: object = {}): Update =>
  ({ ...snapshot(seq), t: 'update', id: null, events: [], ...more }) as unknown as Update

/** Let everything be shown that has been told. */
const shown = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

beforeEach(() => {
  newest = lines()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 })
  newest().open()
})

afterEach(() => table.close())

test('a snapshot is the whole position', async () => {
  expect(table.loaded).toBe(false)
  newest().tell(snapshot(4))
  await shown()
  expect([table.loaded, table.seq, table.waiting]).toEqual([true, 4, 'play'])
  expect(table.legal.map((action) => action.text)).toEqual(['discard 9c'])
})

test('a way to another match is taken only after this one', async () => {
  const on = { t: 'followed', table: 'u', game: 'whist', seat: 0 } as never
  const refused = vi.spyOn(table.seals, 'refuseToLeave')
  newest().tell(snapshot(4))
  await shown()
  newest().tell(on)
  expect(table.sequel).toBeNull()
  expect(refused).toHaveBeenCalledOnce()
  newest().tell(update(5, { waiting: 'over' }))
  await shown()
  newest().tell(on)
  expect(table.sequel).toEqual(on)
})

test('an update tells what has changed in both parts of the view', async () => {
  const has = (): unknown => table.view
  newest().tell(snapshot(4, { view: { turn: 0, pile: ['2h', '3h'], hand: ['9c', 'Kd'] } }))
  const changes = { public: { set: { turn: 1 }, tails: { pile: [1, '4h', '5h'] } } }
  newest().tell({ ...update(5, changes), view: undefined, own: { tails: { hand: [1] } } } as never)
  await shown()
  expect(has()).toEqual({ turn: 1, pile: ['2h', '4h', '5h'], hand: ['9c'] })
  newest().tell({ ...update(6, { public: {}, own: {} }), view: undefined } as never)
  await shown()
  expect([table.seq, has()]).toEqual([6, { turn: 1, pile: ['2h', '4h', '5h'], hand: ['9c'] }])
})

test('before the first deal there is no view, and updates do not make one', async () => {
  newest().tell(snapshot(0, { view: null }))
  newest().tell(update(0, { view: null }))
  await shown()
  expect([table.loaded, table.view]).toEqual([true, null])
})

test('the page asks for everything again once an update is missing', async () => {
  newest().tell(snapshot(4))
  newest().tell(update(6))
  await shown()
  expect([table.seq, newest().readyState]).toEqual([4, Line.CLOSED])
})

test('an update tells the rows of the sheet that are new', async () => {
  const row = (number: number): object => ({ number })
  newest().tell(snapshot(4, { sheet: { rows: [row(1), row(2)], over: false } }))
  newest().tell(update(5, { sheet: null }))
  newest().tell(update(6, { sheet: { rows: [row(3)], over: false } }))
  newest().tell(update(7, { sheet: { rows: [], over: true } }))
  await shown()
  expect(table.sheet?.rows.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(table.sheet?.over).toBe(true)
  newest().tell(snapshot(8, { sheet: { rows: [row(1)] } }))
  await shown()
  expect(table.sheet?.rows).toHaveLength(1)
})

test('a move is sent once and is pending until the update that names it', async () => {
  newest().tell(snapshot(4))
  table.play('discard 9c')
  table.play('knock 9c')
  const moves = newest().sent.filter((message) => message.t === 'play')
  expect(moves).toHaveLength(1)
  expect(moves[0]).toMatchObject({ t: 'play', at: 4, action: 'discard 9c' })
  newest().tell(update(5, { id: 'another' }))
  expect(table.pending).not.toBeNull()
  newest().tell(update(6, { id: table.pending!.id }))
  await shown()
  expect([table.pending, table.seq]).toEqual([null, 6])
})

test('after a lost connection the move is sent again with the same id', async () => {
  newest().tell(snapshot(4))
  table.play('discard 9c')
  const { id } = table.pending!
  newest().drop('gone')
  dispatchEvent(new Event('online'))
  newest().open()
  newest().tell(snapshot(4))
  expect(newest().sent.filter((message) => message.t === 'play')).toMatchObject([{ id, at: 4 }])
  newest().tell(snapshot(5))
  await shown()
  expect(table.pending).toBeNull()
})

test('a refusal frees the hand and is kept until the table moves on', async () => {
  newest().tell(snapshot(4))
  table.play('knock 9c')
  newest().tell({
    t: 'refused',
    id: table.pending!.id,
    code: 'x',
    text: 'No.',
    rule: 'K1',
  } as never)
  expect([table.pending, table.refusal?.text]).toEqual([null, 'No.'])
  newest().tell(update(5, { events: [{ event: 'deal_started', number: 1, dealer: 0 }] }))
  await shown()
  expect(table.refusal).toBeNull()
})

test('an update older than the known position changes nothing', async () => {
  newest().tell(snapshot(9))
  newest().tell(update(7, { waiting: 'over' }))
  await shown()
  expect([table.seq, table.waiting]).toEqual([9, 'play'])
})

test('presence changes who is there and nothing else', async () => {
  newest().tell(snapshot(4))
  await shown()
  newest().tell({ t: 'presence', seats: [{ name: 'Bea', kind: 'person' }] } as never)
  expect(table.info?.seats[0]?.name).toBe('Bea')
  expect(table.seq).toBe(4)
})

test('the card that came last to this seat is known', async () => {
  const took = (seat: number): object => ({
    event: 'action_played',
    seat,
    kind: 'take',
    text: 'take',
    moves: [{ card: 'Kd', source: 'pile', target: `hand:${seat}` }],
  })
  newest().tell(snapshot(4))
  newest().tell(update(5, { events: [took(0)], view: { hand: ['Kd', '9c', 'Kd'] } }))
  await shown()
  expect(table.arrived.map((card) => card.id)).toEqual(["Kd'"])
  newest().tell(update(6, { events: [took(1)] }))
  await shown()
  expect(table.arrived).toEqual([])
})

test('events are told when their cards have landed, not while they fly', async () => {
  table.close()
  let landed = (): void => undefined
  const show: Show = (_, apply) => {
    apply()
    return new Promise((done) => (landed = done))
  }
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 }, show)
  newest().open()
  newest().tell(snapshot(4))
  const events = [{ event: 'action_played', seat: 1, kind: 'play', text: 'play Kd' }]
  newest().tell(update(5, { events, legal: [] }))
  await shown()
  expect([table.at, table.legal, table.flying, table.fresh]).toEqual([5, [], 'moves', []])
  landed()
  await shown()
  expect([table.flying, table.fresh]).toEqual([null, events])
})

test('a motion that is broken off holds nothing back', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  table.close()
  const show: Show = (_, apply) => {
    apply()
    return table.at === 5 ? Promise.reject(new Error('gone')) : undefined
  }
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 }, show)
  newest().open()
  newest().tell(snapshot(4))
  newest().tell(update(5, { events: [{ event: 'deal_started', number: 2, dealer: 1 }] }))
  newest().tell(update(6, { waiting: 'over' }))
  await shown()
  expect([table.flying, table.fresh.length, table.waiting]).toEqual([null, 1, 'over'])
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('gone'))
})

test('an earlier position of the deal can be looked at, and nothing be done there', async () => {
  const played = { event: 'action_played', seat: 1, kind: 'discard', text: 'discard 3d' }
  const has = (): unknown[] => [table.view, table.legal.length, table.events]
  newest().tell(snapshot(4))
  newest().tell(update(5, { view: { hand: ['9c', 'Kd'] }, legal: [], events: [played] }))
  await shown()
  const now = has()
  table.history.show(4)
  expect(has()).toEqual([{ hand: ['9c'] }, 0, []])
  table.play('discard 9c')
  expect(await table.tryOut(['discard 9c'])).toBeNull()
  expect(table.pending).toBeNull()
  newest().tell(update(6, { view: { hand: ['9c', 'Kd', '2s'] }, legal: [] }))
  await shown()
  expect(has()).toEqual([{ hand: ['9c'] }, 0, []])
  table.history.show(5)
  expect(has()).toEqual(now)
  newest().tell(update(7)) // one is asked for a move
  await shown()
  expect([table.history.shown, table.legal.length]).toEqual([null, 1])
  newest().tell(update(8, { events: [{ event: 'deal_started', number: 2, dealer: 0 }] }))
  await shown()
  expect([table.history.has(7), table.history.has(8)]).toEqual([false, true])
})
