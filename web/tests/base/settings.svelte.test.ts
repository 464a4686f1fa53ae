import { flushSync } from 'svelte'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings, watchSettings } from '../../src/lib/base/settings.svelte'

const KEY = 'parlour.settings'
const stored = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
const elsewhere = (more: object): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), ...more }))

let end: () => void
beforeAll(() => (end = $effect.root(watchSettings)))
afterAll(() => end())

test('a window saves what was changed in it, and nothing else', () => {
  elsewhere({ name: 'Leo', theme: 'dark' }) // by a window of which this one has heard nothing
  settings.fourColours = true
  flushSync()
  expect(stored()).toMatchObject({ name: 'Leo', theme: 'dark', fourColours: true })
})

test('a window takes over what is changed in another', () => {
  elsewhere({ name: 'Ann', largeCards: true })
  dispatchEvent(new StorageEvent('storage', { key: KEY }))
  flushSync()
  expect(settings).toMatchObject({ name: 'Ann', largeCards: true })
  settings.largeCards = false
  flushSync()
  expect(stored()).toMatchObject({ name: 'Ann', largeCards: false })
})
