import { beforeAll, expect, test, vi } from 'vitest'
import { cardOf } from '../../src/lib/cards/card'
import { settings } from '../../src/lib/base/settings.svelte'
import type { Table } from '../../src/lib/connection/table.svelte'
import { Moment } from '../../src/lib/parts/shared/moment.svelte'
import { placesRound } from '../../src/lib/parts/seats/plates'
import { answerOf, answersOf } from '../../src/lib/games/lorum/answers'
import { Making } from '../../src/lib/games/stops/making.svelte'
import { stopsPlates, stopWords, stopsTag } from '../../src/lib/games/stops/says'
import type { StopsView } from '../../src/lib/games/stops/view'
import { sayOf, texts } from '../../src/lib/base/texts.svelte'
import type { Event, LegalAction } from '../../src/lib/connection/wire'

const action = (text: string, more: object = {}): LegalAction => {
  const [kind, ...cards] = text.split(' ')
  return { text, kind, cards, ...more } as never
}

beforeAll(async () => {
  settings.language = 'en'
  await Promise.all([texts.need('lorum'), texts.need('tripoley')])
})

// -- Lórum: what one can answer --------------------------------------------------------------------

const lorum = (phase: string): never =>
  ({ phase, mode: 'regular', counts: [8, 8, 8, 8], stakes: [10, 20] }) as never
const table = (legal: LegalAction[]): Table =>
  ({ legal, info: { options: { expose: 'double' } } }) as unknown as Table

test('an answer tells what each pays and what all together', () => {
  const answers = answersOf(
    table([action('pass'), action('small'), action('big')]),
    lorum('DECLARE'),
    sayOf('lorum'),
  )
  expect(answers.map(({ stake }) => stake)).toEqual([undefined, '±30', '±60'])
  expect(answers[1]!.note).toContain('+10')
  expect(answers.map(({ key }) => key)).toEqual(['P', 'S', 'B'])
})

test('several cards at once have no letter of their own, and a sealed answer is named alike', () => {
  const legal = ['none', 'expose Qc', 'expose Qc Qs'].map((text) => action(text))
  const answers = answersOf(table(legal), lorum('EXPOSE'), sayOf('lorum'))
  expect(answers.map(({ key }) => key !== undefined)).toEqual([true, true, false])
  expect(answers.map(({ cards }) => cards)).toEqual([undefined, ['Qc'], ['Qc', 'Qs']])
  const sealed = answerOf('expose Qc Qs', sayOf('lorum'))
  expect(sealed.cards).toEqual(['Qc', 'Qs'])
  expect(sealed.title).toBe(answers[2]!.title)
  expect(sealed.title).toContain('Q♣ and Q♠')
})

// -- games of stops: what the seats have said ------------------------------------------------------

const stops = (facts: object): StopsView =>
  ({
    seat: 0,
    turn: 1,
    dealer: 3,
    phase: 'LEAD',
    playing: [true, true, true, false],
    counts: [5, 6, 7, 0],
    chips: [90, 80, 70, 60],
    runs: [],
    ...facts,
  }) as unknown as StopsView
const tags = (view: StopsView, sealed = false): (string | undefined)[] =>
  [0, 1, 2, 3].map((seat) => stopsTag(view, seat, null, sealed)?.text)

test('the auction shows who leads with what and who has passed, but no sealed bid', () => {
  const auction = { buyer: 1, price: 4, waiting: [2], bids: [3, 4, 0, 0] }
  const view = stops({ phase: 'AUCTION', auction, playing: [true, true, true, true] })
  expect(tags(view)).toEqual(['passed', 'bids 4', undefined, undefined])
  const waiting = { ...auction, waiting: [0, 2] }
  expect(tags({ ...view, auction: waiting } as never)[0]).toBe('bids 3')
  expect(tags(view, true)).toEqual([undefined, undefined, undefined, undefined])
})

test('the betting shows who is in with how much, and who has folded', () => {
  const betting = { live: [0, 1], paid: [2, 4, 2, 0], level: 4 }
  const view = stops({ phase: 'BET', betting })
  expect(tags(view)).toEqual(['paid 2', 'paid 4', 'folded', undefined])
  const plates = stopsPlates(
    view,
    [0, 1, 2, 3].map((seat) => stopsTag(view, seat, null, false)),
  )
  expect(plates.map(({ seat, out, tone }) => [seat, out, tone])).toEqual([
    [1, false, 'good'],
    [2, true, undefined],
    [3, true, undefined],
  ])
})

test('won chips are shown with their winner while they arrive', () => {
  const paid = { event: 'noted', kind: 'claims', seat: 2, chips: [0, 0, 5, 0] } as unknown as Event
  expect(stopsTag(stops({}), 2, paid, false)).toMatchObject({ strong: true })
  expect(stopsTag(stops({}), 2, paid, false)?.text).toContain('5')
  expect(stopsTag(stops({}), 1, paid, false)?.text).toBe('to lead')
  const sold = { ...paid, kind: 'sold' } as Event
  expect(stopsTag(stops({}), 2, sold, false)).toBeNull()
})

test('why a run has stopped is said until the next card is led', () => {
  const stop = { event: 'noted', kind: 'stop_missing', facts: { next: '6c' } } as unknown as Event
  const lead = { event: 'action_played', kind: 'lead' } as unknown as Event
  const view = stops({ runs: [{ cards: ['5c'], seats: [1] }] })
  expect(stopWords(view, null, [lead, stop])).toContain('6♣')
  expect(stopWords(view, stop, [])).toContain('6♣')
  expect(stopWords(view, null, [stop, lead])).not.toContain('6♣')
  expect(stopWords(stops({}), null, [])).toBe('')
})

// -- a decision in the making ----------------------------------------------------------------------

function making(legal: LegalAction[], tried: object | null = null) {
  const played: string[] = []
  const told = { own: { game: 'tripoley' }, refusal: null as { text: string } | null }
  const table = {
    ...told,
    play: (text: string) => played.push(text),
    tryOut: vi.fn(() => Promise.resolve(tried)),
  }
  const view = { hand: ['2c', '3c', '4c', '5c', '6c', 'Ks'] }
  const made = new Making(
    table as never,
    () => legal,
    () => view as never,
  )
  return { made, played, table }
}

test('five cards are chosen and no more; the server is asked once there are five', async () => {
  const { made, played, table } = making([action('select 2c 3c 4c 5c 6c')])
  for (const card of ['2c', '3c', '4c', '5c']) made.toggle(cardOf(card))
  made.trigger('select')
  expect(played).toEqual([])
  expect(table.refusal!.text).not.toBe('armed-select')
  expect(table.tryOut).not.toHaveBeenCalled()
  made.enter(cardOf('6c'))
  made.toggle(cardOf('Ks'))
  expect(made.five).toEqual(['2c', '3c', '4c', '5c', '6c'])
  expect(table.tryOut).toHaveBeenLastCalledWith(['select 2c 3c 4c 5c 6c'])
  made.strong()
  expect(played).toEqual(['select 2c 3c 4c 5c 6c'])
})

test('every possible section is claimed, except those the player takes back', () => {
  const { made, played } = making([action('claim A K', { cards: [] }), action('claim Q')])
  expect(made.claims).toEqual(['A', 'K', 'Q'])
  made.claim('K')
  expect(made.claims).toEqual(['A', 'Q'])
  made.claim('K')
  made.claim('Q')
  made.strong()
  expect(played).toEqual(['claim A K'])
})

test('a bid begins at the least and is the strong move', () => {
  const { made, played } = making([action('pass'), action('bid 3', { cards: [], low: 3, high: 9 })])
  expect(made.chips).toBe(3)
  made.chips = 5
  made.strong()
  expect(played).toEqual(['bid 5'])
})

// -- round the table, for a moment -----------------------------------------------------------------

test('everybody has a place round the table, in balance', () => {
  for (let others = 1; others <= 8; others++) {
    const { left, top, right } = placesRound(others)
    expect(left + top + right).toBe(others)
    expect(left).toBe(right)
    expect(top).toBeGreaterThanOrEqual(0)
  }
})

test('momentary messages go, the newest after its own time', () => {
  vi.useFakeTimers()
  const moment = new Moment<string>(1000)
  moment.show('first')
  vi.advanceTimersByTime(900)
  moment.show('second')
  vi.advanceTimersByTime(900)
  expect(moment.now).toBe('second')
  vi.advanceTimersByTime(100)
  expect(moment.now).toBeNull()
  vi.useRealTimers()
})
