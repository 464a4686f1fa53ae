import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settings } from '../../../../src/lib/base/settings.svelte'
import { listenAhead } from '../../../../src/lib/parts/meld/turn/keyqueue.svelte'
import { side } from '../../../../src/lib/parts/shared/side.svelte'

let heard: string[]
let part: Record<string, unknown>
/** Any state of the page will do for a table that waits for an answer. */
const wait = (busy: boolean): void => {
  side.there = busy
  flushSync()
}
const hit = (key: string): boolean => {
  const goesOn = dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  flushSync()
  return goesOn
}
const Listener: Component = () => {
  listenAhead(
    (key) => {
      heard.push(key)
      if (key === 'd') side.there = true // what a key does may have to be waited for again
      return true
    },
    () => side.there,
  )
  return {}
}

beforeEach(() => {
  heard = []
  settings.sideFolded = false
  part = mount(Listener, { target: document.body })
  wait(false)
})
afterEach(() => unmount(part))

test('a key is heard at once while nothing is on its way', () => {
  hit('s')
  expect(heard).toEqual(['s'])
})

test('keys that are pressed ahead wait for the answer, and come in order', () => {
  wait(true)
  expect([hit('1'), hit('Enter'), hit('x')]).toEqual([false, false, false])
  expect(heard).toEqual([])
  wait(false)
  expect(heard).toEqual(['1', 'Enter', 'x'])
})

test('the second waits for what the first has brought on its way', () => {
  wait(true)
  for (const key of 'dq') hit(key)
  wait(false)
  expect(heard).toEqual(['d'])
  hit('r') // behind those that wait
  wait(false)
  expect(heard).toEqual(['d', 'q', 'r'])
})

test('keys that a button or the browser needs are not held', () => {
  wait(true)
  expect([hit(' '), hit('Tab'), hit('F5'), hit('ArrowLeft')]).toEqual([true, true, true, true])
  wait(false)
  expect(heard).toEqual([])
})

test('a player who has left the table hears nothing', async () => {
  await unmount(part)
  hit('s')
  expect(heard).toEqual([])
  part = mount(Listener, { target: document.body })
})
