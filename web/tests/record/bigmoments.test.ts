import { expect, test } from 'vitest'
import type { Event } from '../../src/lib/connection/wire'
import { bigMoments } from '../../src/lib/record/bigmoments'

const paid = (...chips: number[]): Event =>
  ({ event: 'noted', kind: 'paid', chips }) as unknown as Event

const played = (kind: string): Event =>
  ({ event: 'action_played', seat: 0, kind, text: kind }) as unknown as Event

test('large payments and actions that turn the deal are big moments', () => {
  const large = paid(-10, 10)
  expect(bigMoments([[], [paid(3, -3)], [paid(0, 0), large], [paid(9)]], [])).toEqual([
    { move: 3, event: large },
  ])
  const knock = played('knock')
  expect(bigMoments([[played('take')], [knock, large]], ['knock'])).toEqual([
    { move: 2, event: knock },
  ])
  expect(bigMoments([], ['knock'])).toEqual([])
})
