import { beforeEach, expect, test, vi } from 'vitest'
import { followMatch } from '../../src/lib/connection/nextmatch.svelte'
import { claimAt, keptClaim, settleClaim } from '../../src/lib/connection/seatclaim'
import { Guide } from '../../src/lib/guide/guide.svelte'
import { lessonOf } from '../../src/lib/guide/lesson'
import type { Witness } from '../../src/lib/seal/check'
import { seats } from '../../src/lib/connection/seats.svelte'
import { follow, forget, keysOf, recall, remember } from '../../src/lib/base/storage.svelte'

/** Another window of this browser, with a copy of the page's modules. */
async function otherWindow() {
  vi.resetModules()
  const [{ seats }, claims] = await Promise.all([
    import('../../src/lib/connection/seats.svelte'),
    import('../../src/lib/connection/seatclaim'),
  ])
  return { seats, claims }
}

/** The event that tells the other windows of a change. */
const tell = (key: string | null): unknown => dispatchEvent(new StorageEvent('storage', { key }))

const place = (table: string, token = `key of ${table}`) => ({ table, seat: 0, token })
const seen = (deal: number, more: Partial<Witness> = {}): Witness => ({
  ...{ deal, given: '', shares: null, hand: null, lines: null, came: null },
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  tell(null)
})

test('entries are recalled until they are forgotten', () => {
  remember('x', { deep: [1, 'two', null] })
  expect(recall('x', {})).toEqual({ deep: [1, 'two', null] })
  expect(keysOf('')).toEqual(['x'])
  forget('x')
  expect([recall('x', 7), keysOf('')]).toEqual([7, []])
})

test('nothing, nonsense and a forbidden storage give the fallback', () => {
  expect(recall('nothing', 7)).toBe(7)
  localStorage.setItem('parlour.broken', '{"half":')
  expect(recall('broken', 7)).toBe(7)
  const no = (): never => {
    throw new DOMException('no')
  }
  vi.stubGlobal('localStorage', { getItem: no, setItem: no, removeItem: no })
  expect(recall('x', 7)).toBe(7)
  remember('x', 1)
  expect([recall('x', 7), keysOf('')]).toEqual([1, ['x']])
  forget('x')
  expect([recall('x', 7), keysOf('')]).toEqual([7, []])
})

test('a storage that is full keeps what is new in the window', () => {
  remember('x', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  remember('x', 'new')
  expect(recall('x', '')).toBe('new')
  setItem.mockRestore()
  remember('x', 'newest')
  expect([recall('x', ''), localStorage.getItem('parlour.x')]).toEqual(['newest', '"newest"'])
})

test('changes of other windows are told by their key, and those missed while set aside', () => {
  const changed = vi.fn()
  const end = follow('x', changed)
  for (const key of ['parlour.x.1', 'parlour.y', 'x', null]) tell(key)
  expect(changed).toHaveBeenCalledTimes(2)
  const shown = (persisted: boolean): unknown =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  shown(false)
  shown(true)
  expect(changed).toHaveBeenCalledTimes(3)
  end()
  tell('parlour.x')
  expect(changed).toHaveBeenCalledTimes(3)
})

// -- seats -----------------------------------------------------------------------------------------

test('two windows at two tables keep both seats, whatever each notes', async () => {
  seats.keep(place('a'), 'whist')
  const other = await otherWindow()
  other.seats.keep(place('b'), 'whist') // this window has not been told yet
  seats.note('a', { root: 'r' })
  const third = await otherWindow()
  expect(third.seats.all.map(({ table }) => table).toSorted()).toEqual(['a', 'b'])
  expect(third.seats.of('a')).toMatchObject({ token: 'key of a', root: 'r' })
  tell('parlour.table.b.seat')
  expect(seats.of('b')?.token).toBe('key of b')
})

test('a device that is handed round keeps each seat by itself, and follows with all of them', () => {
  seats.keep(place('a'), 'whist')
  seats.keep(place('a', 'of Ben'), 'whist', {}, 'a~1')
  seats.note('a~1', { witness: seen(3), next: 'r' })
  seats.note('a', { witness: seen(2) })
  expect(seats.beside(seats.of('a')!).map(({ key }) => key)).toEqual(['a', 'a~1'])
  expect(seats.at('a')).toMatchObject({ key: 'a', token: 'key of a', witness: { deal: 2 } })
  expect(seats.of('a~1')).toMatchObject({ token: 'of Ben', witness: { deal: 3 } })
  expect(seats.finished).toEqual([])

  const next = { t: 'followed', table: 'b', game: 'whist' } as const
  for (const [seat, key] of ['a', 'a~1'].entries()) followMatch(seats.of(key)!, { ...next, seat })
  expect(seats.at('a')).toMatchObject({ key: 'b', home: 'a', token: 'key of a' })
  expect(seats.of('b~1')).toMatchObject({ seat: 1, home: 'a', token: 'of Ben', root: 'r' })

  seats.forget('b') // the first of them leaves
  expect(seats.at('a')).toMatchObject({ key: 'b~1' })
})

test('a seat that one window has forgotten is not restored by another', async () => {
  seats.keep(place('a'), 'whist')
  const other = await otherWindow()
  expect(other.seats.of('a')).toBeDefined()
  seats.forget('a')
  other.seats.note('a', { witness: seen(3) })
  other.seats.finish('a', 1)
  expect(keysOf('table.a')).toEqual([])
  expect(other.seats.of('a')).toBeUndefined()
})

test('an old copy in another window does not overwrite newer notes', async () => {
  seats.keep(place('a'), 'whist')
  const old = await otherWindow()
  seats.note('a', { root: 'second', tip: 'first', witness: seen(4, { given: 's', hand: ['Ac'] }) })
  old.seats.note('a', { witness: seen(3, { given: 'older', hand: ['2c'] }) })
  expect(seats.of('a')).toMatchObject({ root: 'second', tip: 'first', witness: { deal: 4 } })
  // One that came late to the deal knows less of it, and may know other things.
  old.seats.note('a', { witness: seen(4, { shares: ['s', ''], lines: ['0 pass'] }) })
  tell('parlour.table.a.witness')
  const both = { deal: 4, given: 's', hand: ['Ac'], shares: ['s', ''], lines: ['0 pass'] }
  expect(seats.of('a')?.witness).toMatchObject(both)
  old.seats.note('a', { witness: seen(5) })
  tell('parlour.table.a.witness')
  expect(seats.of('a')?.witness).toEqual(seen(5))
})

test('sitting down again with the same key loses nothing, with another everything', () => {
  seats.keep(place('a'), 'whist')
  seats.note('a', { root: 'r' })
  seats.keep(place('a'), 'whist')
  expect(seats.of('a')?.root).toBe('r')
  seats.keep(place('a', 'another'), 'whist')
  expect(seats.of('a')).toMatchObject({ token: 'another' })
  expect(seats.of('a')?.root).toBeUndefined()
})

test('the newest twelve finished tables are kept, and all running ones', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let i = 0; i < 40; i++) {
    vi.setSystemTime(i)
    seats.keep(place(`t${i}`), 'whist')
  }
  for (let i = 2; i < 40; i += 2) {
    vi.setSystemTime(100 + i)
    seats.finish(`t${i}`, 1)
  }
  vi.setSystemTime(200)
  seats.finish('t1') // a lesson has an end without a place
  seats.finish('t0', 2) // opened before all others
  vi.useRealTimers()
  expect(seats.all).toHaveLength(12 + 19)
  expect(seats.all.slice(0, 3).map(({ table }) => table)).toEqual(['t39', 't38', 't37'])
  expect(seats.of('t38')).toMatchObject({ over: 138, place: 1 })
  expect(seats.of('t0')).toMatchObject({ over: 200, place: 2 })
  expect(seats.finished.map(({ table }) => table).slice(0, 3)).toEqual(['t1', 't0', 't38'])
  expect([seats.of('t3'), seats.of('t20')]).not.toContain(undefined)
  expect([seats.of('t2'), seats.of('t18')]).toEqual([undefined, undefined])
  expect(keysOf('table.t2.')).toEqual([])
})

test('the key of a match that has been over for a month is forgotten', async () => {
  for (const [table, days] of [
    ['old', 31],
    ['new', 29],
  ] as const) {
    seats.keep(place(table), 'whist')
    seats.note(table, { over: Date.now() - days * 86_400_000 })
  }
  localStorage.setItem('parlour.table.going.seat', JSON.stringify({ ...place('going'), opened: 5 }))
  const page = await otherWindow()
  expect(page.seats.all.map(({ table }) => table).toSorted()).toEqual(['going', 'new'])
  expect(keysOf('table.old')).toEqual([])
})

test('seats of an older page are found, and noted from then on like all others', async () => {
  const opened = Date.now()
  const old = { ...place('a'), game: 'whist', opened, root: 'r', witness: seen(2) }
  localStorage.setItem(
    'parlour.seats',
    JSON.stringify([
      { ...old, place: 2 },
      { ...old, table: 'b' },
    ]),
  )
  const page = await otherWindow()
  expect(page.seats.of('a')).toMatchObject({ ...old, place: 2, over: opened })
  page.seats.note('b', { witness: seen(3) })
  expect(page.seats.of('b')).toMatchObject({ root: 'r', over: 0, witness: { deal: 3 } })
  expect(recall('seats', null)).toBeNull()
})

// -- all else --------------------------------------------------------------------------------------

test('claims to seats at two tables are independent', async () => {
  const [a, b] = [claimAt('a'), claimAt('b')]
  expect([claimAt('a'), claimAt('b')]).toEqual([a, b])
  expect((await otherWindow()).claims.claimAt('a')).toEqual(a)
  settleClaim('b')
  expect([keptClaim('a'), keptClaim('b')]).toEqual([a, null])
})

test('a lesson continues where the farthest window has got to', () => {
  const steps = lessonOf('gin', [
    { id: 'aim', when: () => false },
    { id: 'end', when: () => false },
  ])
  const [near, far] = [new Guide('t', steps), new Guide('t', steps)]
  far.skip()
  near.next({ view: null, legal: [] })
  expect(new Guide('t', steps).over).toBe(true)
})
