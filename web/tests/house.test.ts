import { beforeEach, expect, test } from 'vitest'
import { House } from '../src/lib/lobby/house.svelte'
import type { GameInfo } from '../src/lib/wire'

const game = {
  id: 'whist',
  bots: ['strong', 'weak'],
  presets: ['usual', 'long'],
  preset_values: { usual: { target: 100, aces: true }, long: { target: 500, aces: true } },
  options: [{ name: 'target' }, { name: 'aces' }],
} as unknown as GameInfo

const saved = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem('parlour.house.whist') ?? 'null') as Record<string, unknown>

beforeEach(() => localStorage.clear())

test('it begins with the first preset and the strongest bot', () => {
  const house = new House(game)
  expect([house.bot, house.preset, house.changes]).toEqual(['strong', 'usual', {}])
  expect(house.value('target')).toBe(100)
  expect(house.value('nothing')).toBeNull()
})

test('only what differs from the preset is a change, and it is remembered', () => {
  const house = new House(game)
  house.set('target', 250)
  expect(house.isChanged('target')).toBe(true)
  expect(new House(game).value('target')).toBe(250)
  house.set('target', 100)
  expect(house.isChanged('target')).toBe(false)
  expect(saved()['changes']).toEqual({})
})

test('another preset begins from itself', () => {
  const house = new House(game)
  house.set('aces', false)
  house.preset = 'long'
  expect(house.changes).toEqual({})
  expect(house.value('target')).toBe(500)
  expect(new House(game).preset).toBe('long')
})

test('changes can be undone together', () => {
  const house = new House(game)
  house.bot = 'weak'
  house.set('aces', false)
  house.reset()
  expect([house.changes, house.bot]).toEqual([{}, 'weak'])
})

test('what is remembered of an older game is forgotten where it fits no longer', () => {
  const old = { bot: 'gone', preset: 'gone', changes: { target: 7, gone: 1 } }
  localStorage.setItem('parlour.house.whist', JSON.stringify(old))
  const house = new House(game)
  expect([house.bot, house.preset, house.changes]).toEqual(['strong', 'usual', { target: 7 }])
})
