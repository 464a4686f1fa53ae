import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { land } from '../../src/lib/cards/motion'
import { Player } from '../../src/lib/games/stops/player.svelte'
import { terms } from '../../src/lib/games/stops/terms'
import type { StopsView } from '../../src/lib/games/stops/view'
import type { Event } from '../../src/lib/connection/wire'
import { filming, pass } from '../films'
import updates from '../updates.json'

interface Sample {
  name: string
  game: StopsView['game']
  before: StopsView
  after: StopsView
  events: Event[]
}
const run = (updates as unknown as Sample[]).find(({ name }) => name === 'run')!

let player: Player
let applied: number

const play = (): Promise<void> =>
  player.play(run.before, run.after, run.events, terms[run.game], () => (applied += 1))
const lying = (): number => player.view?.runs.at(-1)?.cards.length ?? 0

beforeEach(async () => {
  // The modules for moving parts are loaded first: the clock of the test does not wait for them.
  await Promise.all([
    import('../../src/lib/games/stops/film'),
    import('../../src/lib/parts/chips/flight'),
  ])
  filming()
  player = new Player()
  applied = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('a run lies down card by card, and the position of the server stands at its end', async () => {
  const done = play()
  const seen = new Set<number>()
  const words = new Set<string>()
  while (applied === 0) {
    await pass(20)
    flushSync()
    seen.add(lying())
    if (player.event && 'kind' in player.event) words.add(player.event.kind)
  }
  await done
  const cards = run.after.runs.at(-1)!.cards.length
  expect([...seen].toSorted((a, b) => a - b).slice(-cards)).toEqual(
    Array.from({ length: cards }, (_, i) => i + 1),
  )
  expect(words).toContain('lead')
  expect([applied, player.running, player.event]).toEqual([1, false, null])
})

test('a player in a hurry sees the end at once', async () => {
  const done = play()
  await pass(40)
  expect(player.running).toBe(true)
  land()
  await pass(0)
  await done
  expect([applied, player.running]).toEqual([1, false])
})

test('without motion there is nothing between one position and the next', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await play()
  expect([applied, player.running]).toEqual([1, false])
})

test('a step that cannot be shown does not hold the position back', async () => {
  const broken = { ...run.before, runs: null } as unknown as StopsView
  await expect(
    player.play(broken, run.after, run.events, terms[run.game], () => (applied += 1)),
  ).rejects.toThrow()
  expect([applied, player.running]).toEqual([1, false])
})
