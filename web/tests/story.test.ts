import { expect, test } from 'vitest'
import { announced } from '../src/lib/announce.svelte'
import { Story } from '../src/lib/table/story.svelte'
import type { Table } from '../src/lib/table.svelte'
import type { Event } from '../src/lib/wire'

const NOTES = ['antes', 'pays', 'shows', 'wins', 'left', 'out']
const events = NOTES.map((kind) => ({ event: 'noted', kind }) as Event)
const at = { seat: 0 } as Table

test('everything that has happened is said, however much it is', () => {
  const story = new Story(at, () => (id: string) => `${id}.`)
  story.tell(events)
  expect(announced().at(-1)!.text).toBe(NOTES.map((kind) => `note-${kind}.`).join(' '))
  expect(story.told).toHaveLength(NOTES.length)
})

test('a board may tell an event in parts', () => {
  const story = new Story(at, () => (id: string) => id)
  story.parts = (event) => [event, event]
  story.tell(events.slice(0, 1))
  expect(story.told.map(({ text }) => text)).toEqual(['note-antes', 'note-antes'])
})
