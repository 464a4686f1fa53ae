import { beforeEach, expect, test, vi } from 'vitest'
import { seats } from '../src/lib/seats.svelte'
import { recall, remember } from '../src/lib/storage.svelte'

beforeEach(() => localStorage.clear())

test('what is remembered is recalled', () => {
  remember('x', { deep: [1, 'two', null] })
  expect(recall('x', {})).toEqual({ deep: [1, 'two', null] })
})

test('nothing, nonsense and a forbidden storage give the fallback', () => {
  expect(recall('nothing', 7)).toBe(7)
  localStorage.setItem('parlour.broken', '{"half":')
  expect(recall('broken', 7)).toBe(7)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no')
    },
    setItem: () => {
      throw new DOMException('full')
    },
  })
  expect(recall('x', 7)).toBe(7)
  expect(() => remember('x', 1)).not.toThrow()
})

test('the newest twelve seats are kept, each table once', () => {
  for (let i = 0; i < 15; i++) seats.keep({ table: `t${i}`, seat: 0, token: `k${i}` }, 'whist')
  seats.keep({ table: 't10', seat: 1, token: 'again' }, 'whist')
  expect(seats.all).toHaveLength(12)
  expect(seats.all.slice(0, 3).map((seat) => seat.table)).toEqual(['t10', 't14', 't13'])
  expect(seats.of('t10')?.token).toBe('again')
  expect(seats.of('t0')).toBeUndefined()
  seats.forget('t10')
  expect(seats.of('t10')).toBeUndefined()
  expect(recall<unknown[]>('seats', [])).toHaveLength(11)
})
