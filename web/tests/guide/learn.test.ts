import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideOf, hasLesson, learn } from '../../src/lib/guide'
import { seats } from '../../src/lib/connection/seats.svelte'
import { settings } from '../../src/lib/base/settings.svelte'
import type { GameInfo } from '../../src/lib/connection/wire'

const game = (id: string, lesson: boolean): GameInfo => ({ id, lesson }) as GameInfo
const answers = (ok: boolean, body: object): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ ok, json: async () => body })),
  )

beforeEach(() => {
  settings.name = 'Ann'
  location.hash = ''
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { table } of seats.all) seats.forget(table)
})

test('a game is taught where the server deals its lesson and the page has words for it', () => {
  expect([game('gin', true), game('gin', false), game('whist', true)].map(hasLesson)).toEqual([
    true,
    false,
    false,
  ])
})

test.each(['gin', 'romme', 'rummy500', 'lorum', 'tripoley', 'michigan'])(
  'the guide of %s has steps, each with a name of its own',
  async (id) => {
    const { Guide, steps } = await guideOf(id)
    expect(Guide).toBeTypeOf('function')
    expect(steps.length).toBeGreaterThan(3)
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length)
  },
)

test('the guide has no steps for a game without a lesson', async () => {
  expect((await guideOf('whist')).steps).toEqual([])
})

test('a learner sits down at a separate table, and keeps the seat', async () => {
  answers(true, { table: 'abc', seat: 0, token: 'k' })
  await learn('gin')
  const [path, init] = vi.mocked(fetch).mock.calls[0]!
  expect([path, JSON.parse(init!.body as string)]).toEqual([
    'api/tables',
    {
      game: 'gin',
      lesson: true,
      name: 'Ann',
      tip: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  ])
  expect(seats.of('abc')).toMatchObject({ token: 'k', game: 'gin' })
  expect(location.hash).toContain('abc')
})

test('if no table can be opened, the page stays where it is', async () => {
  answers(false, { code: 'too_many', rule: '', text: 'Later.', facts: {} })
  await expect(learn('gin')).rejects.toThrow('Later.')
  expect([seats.all, location.hash]).toEqual([[], ''])
})
