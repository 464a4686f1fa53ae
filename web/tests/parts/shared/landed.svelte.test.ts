import { flushSync, mount, unmount, type Component, type ComponentProps } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { announced } from '../../../src/lib/base/announce.svelte'
import { settings } from '../../../src/lib/base/settings.svelte'
import { Table } from '../../../src/lib/connection/table.svelte'
import { provideStory, Story } from '../../../src/lib/parts/shared/story.svelte'
import Words from '../../../src/lib/parts/frame/Words.svelte'
import { ending } from '../../../src/lib/parts/shared/ending.svelte'
import { settledSheet } from '../../../src/lib/parts/shared/landed.svelte'
import { sayOf, texts } from '../../../src/lib/base/texts.svelte'
import { lines, type Line } from '../../line'

let newest: () => Line
let table: Table
let land: () => void
let shown: Record<string, unknown>
const says = sayOf('lorum')
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5))
const told = (place: string): string =>
  document.querySelector(`[data-testid=${place}]`)!.textContent
const heard = (): string[] => announced().map(({ text }) => text)

/** The words of a table, at which the next to lead is the seat that looks. */
const Told: Component<ComponentProps<typeof Words>> = (anchor, props) => {
  provideStory(new Story(table, () => says))
  return Words(anchor, props)
}

const position = (seq: number, legal: object[]): object => ({
  seq,
  legal,
  view: { hand: [] },
  sheet: { rows: [] },
  waiting: 'play',
  ready: [],
  events: [],
})

beforeAll(async () => {
  settings.language = 'en'
  await texts.need('lorum')
})

beforeEach(async () => {
  newest = lines()
  table = new Table(
    { key: 't', table: 't', seat: 0, token: 'k', game: 'lorum', opened: 0 },
    (_, apply) => {
      apply()
      return new Promise((done) => (land = done))
    },
  )
  newest().open()
  const seats = ['Ann', 'Bea'].map((name) => ({ name, kind: 'person' }))
  newest().tell({ t: 'snapshot', ...position(4, []), table: { seats }, seat: 0 } as never)
  await settled()
  const props = { table, says, turn: 1, facts: { duty: 'free' } }
  shown = mount(Told, { target: document.body, props, context: new Map() })
  flushSync()
})

afterEach(async () => {
  table.close()
  await unmount(shown)
})

test('the next action is said when the last card of the trick has landed', async () => {
  const before = told('turn')
  const play = { text: 'play 7c', kind: 'play', cards: ['7c'] }
  newest().tell({ t: 'update', id: null, ...position(5, [play]) } as never)
  await settled()
  flushSync()
  expect([table.legal, told('turn')]).toEqual([[play], before])
  expect(before).toContain('Bea')
  const silent = heard().length
  land()
  await settled()
  flushSync()
  expect(told('turn')).not.toBe(before)
  expect(heard().slice(silent)).toEqual([told('turn')])
})

test('while cards are dealt nothing is said of their deal, nor of the one before', async () => {
  const events = [{ event: 'deal_started', number: 2, dealer: 1 }]
  newest().tell({ t: 'update', id: null, ...position(5, []), events } as never)
  await settled()
  flushSync()
  expect(told('turn')).toBe('')
  land()
  await settled()
  flushSync()
  expect(told('turn')).toContain('Bea')
})

test('where nothing flies words change at once', async () => {
  const legal = [{ text: 'play 7c', kind: 'play', cards: ['7c'] }]
  newest().tell({ t: 'snapshot', ...position(5, legal), table: { seats: [] }, seat: 0 } as never)
  await settled()
  flushSync()
  expect(told('turn')).not.toContain('Bea')
})

test('totals stay as they were until the board has shown how the deal ended', async () => {
  let sheet!: ReturnType<typeof settledSheet>
  const forget = $effect.root(() => void (sheet = settledSheet(table)))
  const totals = (): unknown => sheet()!.totals
  const end = { ...position(5, []), waiting: 'over', sheet: { rows: [], totals: [25, 0] } }
  newest().tell({ t: 'update', id: null, ...end } as never)
  await settled()
  expect(totals()).toBeUndefined()
  ending.staged = true
  land()
  await settled()
  expect(totals()).toBeUndefined()
  ending.staged = false
  expect(totals()).toEqual([25, 0])
  forget()
})
