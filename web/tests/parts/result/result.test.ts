import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { madeSeat, madeSheet } from '../../../src/lib/gallery/made'
import { settings } from '../../../src/lib/base/settings.svelte'
import type { Table } from '../../../src/lib/connection/table.svelte'
import MatchChoices from '../../../src/lib/parts/result/MatchChoices.svelte'
import MatchResult from '../../../src/lib/parts/result/MatchResult.svelte'
import { say, texts } from '../../../src/lib/base/texts.svelte'
import type { ScoreSheet } from '../../../src/lib/connection/wire'
import { until } from '../../until'

const seats = ['Ann', 'Yuki', 'Ines'].map((name) => madeSeat(name))

interface Told {
  text: string
  names: string[]
  facts: string[]
  others: string[]
  crowned: boolean
}

/** Return the texts shown about a finished match. */
function told(sheet: ScoreSheet, seat = 0, people = seats): Told {
  const props = { sheet, seats: people, seat }
  const part = mount(MatchResult, { target: document.body, props })
  flushSync()
  const all = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((it) => it.textContent)
  const found = {
    text: document.body.textContent,
    names: all('li b:first-of-type'),
    facts: all('dd:not(.other)'),
    others: all('.other'),
    crowned: document.querySelector('.crown') !== null,
  }
  void unmount(part)
  return found
}

beforeAll(async () => {
  settings.language = 'en'
  await texts.needOptions('gin')
})

test('a bot that stood in for somebody is named', () => {
  const people = [madeSeat('Ann'), madeSeat('Yuki', { stood: 3 }), madeSeat('Ines')]
  expect(told(madeSheet(3), 0, people).text).toContain('A bot acted 3 times for Yuki.')
  expect(told(madeSheet(3), 1, people).text).toContain('A bot acted 3 times for you.')
  expect(told(madeSheet(3)).text).not.toContain('A bot acted')
})

test('the players stand in their order, and your own best and worst deals are told', () => {
  const sheet = madeSheet(3)
  const { names, facts } = told(sheet)
  const order = sheet.places.map((place, seat) => [place, seat] as const).sort()
  expect(names).toEqual(order.map(([, seat]) => (seat === 0 ? 'You' : seats[seat]!.name)))
  expect(facts).toEqual(['Deal 5: +61', 'Deal 3: 0'])
})

test('the worst deal is the one in which the others got most', () => {
  const points = [
    [0, 3, 0],
    [35, 0, 0],
    [0, 0, 45],
  ]
  const rows = madeSheet(3).rows.slice(0, 3)
  const sheet = { ...madeSheet(3), rows: rows.map((row, i) => ({ ...row, points: points[i]! })) }
  const { facts, others } = told(sheet)
  expect(facts).toEqual(['Deal 2: +35', 'Deal 3: 0'])
  expect(others).toEqual(['Yuki 0', 'Ines +45'])
  expect(told({ ...sheet, rows: sheet.rows.slice(0, 2) }).facts).toEqual([])
})

test('the winner has a laurel, and the margin is told from each side', () => {
  const sheet = { ...madeSheet(3), totals: [40, 90, 90.5], places: [3, 2, 1] }
  expect(told({ ...sheet, totals: [40, 90, 97] }, 2).text).toContain('7 points ahead of Yuki')
  const { crowned, text } = told({ ...sheet, totals: [40, 90, 97] })
  expect([crowned, text.includes('Ines wins the match.')]).toEqual([true, true])
  expect(text).toContain('Third of 3, 57 points behind Ines')
})

test('a match that ended by agreement, or in a tie, has no winner', () => {
  const sheet = madeSheet(3)
  const agreed = told({ ...sheet, agreed: true })
  expect(agreed.crowned).toBe(false)
  expect(agreed.text).not.toContain('win')
  expect(agreed.text).toContain(say('match-together'))
  const tied = told({ ...sheet, places: [1, 1, 3] })
  expect([tied.crowned, tied.text.includes(say('match-tied'))]).toEqual([false, true])
})

test('the choices of the whole match are compared with the bot’s on demand', async () => {
  const kinds = [
    ['draw', 'draw'],
    ['draw', 'knock'],
    ['knock', 'knock'],
  ]
  const review = (deal: number, choice: number): Promise<object> => {
    const [played, action] = kinds[choice]!.map((text) => ({ text }))
    return Promise.resolve({ choices: deal === 1 ? 3 : 1, played, action, worth: [] })
  }
  const rows = madeSheet(2).rows.slice(0, 2)
  const table = { own: { game: 'gin' }, sheet: { ...madeSheet(2), rows }, review }
  const props = { table: table as unknown as Table }
  const part = mount(MatchChoices, { target: document.body, props })
  flushSync()
  document.querySelector('button')!.click()
  await until(() => expect(document.body.textContent).toContain('agreed on 3 of 4'))
  void unmount(part)
})

test('if all deals are equal, none is called the best', () => {
  const sheet = madeSheet(3)
  const rows = sheet.rows.map((row) => ({ ...row, points: [0, 5, 5] }))
  expect(told({ ...sheet, rows }).facts).toEqual([])
})

test('points below zero have a minus, and who has given up is named', () => {
  const sheet = { ...madeSheet(3), totals: [-12, 40, 3], resigned: 2 }
  const { text } = told(sheet)
  expect(text).toContain('−12')
  expect(text).toContain(say('match-resigned', { who: 'other', name: 'Ines' }))
})
