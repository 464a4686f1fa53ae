import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flyChips } from '../../../src/lib/parts/chips/flight'
import { aloft, type Film, filming, pass } from '../../films'

let films: Film[]
/** The chips, without the little rise of where they come from. */
const chips = (): Film[] => films.filter(({ element }) => element.classList.contains('flying'))
const ends = ({ frames }: Film): string => String(frames.at(-1)!['transform'])

beforeEach(() => {
  films = filming()
  document.body.innerHTML = `
    <div data-place="section:AH" data-box="300 100 40 40"></div>
    <div data-place="seat:0" data-box="100 500 40 40"></div>
    <div data-seat="2" data-box="500 20 40 40"></div>`
})
afterEach(() => {
  vi.useRealTimers()
})

test('chips go from the middle of one place to that of the other, and are gone then', async () => {
  flyChips([{ from: 'seat:0', to: 'section:AH', chips: 3 }])
  expect(aloft().map(({ style }) => style.left)).toEqual(['109px', '109px', '109px'])
  expect(chips().map(ends)[1]).toContain('translate(200px, -400px)')
  await pass(2000)
  expect(aloft()).toEqual([])
})

test('chips of a player without a heap come from the plate', () => {
  flyChips([{ from: 'section:AH', to: 'seat:2', chips: 1 }])
  expect(ends(chips()[0]!)).toContain('translate(195px, -80px)')
})

test('a large sum flies as a few chips, and many payments at once have a limit', () => {
  flyChips([{ from: 'seat:0', to: 'section:AH', chips: 500 }])
  expect(aloft()).toHaveLength(9)
  document.querySelectorAll('.flying').forEach((chip) => chip.remove())
  flyChips(Array.from({ length: 9 }, () => ({ from: 'seat:0', to: 'section:AH', chips: 500 })))
  expect(aloft()).toHaveLength(9 * 3)
})

test('one chip at least is seen, and none between places that are not there', () => {
  expect(flyChips([{ from: 'seat:0', to: 'seat:7', chips: 5 }])).toEqual([])
  expect(aloft()).toEqual([])
  flyChips([{ from: 'seat:0', to: 'section:AH', chips: 0.2 }])
  expect(aloft()).toHaveLength(1)
})

test('a player in a hurry ends them all with the returned function', async () => {
  for (const film of flyChips([{ from: 'seat:0', to: 'section:AH', chips: 4 }])) film.finish()
  await pass(0)
  expect(aloft()).toEqual([])
})
