import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../../../../src/lib/connection/table.svelte'
import { StagedTurn } from '../../../../src/lib/parts/meld/turn/stagedturn.svelte'
import type {
  ClientMessage,
  Snapshot,
  TriedMessage,
  Update,
} from '../../../../src/lib/connection/wire'
import { lines, type Line } from '../../../line'

let newest: () => Line
let table: Table
let turn: StagedTurn

const position = (seq: number, hand: string, legal: string[]): object => ({
  seq,
  view: { hand: hand.split(' ') },
  legal: legal.map((text) => ({ text, kind: text.split(' ')[0], cards: [] })),
  sheet: { rows: [] },
  waiting: 'play',
  ready: [],
})
const snapshot = (seq: number, hand: string, legal: string[]): Snapshot =>
  ({
    t: 'snapshot',
    table: { seats: [] },
    seat: 0,
    events: [],
    ...position(seq, hand, legal),
  }) as never
const update = (seq: number, hand: string, legal: string[], id: string): Update =>
  ({ t: 'update', id, events: [], ...position(seq, hand, legal) }) as never
const sent = <T extends ClientMessage['t']>(kind: T): Extract<ClientMessage, { t: T }>[] =>
  newest().sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === kind)
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5))
const hand = (): string => (turn.view as unknown as { hand: string[] }).hand.join(' ')

/** Answer the last question. */
async function answer(more: Partial<TriedMessage>): Promise<void> {
  const { id } = sent('try').at(-1)!
  newest().tell({
    t: 'tried',
    id,
    seq: 4,
    view: null,
    legal: [],
    moves: [],
    refusal: null,
    ...more,
  })
  await settled()
}

/** Lay out a meld, as the server lets one. */
async function layOut(text: string, left: string): Promise<void> {
  void turn.play(text)
  const { view, legal } = position(4, left, ['discard 9c']) as TriedMessage
  await answer({ view, legal })
}

beforeEach(async () => {
  newest = lines()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 })
  turn = new StagedTurn(table, ['meld'])
  newest().open()
  newest().tell(snapshot(4, '6c 6d 6h 9c', ['meld [6c 6d 6h]', 'discard 9c']))
  await settled()
})
afterEach(() => table.close())

test('a meld lies on this page only until the turn ends, then all is sent in order', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  expect([hand(), turn.staged, sent('play')]).toEqual(['9c', ['meld [6c 6d 6h]'], []])
  void turn.play('discard 9c')
  expect(sent('try').at(-1)!.actions).toEqual(['meld [6c 6d 6h]', 'discard 9c'])
  await answer({})
  expect(sent('play').map(({ action, at }) => [action, at])).toEqual([['meld [6c 6d 6h]', 4]])
  expect([hand(), turn.legal]).toEqual(['9c', []])
  newest().tell(update(5, '9c', ['discard 9c'], table.pending!.id))
  await settled()
  expect(
    sent('play')
      .map(({ action, at }) => [action, at])
      .at(-1),
  ).toEqual(['discard 9c', 5])
  newest().tell(update(6, '', [], table.pending!.id))
  await settled()
  expect([hand(), turn.staged, table.pending]).toEqual(['', [], null])
})

test('staged cards can be taken back', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  turn.undo()
  expect([hand(), turn.staged]).toEqual(['6c 6d 6h 9c', []])
  expect(turn.legal.map(({ text }) => text)).toContain('meld [6c 6d 6h]')
  expect(sent('play')).toEqual([])
})

test('staged cards are still staged after a reload', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  turn = new StagedTurn(table, ['meld'])
  expect(sent('try').at(-1)!.actions).toEqual(['meld [6c 6d 6h]'])
  await answer({ view: (position(4, '9c', []) as TriedMessage).view })
  expect([hand(), turn.staged]).toEqual(['9c', ['meld [6c 6d 6h]']])
  turn.undo()
  const before = sent('try').length
  turn = new StagedTurn(table, ['meld'])
  expect([hand(), sent('try').length]).toEqual(['6c 6d 6h 9c', before])
})

test('what one window lays out and takes back another one does, too', async () => {
  const other = new StagedTurn(table, ['meld'])
  const end = other.follow()
  const tell = (): unknown =>
    dispatchEvent(new StorageEvent('storage', { key: 'parlour.table.t.turn' }))
  await layOut('meld [6c 6d 6h]', '9c')
  tell()
  expect([other.staged, sent('try').at(-1)!.actions]).toEqual([[], ['meld [6c 6d 6h]']])
  await answer({ view: (position(4, '9c', []) as TriedMessage).view })
  expect(other.staged).toEqual(['meld [6c 6d 6h]'])
  const asked = sent('try').length
  turn.undo()
  tell()
  await settled()
  expect([other.staged, sent('try').length]).toEqual([[], asked])
  end()
})

test('cards staged in another position are forgotten', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  newest().tell(update(5, '6c 6d 6h 9c', ['meld [6c 6d 6h]'], ''))
  await settled()
  const before = sent('try').length
  turn = new StagedTurn(table, ['meld'])
  expect([hand(), sent('try').length]).toEqual(['6c 6d 6h 9c', before])
})

test('a second meld waits for the first, and lies beside it', async () => {
  void turn.play('meld [6c 6d 6h]')
  void turn.play('meld [9c 9d 9h]')
  expect([sent('try').length, turn.busy]).toEqual([1, true])
  await answer({ view: (position(4, '9c 9d 9h', []) as TriedMessage).view })
  expect(sent('try').at(-1)!.actions).toEqual(['meld [6c 6d 6h]', 'meld [9c 9d 9h]'])
  await answer({ view: (position(4, '', []) as TriedMessage).view })
  expect([turn.staged.length, turn.busy]).toEqual([2, false])
})

test('a question asked while a meld is on its way includes that meld', async () => {
  void turn.play('meld [6c 6d 6h]')
  const asked = turn.askAll(() => turn.legal.map(({ text }) => text))
  await answer({
    view: (position(4, '9c', []) as TriedMessage).view,
    legal: [{ text: 'discard 9c' }] as never,
  })
  expect(sent('try').at(-1)!.actions).toEqual(['meld [6c 6d 6h]', 'discard 9c'])
  await answer({})
  expect(await asked).toMatchObject([{ text: 'discard 9c' }])
})

test('a table is behind until what a move led to is shown', async () => {
  void turn.play('discard 9c')
  expect(turn.busy).toBe(true)
  newest().tell(update(5, '6c 6d 6h', [], table.pending!.id))
  expect([table.pending?.action, turn.busy]).toEqual(['discard 9c', true])
  await settled()
  expect([table.pending, turn.busy]).toEqual([null, false])
})

test('a move that cannot be taken back is sent at once', () => {
  void turn.play('discard 9c')
  expect(sent('try')).toEqual([])
  expect(sent('play')).toMatchObject([{ action: 'discard 9c', at: 4 }])
})

test('a refusal says why, and nothing is laid out or sent', async () => {
  void turn.play('meld [6c 6d 9c]')
  const refusal = { code: 'no_meld', rule: 'M1', text: 'No meld.', facts: {} }
  await answer({ refusal })
  expect(table.refusal).toMatchObject(refusal)
  expect([turn.staged, sent('play')]).toEqual([[], []])
  await layOut('meld [6c 6d 6h]', '9c')
  expect(table.refusal).toBeNull()
  void turn.play('discard 6c')
  await answer({ refusal })
  expect([table.refusal?.rule, turn.staged.length, sent('play')]).toEqual(['M1', 1, []])
})

test('a meld that ends the turn is sent with all before it', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  void turn.play('meld [9c]')
  await answer({})
  expect(sent('play')).toMatchObject([{ action: 'meld [6c 6d 6h]' }])
  expect(table.following).toEqual(['meld [9c]'])
})

test('a broken connection loses no question and sends nothing twice', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  void turn.play('discard 9c')
  newest().drop('gone')
  dispatchEvent(new Event('online'))
  newest().open()
  newest().tell(snapshot(4, '6c 6d 6h 9c', ['meld [6c 6d 6h]', 'discard 9c']))
  await settled()
  // The staged cards still lie here, and the discard can be made again.
  expect([hand(), turn.busy, sent('play')]).toEqual(['9c', false, []])
})

test('only what was laid out on the position that is shown counts', async () => {
  await layOut('meld [6c 6d 6h]', '9c')
  newest().tell(snapshot(9, '2c 3c', ['stock']))
  await settled()
  expect([hand(), turn.staged]).toEqual(['2c 3c', []])
})
