import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { madeSeat, madeSheet } from '../../../src/lib/gallery/made'
import { settings } from '../../../src/lib/base/settings.svelte'
import MatchResult from '../../../src/lib/parts/result/MatchResult.svelte'
import { say, texts } from '../../../src/lib/base/texts.svelte'
import type { ScoreSheet } from '../../../src/lib/connection/wire'

const seats = ['Ann', 'Yuki', 'Ines'].map((name) => madeSeat(name))

/** Return the texts shown about a finished match. */
function told(sheet: ScoreSheet, seat = 0): { text: string; names: string[]; facts: string[] } {
  const part = mount(MatchResult, { target: document.body, props: { sheet, seats, seat } })
  flushSync()
  const all = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map((it) => it.textContent)
  const found = {
    text: document.body.textContent,
    names: all('li b:first-of-type'),
    facts: all('dd'),
  }
  void unmount(part)
  return found
}

beforeAll(async () => {
  settings.language = 'en'
  await texts.load()
})

test('the players stand in their order, and your own best and worst deals are told', () => {
  const sheet = madeSheet(3)
  const { names, facts } = told(sheet)
  const order = sheet.places.map((place, seat) => [place, seat] as const).sort()
  expect(names).toEqual(order.map(([, seat]) => (seat === 0 ? 'You' : seats[seat]!.name)))
  expect(facts).toEqual(['Deal 5: +61', 'Deal 2: 0'])
})

test('where no deal was better than another none is the best', () => {
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
