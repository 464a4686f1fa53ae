import { expect, test } from 'vitest'
import { nextKey } from '../../../src/lib/parts/onedevice/deviceseat.svelte'
import { handTo, type SharedSeat } from '../../../src/lib/parts/onedevice/handto'

type Named = SharedSeat & { name: string }
const seat = (name: string, is: Partial<SharedSeat> = {}): Named => ({
  name,
  known: true,
  due: false,
  busy: false,
  ...is,
})

test('nobody sees a hand before somebody says who they are', () => {
  const seats = [seat('Ann'), seat('Ben', { due: true })]
  expect(handTo(seats, null)).toEqual({ shown: null, asked: [seats[1]] })
})

test('where nobody is to act anybody may take the device', () => {
  const seats = [seat('Ann'), seat('Ben')]
  expect(handTo(seats, null)).toEqual({ shown: null, asked: seats })
})

test('nobody is asked before it is known whose turn it is', () => {
  const seats = [seat('Ann'), seat('Ben', { known: false })]
  expect(handTo(seats, null)).toEqual({ shown: null, asked: [] })
})

test('the hand stays while others act, and until its own action is on the screen', () => {
  const [ann, ben] = [seat('Ann'), seat('Ben', { due: true })]
  expect(handTo([ann, seat('Ben')], ann).shown).toBe(ann)
  const acting = { ...ann, busy: true }
  expect(handTo([acting, ben], acting).shown).toBe(acting)
  expect(handTo([ann, ben], ann)).toEqual({ shown: null, asked: [ben] })
})

test('where several are to act, one after another does, as they sit', () => {
  const [ann, ben, mia] = ['Ann', 'Ben', 'Mia'].map((name) => seat(name, { due: true }))
  const seats = [ann!, ben!, mia!]
  expect(handTo(seats, null).asked).toEqual([ann])
  expect(handTo(seats, ben!).shown).toBe(ben) // who has the device decides first
  const done = seat('Ben')
  expect(handTo([ann!, done, mia!], done).asked).toEqual([ann])
})

test('a device holds three seats of a table at most', () => {
  expect(nextKey('t', [])).toBe('t')
  expect(nextKey('t', ['t'])).toBe('t~1')
  expect(nextKey('t', ['t~1'])).toBe('t') // the first has left
  expect(nextKey('t', ['t', 't~1', 't~2'])).toBeNull()
})
