import { afterEach, beforeEach, expect, test } from 'vitest'
import { WatchedTable } from '../src/lib/watch/watched.svelte'
import { lines, type Line } from './line'

let newest: () => Line
let table: WatchedTable

const SEATS = [
  { name: 'Ann', kind: 'person', online: true, bot: null },
  { name: 'Ben', kind: 'person', online: true, bot: null, shows: true },
]
const PUBLIC = { game: 'gin', turn: 0, counts: [10, 10], pile: ['9c'], hands: [null, null] }

function snapshot(more: object = {}): void {
  newest().tell({
    t: 'snapshot',
    seq: 4,
    public: PUBLIC,
    own: null,
    legal: [],
    sheet: { rows: [], totals: [0, 0] },
    waiting: 'play',
    table: { table: 't', game: 'gin', seats: SEATS, watching: 1, closed: false },
    seat: -1,
    events: [],
    ...more,
  })
}

const drawn = (card: string | null): object => ({
  event: 'action_played',
  seat: 0,
  kind: 'stock',
  text: 'stock',
  moves: [{ source: 'stock', target: 'hand:0', ...(card && { card }) }],
})

beforeEach(() => {
  newest = lines()
  table = new WatchedTable('t')
  newest().open()
})
afterEach(() => table.close())

test('a watcher follows the public part', () => {
  expect(newest().address).toContain('/watch')
  expect(newest().sent[0]).toMatchObject({ t: 'hello', token: '', table: 't' })
  snapshot()
  newest().tell({ t: 'update', seq: 5, waiting: 'play', public: { set: { turn: 1 } } })
  newest().tell({ t: 'presence', seats: SEATS, paused: false, watching: 3, closed: false })
  expect(table.view).toEqual({ ...PUBLIC, turn: 1 })
  expect(table.info?.watching).toBe(3)
  expect(table.doubtful).toBe(false)
})

test('changes are shown one after another, and a new snapshot at once', async () => {
  table.close()
  const shown: string[] = []
  let land = (): void => undefined
  table = new WatchedTable('t', async ({ moves, dealt }, apply) => {
    shown.push(dealt ? 'deal' : moves.map(({ target }) => target).join())
    apply()
    await new Promise<void>((resolve) => (land = resolve))
  })
  newest().open()
  snapshot()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  const draw = (seq: number, turn: number): void =>
    newest().tell({
      ...{ t: 'update', seq, waiting: 'play', events: [drawn(null)] },
      public: { set: { turn } },
    })
  draw(5, 1)
  draw(6, 2)
  await settled()
  expect([shown, table.view?.turn]).toEqual([['hand:0'], 1])
  land()
  await settled()
  expect([shown, table.view?.turn]).toEqual([['hand:0', 'hand:0'], 2])
  for (const seq of [7, 8, 9, 10, 11]) draw(seq, seq)
  for (let i = 0; i < 2; i++) {
    land()
    await settled()
  }
  expect(shown.slice(2)).toEqual(['', '']) // too many wait: these do not fly
  snapshot({ seq: 20 })
  expect(table.view?.turn).toBe(0)
  land()
  await settled()
  expect([shown.length, table.view?.turn, table.doubtful]).toEqual([4, 0, false])
})

test('an update that is missing begins again', () => {
  snapshot()
  newest().tell({ t: 'update', seq: 6, waiting: 'play' })
  expect(newest().readyState).toBe(3)
})

test.each([
  ['a hand', { own: { seat: 0, hand: ['Kc'] } }],
  ['a hand among what is public', { public: { ...PUBLIC, seat: 0, hand: ['Kc'] } }],
  ['actions', { legal: [{ kind: 'discard', text: 'discard Kc', cards: ['Kc'] }] }],
  ['a seat', { seat: 0 }],
  ['a hidden card that was drawn', { events: [drawn('Kc')] }],
])('a server that sends %s is doubted, and it is not shown', (_, lie) => {
  snapshot(lie)
  expect(table.doubtful).toBe(true)
  const shown = JSON.stringify([table.view, table.events, table.hands])
  expect(shown).not.toContain('Kc')
})

test.each([
  ['a hand', { own: { set: { hand: ['Kc'] } } }],
  ['a hand among what is public', { public: { set: { hand: ['Kc'] } } }],
  ['actions', { legal: [{ kind: 'discard', text: 'discard Kc', cards: ['Kc'] }] }],
  ['a hidden card that was drawn', { events: [drawn('Kc')] }],
])('an update with %s is doubted, and it is not shown', (_, lie) => {
  snapshot()
  newest().tell({ t: 'update', seq: 5, waiting: 'play', ...lie })
  expect(table.doubtful).toBe(true)
  expect(JSON.stringify([table.view, table.events, table.hands])).not.toContain('Kc')
})

test('what everybody has seen is believed', () => {
  snapshot({ events: [drawn(null)] })
  const taken = {
    ...drawn(null),
    kind: 'take',
    moves: [{ source: 'pile', target: 'hand:0', card: '9c' }],
  }
  newest().tell({
    t: 'update',
    seq: 5,
    waiting: 'play',
    public: { set: { pile: [] } },
    events: [taken],
  })
  expect(table.doubtful).toBe(false)
  expect(table.events).toContainEqual(taken)
})

test('a hand is shown only if its seat shows it', () => {
  snapshot()
  newest().tell({ t: 'hands', hands: [null, ['2h']] })
  expect([table.hands, table.doubtful]).toEqual([[null, ['2h']], false])
  newest().tell({ t: 'hands', hands: [['Kc'], ['2h']] })
  expect([table.hands, table.doubtful]).toEqual([[null, ['2h']], true])
})

test.each(['seal', 'unsealed', 'tried', 'hinted', 'reviewed'])(
  'a message for seats is doubted: %s',
  (t) => {
    snapshot()
    newest().tell({ t })
    expect(table.doubtful).toBe(true)
  },
)

test('a face is sent and shown', () => {
  snapshot()
  table.show('wow')
  expect(newest().sent.at(-1)).toEqual({ t: 'face', face: 'wow' })
  newest().tell({ t: 'said', seat: -1, phrase: 'wow', held: false })
  expect(table.faces.map(({ phrase }) => phrase)).toEqual(['wow'])
})

test('a watcher who is refused is told why', () => {
  newest().tell({ t: 'refused', code: 'watchers_closed', text: 'Closed.', facts: {} })
  newest().drop('watchers_closed', 1008)
  expect([table.socket.ended, table.refusal?.text]).toEqual([true, 'Closed.'])
})
