import { expect, test } from 'vitest'
import { doneWhileAway } from '../../../src/lib/parts/company/whileaway'
import type { StoryEntry } from '../../../src/lib/parts/shared/story.svelte'

const deal = (number: number) => ({ event: 'deal_started', number })
const away = (seat: number) => ({ event: 'stand_in', seat, by: 'steady' })
const back = (seat: number) => ({ event: 'stand_in', seat })
const move = (seat: number) => ({ event: 'action_played', seat, kind: 'play' })
const note = (seat: number) => ({ event: 'noted', seat, kind: 'pays' })

/** The story of some events, each told by its place. */
const told = (...events: object[]): StoryEntry[] =>
  events.map((event, id) => ({ id, event, text: String(id), at: id }) as unknown as StoryEntry)

test('a bot acted since its person left', () => {
  const story = told(
    deal(3),
    move(1),
    away(1),
    move(1),
    note(1),
    move(0),
    note(0),
    back(1),
    move(1),
  )
  expect(doneWhileAway(story, 1)).toEqual({ key: '3/1', lines: ['3', '4'], moves: 1 })
  expect(doneWhileAway(story, 0)).toBeNull()
})

test('a bot that stood in before the deal has acted since then', () => {
  const story = told(deal(3), away(1), move(1), deal(4), move(1), move(0), move(1), back(1))
  expect(doneWhileAway(story, 1)?.lines).toEqual(['4', '6'])
})

test('only the last absence counts', () => {
  const story = told(deal(1), away(1), move(1), back(1), move(1), away(1), move(1), back(1))
  expect(doneWhileAway(story, 1)).toEqual({ key: '1/2', lines: ['6'], moves: 1 })
})

test('nobody reads of a bot that still plays, or has done nothing', () => {
  expect(doneWhileAway(told(deal(1), away(1), move(1)), 1)).toBeNull()
  expect(doneWhileAway(told(deal(1), away(1), back(1), move(1)), 1)).toBeNull()
  expect(doneWhileAway(told(deal(1), move(1), move(0)), 1)).toBeNull()
  const next = told(deal(1), away(1), move(1), back(1), deal(2), move(1))
  expect(doneWhileAway(next, 1)).toBeNull()
})
