import { beforeEach, expect, test, vi } from 'vitest'
import { until } from '../until'
import { ApiError } from '../../src/lib/connection/api'
import { settings } from '../../src/lib/base/settings.svelte'

const GAMES = [{ id: 'whist' }, { id: 'skat' }]
let games: typeof import('../../src/lib/connection/catalogue.svelte')

function answering(...answers: (object | null)[]) {
  const asked = vi.fn(() => {
    const answer = answers.shift()
    if (!answer) return Promise.reject(new Error('off'))
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(async () => {
  vi.resetModules()
  settings.language = 'en'
  games = await import('../../src/lib/connection/catalogue.svelte')
})

test('the server is asked once, however many readers there are', async () => {
  const asked = answering(GAMES)
  expect(games.gameOf('skat')).toBeUndefined()
  await Promise.all([games.loadGames(), games.loadGames()])
  expect(games.gameOf('skat')).toEqual({ id: 'skat' })
  expect([games.gameOf('chess'), games.allGames()]).toEqual([undefined, GAMES])
  expect(asked.mock.calls).toMatchObject([['api/games', {}]])
})

test('a request without an answer can be repeated', async () => {
  const asked = answering(null, GAMES)
  await expect(games.loadGames()).rejects.toMatchObject({
    code: 'unreachable',
  } as Partial<ApiError>)
  expect(games.allGames()).toEqual([])
  await games.loadGames()
  expect(games.allGames()).toEqual(GAMES)
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a failure does not bother a mere reader, and the next read asks again', async () => {
  const asked = answering(null, GAMES)
  expect(games.gameOf('whist')).toBeUndefined()
  await until(() => {
    games.gameOf('whist')
    expect(asked).toHaveBeenCalledTimes(2)
  })
  await until(() => expect(games.gameOf('whist')).toEqual({ id: 'whist' }))
})
