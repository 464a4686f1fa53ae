import { afterEach, expect, test, vi } from 'vitest'
import { proposeHouse } from '../../../src/lib/parts/devices/house'

afterEach(() => vi.restoreAllMocks())

/** Let the device's randomness be these numbers. */
function drawn(...numbers: number[]): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    ;(into as Uint32Array)[0] = numbers.shift()!
    return into
  })
}

test('a house name has four different words', () => {
  for (let round = 0; round < 200; round++) {
    const words = proposeHouse(['oak', 'tea', 'fox', 'sun', 'moon']).split(' ')
    expect(new Set(words).size).toBe(4)
  }
})

test('a word is drawn only once', () => {
  drawn(0, 0, 0, 0)
  expect(proposeHouse(['oak', 'tea', 'fox', 'sun', 'moon'])).toBe('oak tea fox sun')
})

test('no word is likelier than another', () => {
  drawn(2 ** 32 - 1, 1, 0, 0, 0) // the first number is one of the last, incomplete round
  expect(proposeHouse(['oak', 'tea', 'fox', 'sun', 'moon'])).toBe('tea oak fox sun')
})
