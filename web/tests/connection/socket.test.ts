import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Socket } from '../../src/lib/connection/socket.svelte'
import { Line, lines } from '../line'

let newest: () => Line
let received: unknown[]
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  newest = lines()
  received = []
  const hello = () => [{ t: 'hello', token: 'k', lang: 'en' } as const]
  socket = new Socket('ws://x/ws/t', hello, (message) => received.push(message))
})

afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

test('it says hello first and is online once it is answered', () => {
  expect(socket.send({ t: 'next', at: 1 })).toBe(false)
  newest().open()
  expect(newest().sent).toEqual([{ t: 'hello', token: 'k', lang: 'en' }])
  expect(socket.online).toBe(false)
  newest().tell({ t: 'presence', seats: [] })
  expect(socket.online).toBe(true)
  expect(received).toEqual([{ t: 'presence', seats: [] }])
})

test('a lost connection is retried after pauses that grow to a limit', () => {
  const pauses: number[] = []
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  for (let i = 0; i < 8; i++) {
    const before = Line.all.length
    newest().drop('gone')
    let waited = 0
    while (Line.all.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    pauses.push(waited)
  }
  expect(pauses).toEqual([250, 500, 1000, 2000, 3000, 3000, 3000, 3000])
  newest().open()
  newest().tell({ t: 'presence', seats: [] })
  newest().drop('gone')
  vi.advanceTimersByTime(250)
  expect(Line.all).toHaveLength(10)
})

test.each(['wrong_token', 'unknown_table', 'wrong_origin', 'replaced', 'seat_left', 'stepped_out'])(
  '%s ends it, until somebody wants it back',
  (reason) => {
    newest().open()
    newest().drop(reason)
    vi.advanceTimersByTime(60_000)
    expect([socket.ended, Line.all.length]).toEqual([true, 1])
    socket.resume()
    newest().open()
    newest().tell({ t: 'presence', seats: [] })
    expect([socket.ended, socket.online, Line.all.length]).toEqual([false, true, 2])
  },
)

test('a connection that does not answer a ping is given up', () => {
  newest().open()
  newest().tell({ t: 'presence', seats: [] })
  vi.advanceTimersByTime(6000)
  expect(newest().sent.at(-1)).toEqual({ t: 'ping', n: 0 })
  newest().tell({ t: 'pong', n: 0 })
  vi.advanceTimersByTime(6000)
  expect(newest().sent.at(-1)).toEqual({ t: 'ping', n: 1 })
  expect(socket.online).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(socket.online).toBe(false)
})

test('when the network comes back it does not wait for the pause to end', () => {
  newest().open()
  newest().drop('gone')
  dispatchEvent(new Event('online'))
  expect(Line.all).toHaveLength(2)
})

test('a doubt about the network asks the server', () => {
  newest().open()
  dispatchEvent(new Event('offline'))
  expect(newest().sent.at(-1)).toEqual({ t: 'ping', n: 0 })
})

test('closed by the page, it stays closed', () => {
  newest().open()
  socket.close()
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(Line.all).toHaveLength(1)
})

test('a server that restarts has said so, until the next one answers', () => {
  newest().open()
  newest().tell({ t: 'presence', seats: [] })
  newest().drop('restarting', 1012)
  expect([socket.online, socket.restarting, socket.ended]).toEqual([false, true, false])
  vi.advanceTimersByTime(1000)
  newest().drop('')
  expect(socket.restarting).toBe(true)
  vi.advanceTimersByTime(3000)
  newest().open()
  newest().tell({ t: 'presence', seats: [] })
  expect([socket.online, socket.restarting]).toEqual([true, false])
})
