import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../src/lib/base/settings.svelte'
import { texts } from '../../../src/lib/base/texts.svelte'
import type { Table } from '../../../src/lib/connection/table.svelte'
import Note from '../../../src/lib/parts/note/Note.svelte'

const table = $state({ refusal: { text: '', rule: '', code: 'no_meld' }, own: { game: 'gin' } })
let note: Record<string, unknown>

const shown = (): HTMLElement | null => document.querySelector('[data-testid=refused]')
const refuse = (text: string): void => {
  table.refusal = { ...table.refusal, text }
  flushSync()
}
const pass = (seconds: number): void => {
  vi.advanceTimersByTime(seconds * 1000)
  flushSync()
}

beforeAll(async () => {
  settings.language = 'en'
  await texts.load()
})

beforeEach(() => {
  vi.useFakeTimers()
  note = mount(Note, {
    target: document.body,
    props: { table: table as unknown as Table },
    context: new Map(),
  })
  refuse('You have just taken Q♠.')
})

afterEach(() => {
  void unmount(note)
  vi.useRealTimers()
})

test('a refusal shows its cards as cards, and goes when it can have been read', () => {
  expect(shown()!.querySelector('.card')!.textContent).toBe('Q♠')
  pass(7)
  expect(shown()).not.toBeNull()
  pass(2)
  expect(shown()).toBeNull()
  refuse('You have already drawn.')
  expect(shown()!.textContent).toContain('already drawn')
})

test('a refusal stays while the pointer is on it', () => {
  shown()!.dispatchEvent(new Event('pointerenter'))
  pass(60)
  expect(shown()).not.toBeNull()
  shown()!.dispatchEvent(new Event('pointerleave'))
  pass(9)
  expect(shown()).toBeNull()
})
