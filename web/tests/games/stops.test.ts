import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { settings } from '../../src/lib/base/settings.svelte'
import type { SeatMark } from '../../src/lib/parts/shared/marks'
import { accountsOf } from '../../src/lib/games/stops/result/accounts'
import { amountOf, claimable, textOf } from '../../src/lib/games/stops/decision'
import { stepsOf, type FilmStep } from '../../src/lib/games/stops/film'
import { isNotice, partsOf } from '../../src/lib/games/stops/parts'
import Showdown from '../../src/lib/games/stops/result/Showdown.svelte'
import { terms } from '../../src/lib/games/stops/terms'
import type { StopsView } from '../../src/lib/games/stops/view'
import { sayOf, texts } from '../../src/lib/base/texts.svelte'
import type { Event, LegalAction } from '../../src/lib/connection/wire'
import updates from '../updates.json'

beforeAll(async () => {
  settings.language = 'en'
  await Promise.all([texts.load(), texts.need('tripoley')])
})

interface Sample {
  name: string
  game: StopsView['game']
  before: StopsView
  after: StopsView
  events: Event[]
}

/** Updates of real matches: a deal, poker, a run that pays, the end of a deal and of a match. */
const samples = updates as unknown as Sample[]
const sample = (name: string): Sample => samples.find((it) => it.name === name)!
const film = ({ before, after, events, game }: Sample): FilmStep[] =>
  stepsOf(before, after, events, terms[game])
const stand = ({ board, chips, counts, hand, runs, gains }: StopsView) => ({
  board,
  chips,
  counts,
  hand: hand.toSorted(),
  runs,
  gains,
})
const total = ({ board, chips, betting }: StopsView): number =>
  [...board, ...chips, ...(betting?.paid ?? [])].reduce((sum, one) => sum + one, 0)

test.each(samples.map((it) => [it.name, it] as const))(
  '%s: the steps lead to the position that the server tells',
  (_, it) => {
    const steps = film(it)
    expect(steps.length).toBeGreaterThan(2)
    expect(stand(steps.at(-2)!.view)).toEqual(stand(it.after))
    expect(steps.at(-1)!.view).toBe(it.after)
  },
)

test('cards of a run lie down one by one, and the next one is asked for', () => {
  const it = sample('run')
  const cards = film(it).filter(({ moves }) => moves.length > 0)
  const lengths = cards.map(({ view }) => view.runs.at(-1)!.cards.length)
  expect(lengths).toEqual(lengths.map((_, i) => i + 1))
  cards.slice(0, -1).forEach((step, i) => expect(step.asked).toBe(cards[i + 1]!.moves[0]!.card))
  for (const { view } of cards) expect(view.turn).toBe(-1)
})

test('each card of a run is told as played by who has played it', () => {
  const cards = film(sample('run')).filter(({ moves }) => moves.length > 0)
  for (const { event, moves } of cards.slice(1)) {
    expect(event).toMatchObject({ kind: 'follow', seat: Number(moves[0]!.source.split(':')[1]) })
  }
  expect(cards[0]!.event).toMatchObject({ kind: 'lead' })
})

test('the log tells each card of a run, and nothing else in parts', () => {
  const { events } = sample('run')
  const [lead, ...others] = events.flatMap(partsOf).filter((it) => it.event === 'action_played')
  expect(lead).toMatchObject({ kind: 'lead' })
  expect(others.length).toBeGreaterThan(0)
  for (const it of others) {
    expect(it).toMatchObject({ kind: 'follow', seat: Number(it.moves![0]!.source.split(':')[1]) })
    expect(it.moves).toHaveLength(1)
  }
  const notes = events.filter((it) => it.event === 'noted')
  expect(notes.flatMap(partsOf)).toEqual(notes)
})

test('a section pays right after the card that earns it, to the player of that card', () => {
  const steps = film(sample('run'))
  const paid = steps.findIndex(({ payments }) => payments.length > 0)
  const [seat] = steps[paid]!.payments.map(({ to }) => to.split(':')[1])
  const before = steps.slice(0, paid).findLast(({ moves }) => moves.length > 0)!
  expect(before.moves[0]!.source).toBe(`hand:${seat}`)
})

test.each(['poker', 'run', 'end', 'sold'])('%s: no chip appears or gets lost', (name) => {
  const it = sample(name)
  const all = total(it.before)
  for (const { view } of film(it).slice(0, -1)) expect(total(view)).toBe(all)
})

test('the ante goes to all nine sections', () => {
  const { payments } = film(sample('bought')).find((step) => step.payments.length > 9)!
  expect(new Set(payments.map(({ to }) => to)).size).toBe(9)
})

test('payments for cards left in hand fly together, and then the whole to the winner', () => {
  const steps = film(sample('end')).filter(({ payments }) => payments.length > 0)
  const prize = `section:${terms.tripoley.prize}`
  const fines = steps.findIndex(({ payments }) => payments.every(({ to }) => to === prize))
  expect(steps[fines]!.payments.length).toBeGreaterThan(0)
  expect(steps[fines + 1]!.payments).toEqual([
    { from: prize, to: expect.stringContaining('seat:'), chips: expect.any(Number) },
  ])
})

test('without an earlier position there is a single step', () => {
  const { after, events } = sample('bought')
  expect(stepsOf(null, after, events, terms.tripoley)).toHaveLength(1)
})

test('a bet is said while its chips fly', () => {
  const [first, second] = film(sample('poker'))
  expect(first!.event).toMatchObject({ event: 'action_played', kind: 'call' })
  expect(first!.payments).toMatchObject([{ from: 'seat:0', to: 'bet:0' }])
  expect(second!.event).not.toMatchObject({ kind: 'puts_in' })
})

test('before the chips of the last deal the page says what becomes of the mat', () => {
  const { events, ...update } = sample('bought')
  const notice = { event: 'noted', kind: 'last_deal', facts: { end: 'split' } } as Event
  const [start, ...others] = events
  const steps = film({ ...update, events: [start!, notice, ...others] })
  expect(steps.map(({ event }) => isNotice(event)).indexOf(true)).toBe(1)
  expect(steps.filter(({ event }) => isNotice(event))).toHaveLength(1)
})

test('after three cards of a run the next one does not wait for the last', () => {
  const cards = film(sample('run')).filter(({ moves }) => moves.length > 0)
  expect(cards.map(({ quick }) => quick)).toEqual(cards.map((_, i) => i >= 3))
})

test('the causes of what a deal has brought add up', () => {
  const { after } = sample('end')
  const accounts = accountsOf(after, terms.tripoley)!
  accounts.forEach(({ total, ...causes }, seat) => {
    expect(Object.values(causes).reduce((sum, chips) => sum + chips, 0)).toBe(total)
    expect(causes.ante).toBe(after.playing[seat] ? -9 : 0)
    expect(total).toBe(after.result!.points[seat])
  })
  expect(accountsOf(sample('run').after, terms.michigan)).toBeNull()
})

const legal = (...texts: string[]): LegalAction[] =>
  texts.map((text) => ({ text, kind: text.split(' ')[0]! }) as LegalAction)
const wish = { card: null, five: [], claims: ['AH'], amount: 7 }

test('amounts are read off the legal actions', () => {
  const bid = { ...legal('bid 1')[0]!, low: 1, high: 40 }
  expect(amountOf([...legal('pass'), bid])).toEqual({ kind: 'bid', low: 1, high: 40 })
  expect(amountOf([...legal('bid 0'), bid])).toEqual({ kind: 'bid', low: 0, high: 40 })
  expect(amountOf(legal('fold', 'call'))).toBeNull()
})

test('the choices become the text of an action', () => {
  expect(claimable(legal('claim', 'claim AH', 'claim AH KH'))).toEqual(['AH', 'KH'])
  expect(textOf('claim', legal('claim', 'claim AH'), wish)).toBe('claim AH')
  expect(textOf('bid', legal('bid 1'), wish)).toBe('bid 7')
  expect(textOf('select', legal('select 2c 3c 4c 5c 6c'), wish)).toBeNull()
  const five = ['2c', '3c', '4c', '5c', '7c']
  expect(textOf('select', [], { ...wish, five })).toBe('select 2c 3c 4c 5c 7c')
  expect(textOf('call', legal('call'), wish)).toBe('call')
})

test('a card to lead is chosen, or is the only one', () => {
  const one = [{ text: 'lead 3c', kind: 'lead', cards: ['3c'] }] as LegalAction[]
  expect(textOf('lead', one, wish)).toBe('lead 3c')
  expect(textOf('lead', [...one, ...legal('lead 4d')], wish)).toBeNull()
  expect(textOf('lead', one, { ...wish, card: 'Kh' })).toBe('lead Kh')
})

test('the winner of a showdown is who has got its chips, whatever poker has brought before', () => {
  const five = (cards: string, category: string) =>
    ({
      cards: cards.split(' '),
      kickers: [],
      category,
      ranks: '',
    }) as unknown as StopsView['fives'][0]
  const fives = [five('7h 7d', 'pair'), five('Ah Kd', 'high_card'), null]
  const marks = ['Ann', 'Ben', 'Cid'].map(
    (name, seat) => ({ seat, name, self: seat === 0 }) as unknown as SeatMark,
  )
  const props = { fives, won: [12, 0, 0], dealer: 2, marks, says: sayOf('tripoley') }
  const shown = mount(Showdown, { target: document.body, props })
  flushSync()
  const rows = [...document.querySelectorAll('[data-testid=showdown] li')]
  expect(rows.map((row) => row.classList.contains('wins'))).toEqual([true, false])
  expect(rows[0]!.textContent).toContain('+12')
  void unmount(shown)
})
