import { expect, test } from 'vitest'
import { toPress } from '../../../src/lib/parts/company/toofew'
import type { TableInfo } from '../../../src/lib/connection/wire'

type Seat = TableInfo['seats'][number]

const person = (wish?: Seat['wish'], online = true): Seat => ({
  name: '',
  kind: 'person',
  bot: null,
  online,
  ...(wish && { wish }),
})
const gone = person(undefined, false)

test('a bot waits for the other of two people', () => {
  expect(toPress([person('bot'), person(), gone], 0)).toEqual([1])
  expect(toPress([person('bot'), person('pause'), gone], 0)).toEqual([1])
})

test('a bot waits for nobody once most people wish it', () => {
  expect(toPress([person('bot'), person('bot'), person(), gone], 0)).toEqual([])
  expect(toPress([person('bot'), gone], 0)).toEqual([])
})

test('a pause waits for everybody', () => {
  expect(toPress([person('pause'), person('pause'), person(), gone], 0)).toEqual([2])
  expect(toPress([person('pause'), person('pause'), gone], 0)).toEqual([])
})

test('somebody who waits is not told whom for', () => {
  expect(toPress([person(), person('bot'), gone], 0)).toEqual([])
})
