import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hurry } from '../../src/lib/base/frames.svelte'
import { Knock } from '../../src/lib/games/gin/knock.svelte'
import type { GinView } from '../../src/lib/games/gin/view'

const VIEW = {
  knocker: 0,
  hands: [['8c'], ['Kh']],
  laid: [
    { card: '8s', meld: 0 },
    { card: '7s', meld: 1 },
  ],
  result: { counted: [44, 36, 29], knocker_deadwood: 8, defender_deadwood: 29 },
} as unknown as GinView

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
})
afterEach(() => vi.useRealTimers())

test('the hands open, the deadwood counts down card by card, and the sum comes last', async () => {
  const knock = new Knock(VIEW, 0)
  const seen: string[] = []
  const done = knock.play()
  while (knock.running) {
    const now = `${knock.open} ${knock.laid} ${knock.deadwood} ${knock.summed}`
    if (seen.at(-1) !== now) seen.push(now)
    await vi.advanceTimersToNextTimerAsync()
  }
  await done
  expect(seen[0]).toBe('true 0 44 false')
  expect(seen).toContain('true 1 36 false')
  expect(seen.at(-1)).toBe('true 2 29 true')
  expect(seen.length).toBeGreaterThan(14)
})

test('a press shows the end at once', async () => {
  const knock = new Knock(VIEW, 0)
  const done = knock.play()
  await Promise.resolve()
  hurry()
  await done // no timer has run
  expect([knock.laid, knock.deadwood, knock.summed]).toEqual([2, 29, true])
})

test('cards that everybody has seen laid off are not counted again', () => {
  const knock = new Knock(VIEW, 2)
  expect([knock.laid, knock.deadwood]).toEqual([2, 29])
})
