import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/base/settings.svelte'
import { Table } from '../../src/lib/connection/table.svelte'
import type { LegalAction } from '../../src/lib/connection/wire'
import { Line, lines } from '../line'

let newest: () => Line
let table: Table

const deed = (kind: string, ...cards: string[]): LegalAction => ({
  text: [kind, ...cards].join(' '),
  kind,
  cards,
})
const DISCARD = deed('discard', '9c')
const position = (seq: number, more: object = {}): never =>
  ({
    t: 'snapshot',
    seq,
    view: { hand: ['9c', 'Kd'] },
    legal: [DISCARD, deed('discard', 'Kd'), deed('stock'), deed('take', '4h')],
    sheet: { rows: [] },
    waiting: 'play',
    ready: [],
    clock: null,
    table: { table: 't', seats: [{ name: 'Ann', kind: 'person' }] },
    seat: 0,
    events: [],
    ...more,
  }) as never
const played = (): string[] =>
  newest().sent.flatMap((message) => (message.t === 'play' ? [message.action] : []))
const shown = (): Promise<unknown> => vi.advanceTimersByTimeAsync(5)

beforeEach(async () => {
  vi.useFakeTimers()
  settings.hold = 1500
  newest = lines()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'whist', opened: 0 })
  newest().open()
  newest().tell(position(4))
  await shown()
})

afterEach(() => {
  table.close()
  settings.hold = 0
  vi.useRealTimers()
})

test('a card from the hand waits for a change of mind, and is then sent', () => {
  table.play('discard 9c')
  expect([table.held, table.pending?.action, played()]).toEqual([DISCARD, 'discard 9c', []])
  vi.advanceTimersByTime(1500)
  expect([table.held, played()]).toEqual([null, ['discard 9c']])
})

test('a card that is put back was never played', () => {
  table.play('discard 9c')
  table.putBack()
  vi.runOnlyPendingTimers()
  expect([table.held, table.pending, played()]).toEqual([null, null, []])
  table.play('discard Kd')
  expect(table.held?.text).toBe('discard Kd')
})

test('a card that is released is sent at once, and only once', () => {
  table.play('discard 9c')
  table.release()
  table.release()
  vi.runOnlyPendingTimers()
  expect(played()).toEqual(['discard 9c'])
  table.putBack()
  expect(table.pending?.action).toBe('discard 9c')
})

test('nothing waits without a card of the hand, a choice, or the preference', async () => {
  for (const text of ['stock', 'take 4h', 'discard 7s']) {
    table.play(text)
    expect([text, table.held]).toEqual([text, null])
    table.pending = null
  }
  settings.hold = 0
  table.play('discard 9c')
  expect(table.held).toBeNull()
  settings.hold = 1500
  table.pending = null
  const more = [{ legal: [DISCARD] }, { clock: 9 }, { table: { seats: [], lesson: true } }]
  for (const [i, others] of more.entries()) {
    newest().tell(position(5 + i, others))
    await shown()
    table.play('discard 9c')
    expect([others, table.held]).toEqual([others, null])
    expect(table.pending).toMatchObject({ action: 'discard 9c' })
    table.pending = null
  }
})

test('all that was laid out first waits with the card that ends the turn', () => {
  table.playAll(['meld 4h 4s 4d', 'discard 9c'], [DISCARD, deed('discard', 'Kd')])
  expect([table.held, played()]).toEqual([DISCARD, []])
  table.putBack()
  expect([table.following, table.pending]).toEqual([[], null])
  table.playAll(['meld 4h 4s 4d', 'discard 9c'], [DISCARD, deed('discard', 'Kd')])
  table.release()
  expect([table.following, played()]).toEqual([['discard 9c'], ['meld 4h 4s 4d']])
})

test('a card that waits is sent when the table is left', () => {
  table.play('discard 9c')
  table.close()
  expect(played()).toEqual(['discard 9c'])
})

test('a card that waits outlives a lost connection', async () => {
  table.play('discard 9c')
  newest().drop('gone')
  dispatchEvent(new Event('online'))
  newest().open()
  newest().tell(position(4))
  await shown()
  expect([table.held, played()]).toEqual([null, ['discard 9c']])
})

test('a card does not wait any longer once the table has moved on', async () => {
  table.play('discard 9c')
  newest().tell(position(5, { t: 'update', id: null }))
  await shown()
  expect([table.held, played()]).toEqual([null, ['discard 9c']])
})
