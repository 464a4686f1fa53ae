import { expect, test } from 'vitest'
import { payment } from '../../src/lib/games/lorum/payment'
import { bestOf, openOf, lorumPlates, saidBy, type LorumView } from '../../src/lib/games/lorum/view'

const view = (facts: Partial<LorumView>): LorumView =>
  ({
    seat: 1,
    turn: 2,
    phase: 'DECLARE',
    mode: 'regular',
    declarer: -1,
    counts: [8, 8, 8, 8],
    asked: [true, false, false, false],
    ...facts,
  }) as LorumView
const result = (chips: number[], declarer = -1) =>
  ({ chips, declarer }) as unknown as Parameters<typeof payment>[0]

test('an answer in turn shows as a pass, a secret one as sealed', () => {
  const all = (facts: Partial<LorumView>, sealed = false) =>
    [0, 1, 2, 3].map((seat) => saidBy(view(facts), seat, sealed))
  expect(all({})).toEqual(['pass', 'none', 'deciding', 'none'])
  expect(all({}, true)).toEqual(['sealed', 'none', 'deciding', 'none'])
  expect(all({ phase: 'EXPOSE' })[0]).toBe('sealed')
  expect(
    all({ phase: 'OVERRIDE', mode: 'small', declarer: 3, asked: [true, false, false, true] }),
  ).toEqual(['pass', 'none', 'deciding', 'small'])
  expect(all({ phase: 'PLAY', mode: 'big', declarer: 0 })).toEqual(['big', 'none', 'none', 'none'])
})

test('the next to play sits to the right, and who has declared stands out', () => {
  const plates = lorumPlates(
    view({ phase: 'PLAY', mode: 'small', declarer: 0, dealer: 3, stacks: [90, 100, 110, 120] }),
    false,
    (id) => id,
  )
  expect(plates.map(({ seat }) => seat)).toEqual([0, 3, 2])
  expect(plates[0]).toMatchObject({ tag: 'said-small', tone: 'good', stack: 90 })
  expect(plates[1]).toMatchObject({ dealer: true, turn: false })
  expect(plates[2]).toEqual({ seat: 2, cards: 8, stack: 110, dealer: false, turn: true })
})

test('an exposed queen lies open until it is played', () => {
  const open = (facts: Partial<LorumView>) =>
    openOf(view({ exposed: [['Qc', 'Qs'], [], [], []], taken: [[], [], [], []], ...facts }), 0)
  expect(open({ trick: null })).toEqual(['Qc', 'Qs'])
  expect(open({ trick: { leader: 0, cards: ['Qs'], winner: 0 } })).toEqual(['Qc'])
  expect(open({ taken: [[], ['7c', 'Qc'], [], []], trick: null })).toEqual(['Qs'])
})

test('the card to beat is the one that takes the trick', () => {
  const trick = { leader: 3, cards: ['9h', 'As', 'Qh'], winner: 1 }
  expect(bestOf(view({ trick }))).toBe('Qh')
  expect(bestOf(view({ trick: null }))).toBeUndefined()
})

test.each([
  ['one takes the pool', [-9, 20, -8, -3], -1, { who: 1, chips: 20, moved: 20 }],
  ['he takes chips of before, too', [-9, 60, -8, -3], -1, { who: 1, chips: 60, moved: 60 }],
  ['one pays for all points', [0, 0, -20, 0], -1, { who: 2, chips: 20, moved: 20 }],
  ['a small has failed', [10, -30, 10, 10], 1, { who: 1, chips: 30, moved: 30 }],
  ['all pay', [-5, -6, -9, 0], -1, { who: 2, chips: 9, moved: 20 }],
])('%s', (_, chips, declarer, expected) => {
  expect(payment(result(chips, declarer))).toMatchObject(expected)
})
