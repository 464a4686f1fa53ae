import { expect, test } from 'vitest'
import type { Event } from '../../src/lib/connection/wire'
import { bigMoments } from '../../src/lib/record/bigmoments'

const paid = (...chips: number[]): Event =>
  ({ event: 'noted', kind: 'paid', chips }) as unknown as Event

test('large payments are big moments', () => {
  expect(bigMoments([[], [paid(3, -3)], [paid(0, 0), paid(-10, 10)], [paid(9)]])).toEqual([3])
  expect(bigMoments([])).toEqual([])
})
