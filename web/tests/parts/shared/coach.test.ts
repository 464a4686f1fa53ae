import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doingsOf } from '../../../src/lib/parts/shared/actionkinds'
import { announced } from '../../../src/lib/base/announce.svelte'
import { Coach } from '../../../src/lib/parts/shared/coach.svelte'
import { side } from '../../../src/lib/parts/shared/side.svelte'
import { Table } from '../../../src/lib/connection/table.svelte'
import { settings } from '../../../src/lib/base/settings.svelte'
import { sayOf, texts } from '../../../src/lib/base/texts.svelte'
import type { LegalAction, Snapshot } from '../../../src/lib/connection/wire'
import { lines, type Line } from '../../line'

const legal = (text: string, cards: string[] = [], more: object = {}): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards, ...more }) as never

const cards = ({ cards }: LegalAction): string => cards.join(' ')

test('actions are told by kind, and a kind without a choice by itself', () => {
  const found = doingsOf([legal('stock'), legal('lay 7c', ['7c']), legal('lay 9h', ['9h'])], cards)
  expect(found.map(({ kind, ways }) => [kind, ways.map(({ label }) => label)])).toEqual([
    ['stock', []],
    ['lay', ['7c', '9h']],
  ])
})

test('a long list shows some ways and counts the others, but never counts just one', () => {
  const ways = (count: number): [number, number] => {
    const all = Array.from({ length: count }, (_, i) => legal(`lay ${i}`, [String(i)]))
    const [doing] = doingsOf(all, cards, 3)
    return [doing!.ways.length, doing!.more]
  }
  expect([ways(3), ways(4), ways(5)]).toEqual([
    [3, 0],
    [4, 0],
    [3, 2],
  ])
})

test('two places that read alike are one way', () => {
  const ends = [legal('lay 7c>T0.lo', ['7c']), legal('lay 7c>T0.hi', ['7c'])]
  expect(doingsOf(ends, cards)[0]!.ways.map(({ action }) => action.text)).toEqual(['lay 7c>T0.lo'])
})

// -- at a table ------------------------------------------------------------------------------------

let newest: () => Line
let table: Table
let coach: Coach
const take = vi.fn()

const snapshot = (more: object = {}): Snapshot =>
  ({
    t: 'snapshot',
    seq: 4,
    view: { game: 'gin', hand: ['9c'], turn: 0 },
    legal: [],
    sheet: { rows: [] },
    waiting: 'play',
    ready: [false, true],
    agreed: [],
    events: [],
    table: {
      table: 't',
      seats: [
        { name: 'Ann', kind: 'person' },
        { name: 'Bea', kind: 'person' },
      ],
    },
    seat: 0,
    ...more,
  }) as unknown as Snapshot

async function told(more: object = {}): Promise<void> {
  newest().tell(snapshot(more))
  await new Promise((done) => setTimeout(done, 5))
}

afterEach(() => table.close())

beforeEach(async () => {
  newest = lines()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
  await texts.need('gin')
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'gin', opened: 0 })
  newest().open()
  coach = new Coach(table, () => sayOf('gin'))
  coach.attend({
    legal: () => table.legal,
    take,
    facts: () => ({ card: 'K♦' }),
    place: ({ target }) => (target == null ? [] : ['7s', '8s', '9s']),
  })
  take.mockReset()
  return () => table.close()
})

test('the coach says whose turn it is, or what the table waits for', async () => {
  await told({ legal: [legal('pass')] })
  expect(coach.situation).toBe('It is your turn. You can:')
  await told({ view: { game: 'gin', turn: 1 } })
  expect(coach.situation).toBe('Bea is thinking …')
  await told({ waiting: 'deal', ready: [false, true] })
  expect(coach.situation).toContain('Next deal')
  await told({ waiting: 'deal', ready: [true, false] })
  expect(coach.situation).toBe('Waiting for Bea …')
  await told({ waiting: 'over' })
  expect(coach.situation).toBe('The match is over.')
})

test('each possible action has a phrase, an effect, and its cards and place', async () => {
  const lay = legal('lay Ts>T0', ['Ts'], { target: 0 })
  await told({ legal: [legal('take'), lay, legal('bid 3', [], { low: 3, high: 9 })] })
  expect(coach.phrase('take')).toBe('take the K♦')
  expect(coach.effect('take')).toContain('You may not discard it again this turn.')
  expect(coach.doings.flatMap(({ ways }) => ways.map(({ label }) => label))).toEqual([
    '10♠ on 7♠ 8♠ 9♠',
    '3–9',
  ])
  expect(coach.spoken(lay)).toContain('10 of spades on 7 of spades, 8 of spades')
})

test('a press is handed to the board', async () => {
  const discard = legal('discard 9c', ['9c'])
  await told({ legal: [discard] })
  take.mockReturnValueOnce(false)
  await coach.take(discard)
  expect(take).toHaveBeenCalledExactlyOnceWith(discard)
  expect(announced().at(-1)!.text).toBe(
    'Chosen: discard a card: 9 of clubs. Press Enter to play it.',
  )
  take.mockReturnValueOnce(true)
  const before = announced().length
  await coach.take(discard)
  expect(announced()).toHaveLength(before)
})

test('asking why an action is illegal plays nothing and shows the answer', async () => {
  await told({ legal: [legal('discard 9c', ['9c'])] })
  const asked = table.why(['knock 9c'])
  const question = newest().sent.at(-1) as { t: string; id: string; actions: string[] }
  expect([question.t, question.actions]).toEqual(['try', ['knock 9c']])
  const refusal = { code: 'gin_cannot_knock', rule: 'K1', text: 'No.', facts: {} }
  newest().tell({ t: 'tried', id: question.id, seq: 4, view: null, legal: [], moves: [], refusal })
  await asked
  expect(table.refusal).toEqual(refusal)
})

test('an action that is allowed but cannot be foreseen is not a refusal', async () => {
  await told({ legal: [legal('stock')] })
  const asked = table.why(['stock'])
  const { id } = newest().sent.at(-1) as { id: string }
  const refusal = { code: 'try_hidden', rule: '', text: 'Hidden.', facts: {} }
  newest().tell({ t: 'tried', id, seq: 4, view: null, legal: [], moves: [], refusal })
  await asked
  expect(table.refusal).toBeNull()
})

// -- hints -----------------------------------------------------------------------------------------

const BOT = {
  seats: [
    { name: 'Ann', kind: 'person' },
    { name: 'Bea', kind: 'bot' },
  ],
}
const hinted = (more: object = {}): object => ({
  t: 'hinted',
  seq: 4,
  action: legal('discard 9c', ['9c']),
  reason: { key: 'discard_dear', facts: { card: '9c', deadwood: 21 }, words: {} },
  worth: [],
  refusal: null,
  ...more,
})

async function askFor(more: object = {}): Promise<void> {
  const asked = coach.ask()
  const { id } = newest().sent.at(-1) as { id: string }
  newest().tell({ ...hinted(more), id } as never)
  await asked
}

test('a hint names an action and why, marks its cards, and plays nothing', async () => {
  await told({ legal: [legal('discard 9c', ['9c'])], table: BOT })
  expect(coach.hints).toBe(true)
  await askFor()
  expect(coach.advice).toBe(
    'Discard 9♣. Of the cards you can spare, the 9♣ counts most. Without it your deadwood is 21.',
  )
  expect(coach.hinted).toEqual(['9c'])
  expect([coach.isHinted('discard'), coach.isHinted('knock')]).toEqual([true, false])
  expect(newest().sent.filter((message) => message.t === 'play')).toEqual([])
  coach.dismiss()
  expect([coach.hint, coach.advice, coach.hinted.length]).toEqual([null, '', 0])
})

test('a hint is gone with the position it was for', async () => {
  await told({ legal: [legal('discard 9c', ['9c'])], table: BOT })
  await askFor()
  await told({ seq: 5, legal: [legal('pass')], table: BOT })
  expect(coach.hint).toBeNull()
})

test('two hints are not asked for at once', async () => {
  await told({ legal: [legal('pass')], table: BOT })
  const first = coach.ask()
  expect(coach.thinking).toBe(true)
  await coach.ask()
  const questions = newest().sent.filter((message) => message.t === 'hint')
  expect(questions).toHaveLength(1)
  newest().tell({ ...hinted(), id: (questions[0] as { id: string }).id } as never)
  await first
  expect(coach.thinking).toBe(false)
})

test('people at the table get no hints, and asking for one is refused with a reason', async () => {
  await told({ legal: [legal('pass')] })
  expect(coach.hints).toBe(false)
  const refusal = { code: 'hint_unfair', rule: '', text: 'Bots only.', facts: {} }
  await askFor({ action: null, reason: null, refusal })
  expect(table.refusal?.text).toBe('Bots only.')
  expect(coach.hint).toBeNull()
})

test('an action is named with its amount, its cards and its place', async () => {
  await told({ legal: [] })
  expect(coach.deed(legal('take'))).toBe('take the K♦')
  expect(coach.deed(legal('knock 9c', ['9c']))).toBe('Knock with 9♣')
  expect(coach.deed(legal('lay Ts>T0', ['Ts'], { target: 0 }))).toContain('on 7♠ 8♠ 9♠')
  expect(coach.deed(legal('stock', [], { target: 0 }))).toBe('draw from the stock: 7♠ 8♠ 9♠')
  settings.language = 'ja'
  await texts.load()
  const bid = coach.deed(legal('take 3'))
  settings.language = 'en'
  await texts.load()
  expect(bid).toBe('取る：3')
})

test('a hint is known by its kind or as this very action, until it is put away', async () => {
  await told({ legal: [legal('discard 9c', ['9c'])], table: BOT })
  await askFor()
  const { kind, text } = coach.hint!.action
  expect([coach.isHinted(kind), coach.isHinted(kind, text), coach.isHinted(kind, 'other')]).toEqual(
    [true, true, false],
  )
  coach.dismiss()
  expect([coach.hint, coach.isHinted(kind)]).toEqual([null, false])
})

test('a board that has gone teaches nobody, and takes nothing from the one after it', async () => {
  await told({ legal: [legal('pass')] })
  const [first, second] = [
    { legal: () => [legal('knock')], take },
    { legal: () => [], take },
  ]
  const stop = coach.attend(first)
  expect(coach.legal.map(({ kind }) => kind)).toEqual(['knock'])
  coach.attend(second)
  stop()
  expect(coach.legal).toEqual([])
  coach.attend(first)()
  expect(coach.legal).toEqual([])
})

test('opening the coach tells what can be done, beside the table', async () => {
  await told({ legal: [legal('pass'), legal('knock')] })
  side.open = false
  coach.open()
  expect([side.open, side.tab]).toEqual([true, 'coach'])
  await new Promise((done) => setTimeout(done, 5))
  for (const { kind } of coach.doings)
    expect(announced().at(-1)!.text).toContain(coach.phrase(kind))
})
