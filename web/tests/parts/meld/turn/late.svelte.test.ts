import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../../../../src/lib/base/settings.svelte'
import { Table } from '../../../../src/lib/connection/table.svelte'
import MeldActions from '../../../../src/lib/parts/meld/MeldActions.svelte'
import Plate from '../../../../src/lib/parts/seats/Plate.svelte'
import { Rummy500Play } from '../../../../src/lib/games/rummy500/play.svelte'
import { texts } from '../../../../src/lib/base/texts.svelte'
import { lines, type Line } from '../../../line'

let newest: () => Line
let table: Table
let play: Rummy500Play
let land: () => void
let stop: () => void

const VIEW = {
  game: 'rummy500',
  seat: 0,
  turn: 1,
  phase: 'DRAW',
  dealer: 1,
  hand: ['7c', '8c'],
  counts: [2, 13],
  pile: ['9d'],
  table: [],
  taken: null,
  must: null,
  must_meld: false,
  laid: [0, 0],
}
const TAKE = { text: 'take', kind: 'take', cards: ['6c'] }
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 5))
const position = (seq: number, view: object, legal: object[]): object => ({
  seq,
  legal,
  view: { ...VIEW, ...view },
  sheet: { rows: [], totals: [0, 0] },
  waiting: 'play',
  ready: [],
  events: [],
})

beforeAll(async () => {
  settings.language = 'en'
  await texts.need('rummy500')
})

beforeEach(async () => {
  newest = lines()
  table = new Table(
    { key: 't', table: 't', seat: 0, token: 'k', game: 'rummy500', opened: 0 },
    (_, apply) => {
      apply()
      return new Promise((done) => (land = done))
    },
  )
  newest().open()
  const seats = ['Ann', 'Bea'].map((name) => ({ name, kind: 'person', online: true }))
  const info = { seats, options: {} }
  newest().tell({ t: 'snapshot', ...position(4, {}, []), table: info, seat: 0 } as never)
  await settled()
  stop = $effect.root(() => void (play = new Rummy500Play(table)))
})

afterEach(() => {
  stop()
  table.close()
})

/** Return the texts of a part before an update, while its cards fly, and after they land. */
async function seen(part: object, update: object): Promise<string[]> {
  const text = (): string => {
    flushSync()
    return document.body.innerText.replace(/\s+/g, ' ').trim()
  }
  const shown = [text()]
  newest().tell({ t: 'update', id: null, ...update } as never)
  await settled()
  shown.push(text())
  land()
  await settled()
  shown.push(text())
  await unmount(part)
  return shown
}

test('a button that names a card waits until the card has landed', async () => {
  const part = mount(MeldActions, { target: document.body, props: { play } })
  const update = position(5, { turn: 0, pile: ['9d', '6c'] }, [TAKE])
  const [before, aloft, after] = await seen(part, update)
  expect([before, aloft].filter((it) => it!.includes('Take'))).toEqual([])
  expect(after).toContain('Take 6♣')
})

test('a plate counts cards when they have landed, as does who hears it', async () => {
  const props = {
    table,
    says: play.says,
    get facts() {
      return { seat: 1, stack: 0, cards: play.view!.counts[1]! }
    },
  }
  const part = mount(Plate, { target: document.body, props })
  const shown = await seen(part, position(5, { counts: [2, 14] }, []))
  const counts = shown.map((text) => text.match(/1[34]/g))
  expect(counts).toEqual([
    ['13', '13'],
    ['13', '13'],
    ['14', '14'],
  ])
})
