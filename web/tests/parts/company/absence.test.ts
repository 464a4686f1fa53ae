import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { madeSeat } from '../../../src/lib/gallery/made'
import { texts } from '../../../src/lib/base/texts.svelte'
import { awayFor, awayTag, doing } from '../../../src/lib/parts/company/absence.svelte'

const tableOf = (more: object) => ({
  info: { seats: [madeSeat('Ann'), madeSeat('Ben', more)] },
  heard: performance.now(),
})

beforeEach(async () => {
  await texts.need('gin')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('nobody hears of a short absence', () => {
  const table = tableOf({ online: false, away: 4 })
  expect([awayFor(table, 1), awayTag(table, 1)]).toEqual([null, ''])
  expect(doing(table, 1)).toBe('Ben is thinking …')
  vi.advanceTimersByTime(36_000)
  expect(awayTag(table, 1)).toBe('away 0:40')
  expect(doing(table, 1)).toBe('Ben is away. Waiting (0:40) …')
  vi.advanceTimersByTime(60_000)
  expect(awayTag(table, 1)).toBe('away 1:40')
})

test('the page names the one for whom a bot plays', () => {
  const table = tableOf({ online: false, away: 90, stand_in: 'steady' })
  expect(awayTag(table, 1)).toBe('a bot plays')
  expect(doing(table, 1)).toBe('A bot plays for Ben …')
})

test('who is here is not away', () => {
  expect(awayFor(tableOf({}), 1)).toBeNull()
  expect(awayFor(tableOf({}), 5)).toBeNull()
})
