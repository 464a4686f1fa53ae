import { beforeEach, expect, test } from 'vitest'
import { DealWitness } from '../../src/lib/seal/dealwitness'
import { countTakenBack, standing, takenBackIn } from '../../src/lib/seal/takenback'
import { stepsIn } from '../../src/lib/seal/steps'
import { seats, type OwnSeat } from '../../src/lib/connection/seats.svelte'
import type { Event } from '../../src/lib/connection/wire'

const BEGUN = { event: 'deal_started', number: 1, dealer: 1 } as Event
const acted = (seat: number, text: string, ...moves: object[]): Event =>
  ({ event: 'action_played', seat, kind: text.split(' ')[0], text, moves, public: '' }) as never
const DRAWN = acted(0, 'stock', { card: '4c', source: 'stock', target: 'hand:0' })
const THROWN = acted(0, 'discard 9c', { card: '9c', source: 'hand:0', target: 'pile' })
const BOT = acted(1, 'pass')
const back = (to: number, seat = 0): Event => ({ event: 'taken_back', seat, to }) as Event
const HAND = ['9c', 'Kd']
const WITH = ['9c', 'Kd', '4c']

let found: string[]
let shared: boolean
let witness: DealWitness

/** Tell an event that leads to a position, with the hand that is shown after it. */
function tell(seq: number, event: Event, hand: string[]): void {
  witness.take(stepsIn([event], 0), seq, { view: { hand }, seq, isPlaying: true })
}

beforeEach(() => {
  localStorage.clear()
  found = []
  shared = false
  seats.keep({ table: 'here', seat: 0, token: 'k', seal: null }, 'gin')
  const at = { seat: () => 0, pack: () => WITH, isShared: () => shared }
  witness = new DealWitness(seats.of('here') as OwnSeat, at, (code) => found.push(code))
  const course: [Event, string[]][] = [
    [BEGUN, HAND],
    [DRAWN, WITH],
    [THROWN, ['Kd', '4c']],
    [BOT, ['Kd', '4c']],
  ]
  course.forEach(([event, hand], i) => tell(i + 1, event, hand))
})

test('lines that were taken back no longer stand', () => {
  const lines = ['0 stock', '0 discard 9c', '1 pass', '0 take-back 1', '0 discard Kd']
  expect(standing(lines)).toEqual([0, 4])
  expect(standing([...lines, '0 take-back 0'])).toEqual([])
  expect(takenBackIn('12 take-back 3')).toEqual({ seat: 12, to: 3, by: -1 })
  expect(takenBackIn('0 take-back 5 1')).toEqual({ seat: 0, to: 5, by: 1 })
  expect(countTakenBack(['0 take-back 5 1', '0 take-back 5'])).toBe(1)
  expect(takenBackIn('0 take-back')).toBeNull()
})

test('a decision that the player asked to take back is as it was', () => {
  witness.ask(4)
  tell(5, back(1), WITH)
  tell(6, THROWN, ['Kd', '4c'])
  witness.ask(6)
  tell(7, back(1), WITH)
  witness.ask(7)
  tell(8, back(0), HAND)
  expect([found, witness.now?.doubts ?? []]).toEqual([[], []])
})

test('a decision taken back without the player is a flaw', () => {
  tell(5, back(1), WITH)
  expect(found).toEqual(['seal-back'])
})

test('one request takes one decision back', () => {
  witness.ask(4)
  tell(5, back(1), WITH)
  tell(6, back(0), HAND)
  expect(found).toEqual(['seal-back'])
})

test('an older request does not take a later decision back', () => {
  witness.ask(2)
  tell(5, back(1), WITH)
  expect(found).toEqual(['seal-back'])
})

test.each([
  ['a hand with another card', 1, ['9c', 'Kd', '5c'], 'seal-strayed'],
  ['a hand with more', 1, [...WITH, '5c'], 'seal-strayed'],
  ['a hand of another time', 1, HAND, 'seal-strayed'],
  ['the decision of a bot', 2, ['Kd', '4c'], 'seal-back'],
  ['what was never decided', 7, WITH, 'seal-back'],
])('%s is a flaw', (_, to, hand, code) => {
  witness.ask(4)
  tell(5, back(to), hand)
  expect(found).toContain(code)
})

test('nobody else takes anything back', () => {
  witness.ask(4)
  tell(5, back(2, 1), ['Kd', '4c'])
  expect(found).toEqual(['seal-back'])
})

test('where the seat is played on another device, that may have asked', () => {
  shared = true
  tell(5, back(1), WITH)
  expect([found, witness.now?.doubts]).toEqual([[], ['moves']])
})

test('another window of this device may have asked', () => {
  seats.note('here', { witness: { ...witness.now!, asked: [4] } })
  tell(5, back(1), WITH)
  expect(found).toEqual([])
})

/** Two people: the second has drawn and discarded, and it is the first's turn again. */
function play(): void {
  witness.note({ ...witness.now!, seated: ['', ''] })
  tell(5, acted(1, 'stock', { card: null, source: 'stock', target: 'hand:1' }), ['Kd', '4c'])
  tell(6, acted(1, 'discard 2c', { card: '2c', source: 'hand:1', target: 'pile' }), ['Kd', '4c'])
}
const given = (to: number, seat: number, by: number): Event =>
  ({ event: 'taken_back', seat, to, by }) as Event

test('the next to act gives the last action back', () => {
  play()
  witness.ask(6)
  tell(7, given(4, 1, 0), ['Kd', '4c'])
  expect([found, witness.now?.doubts ?? []]).toEqual([[], []])
})

test('an action is not given back in the name of somebody who did not agree', () => {
  play()
  tell(7, given(4, 1, 0), ['Kd', '4c'])
  expect(found).toEqual(['seal-back'])
})

test('the player has asked for what is given back to them', () => {
  witness.note({ ...witness.now!, seated: ['', ''] })
  tell(5, acted(0, 'discard Kd', { card: 'Kd', source: 'hand:0', target: 'pile' }), ['4c'])
  witness.ask(5)
  tell(6, given(3, 0, 1), ['Kd', '4c'])
  expect([found, witness.now?.doubts ?? []]).toEqual([[], []])
})

test.each([
  ['a card was drawn', 5, 3, 'seal-shown'],
  ['an earlier action that drew a card', 6, 3, 'seal-shown'],
  ['an action of somebody else', 6, 1, 'seal-back'],
])('nothing is given back past what was shown: %s', (_, until, to, code) => {
  witness.note({ ...witness.now!, seated: ['', ''] })
  tell(5, acted(1, 'stock', { card: null, source: 'stock', target: 'hand:1' }), ['Kd', '4c'])
  if (until === 6)
    tell(6, acted(1, 'discard 2c', { card: '2c', source: 'hand:1', target: 'pile' }), ['Kd', '4c'])
  witness.ask(until)
  tell(until + 1, given(to, 1, 0), ['Kd', '4c'])
  expect(found).toEqual([code])
})

test('no bot gives anything back', () => {
  witness.note({ ...witness.now!, seated: ['', 'steady'] })
  tell(5, acted(0, 'discard Kd', { card: 'Kd', source: 'hand:0', target: 'pile' }), ['4c'])
  witness.ask(5)
  tell(6, given(3, 0, 1), ['Kd', '4c'])
  expect(found).toEqual(['seal-back'])
})
