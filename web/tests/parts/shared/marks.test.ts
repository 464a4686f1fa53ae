import { beforeAll, expect, test } from 'vitest'
import { madeSeat } from '../../../src/lib/gallery/made'
import { settings } from '../../../src/lib/base/settings.svelte'
import { marksOf } from '../../../src/lib/parts/shared/marks'
import type { Table } from '../../../src/lib/connection/table.svelte'
import { texts } from '../../../src/lib/base/texts.svelte'

const marks = (seat: number, ...names: string[]) =>
  marksOf({ seat, info: { seats: names.map((name) => madeSeat(name)) } } as unknown as Table)

beforeAll(async () => {
  settings.language = 'en'
  await texts.load()
})

test('each player has a separate letter and colour, you the first', () => {
  expect(marks(1, 'ann', 'Bea', 'Čeněk')).toEqual([
    { name: 'ann', letter: 'A', colour: 2, portrait: '', self: false },
    { name: 'You', letter: 'Y', colour: 0, portrait: '', self: true },
    { name: 'Čeněk', letter: 'Č', colour: 1, portrait: '', self: false },
  ])
})

test('people have their portraits, and bots the automaton', () => {
  const seats = [madeSeat('Ann', { portrait: 'cook' }), madeSeat('Leo', { kind: 'bot' })]
  const marked = marksOf({ seat: 0, info: { seats } } as unknown as Table)
  expect(marked.map(({ portrait }) => portrait)).toEqual(['cook', 'bot'])
})

test('a seat number marks players with the same name', () => {
  expect(marks(0, 'x', 'Ann', 'Bo', 'Ann').map(({ letter }) => letter)).toEqual([
    'Y',
    '2',
    'B',
    '4',
  ])
})

test('a name with a number is shown as it is, and its mark is the number', () => {
  const [, leo, other] = marks(0, 'x', 'Leo', 'Leo (2)')
  expect([leo!.name, other!.name]).toEqual(['Leo', 'Leo (2)'])
  expect([leo!.letter, other!.letter]).toEqual(['L', '2'])
})

test('a sign of several characters is one letter, and who has no name has none to show', () => {
  const [, family, nobody] = marks(0, 'x', '👩‍👧 Ines', '')
  expect([family!.letter, nobody!.letter.length]).toEqual(['👩‍👧', 1])
})
