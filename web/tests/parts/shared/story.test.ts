import { expect, test } from 'vitest'
import { announced } from '../../../src/lib/base/announce.svelte'
import { Story } from '../../../src/lib/parts/shared/story.svelte'
import type { Table } from '../../../src/lib/connection/table.svelte'
import type { Event } from '../../../src/lib/connection/wire'

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

test('a new window’s account of the deal silently replaces what the window knew', () => {
  const deal = (number: number) => ({ event: 'deal_started', number, dealer: 0 }) as Event
  const story = new Story(at, () => (id: string) => id)
  const words = () => story.told.map(({ text }) => text)
  story.tell([deal(1), ...events.slice(0, 2), deal(2), events[2]!])
  const heard = announced().length
  story.recall([])
  story.recall([deal(2), ...events.slice(2, 5)])
  const second = ['event-deal', 'note-shows', 'note-wins', 'note-left']
  expect(words()).toEqual(['event-deal', 'note-antes', 'note-pays', ...second])
  story.recall(events.slice(1, 3)) // the last of a very long deal
  expect(words()).toEqual(['note-pays', 'note-shows'])
  story.recall([deal(3), events[0]!])
  expect(words()).toEqual(['note-pays', 'note-shows', 'event-deal', 'note-antes'])
  expect(announced()).toHaveLength(heard)
  expect(story.news).toEqual([deal(1), ...events.slice(0, 2), deal(2), events[2]])
})

test('what people say stays in the log when a page comes back, and where it was', () => {
  const deal = (number: number) => ({ event: 'deal_started', number, dealer: 0 }) as Event
  const story = new Story(at, () => (id: string) => id)
  const say = (text: string) => {
    const event = { event: 'said', words: () => text } as const
    story.told = [...story.told, { id: -story.told.length, event, text, at: null }]
  }
  story.tell([deal(1), events[0]!])
  say('Hello!')
  story.tell(events.slice(1, 2))
  say('Oh no!')
  story.recall([deal(1), ...events.slice(0, 4)])
  const words = story.told.map(({ text }) => text)
  const later = ['note-shows', 'note-wins']
  expect(words).toEqual(['event-deal', 'note-antes', 'Hello!', 'note-pays', 'Oh no!', ...later])
})

test('the draw for the seats belongs to the first deal, and is told once', () => {
  const taken = { event: 'seats_taken', seating: { order: [1, 0], drawn: [['Ac'], ['*', '2c']] } }
  const begun = [taken, { event: 'deal_started', number: 1, dealer: 0 }] as Event[]
  const story = new Story({ ...at, info: { seats: [{}, {}] } } as Table, () => (id: string) => id)
  const words = () => story.told.map(({ text }) => text)
  story.tell([...begun, events[0]!])
  const drawn =
    'Cards were drawn for the seats: you: ace of clubs and Guest: joker, then 2 of clubs.' +
    ' You take the first seat and deal.'
  expect(words()).toEqual([drawn, 'event-deal', 'note-antes'])
  story.recall([...begun, ...events.slice(0, 2)])
  expect(words()).toEqual([drawn, 'event-deal', 'note-antes', 'note-pays'])
  story.recall([{ event: 'deal_started', number: 2, dealer: 1 } as Event])
  expect(words()).toHaveLength(5)
})

test('a player who comes when a deal is over hears how it ended', () => {
  const story = new Story({ seat: 0, waiting: 'deal' } as Table, () => (id: string) => id)
  story.recall(events.slice(0, 3))
  expect(announced().at(-1)!.text).toBe('note-shows')
})
