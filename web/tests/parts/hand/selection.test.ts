import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf, cardsOf } from '../../../src/lib/cards/card'
import { Selection } from '../../../src/lib/parts/hand/selection.svelte'
import type { Table } from '../../../src/lib/connection/table.svelte'
import type { LegalAction } from '../../../src/lib/connection/wire'

const legal = (text: string, cards: string[] = [], more: object = {}): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards, ...more }) as never

const play = vi.fn()
let selection: Selection
let many: boolean

function at(...actions: LegalAction[]): Selection {
  const table = { legal: actions, play } as unknown as Table
  return new Selection(table, { usual: () => 'discard', many: () => many })
}

const ids = (): string[] => selection.chosen.map((card) => card.id)
const texts = (actions: LegalAction[]): string[] => actions.map((action) => action.text)

beforeEach(() => {
  play.mockReset()
  many = false
  selection = at(
    legal('discard 9c', ['9c']),
    legal('discard Kd', ['Kd']),
    legal('knock 9c', ['9c']),
    legal('lay 7s>T0', ['7s'], { target: 0 }),
    legal('lay 7s>T1', ['7s'], { target: 1 }),
  )
})

test('every kind of action is named once', () => {
  expect(selection.kinds).toEqual(['discard', 'knock', 'lay'])
})

test('a card is chosen by the first tap and played by the second', () => {
  selection.tap(cardOf('9c'))
  expect(selection.card).toBe(cardOf('9c'))
  expect(play).not.toHaveBeenCalled()
  selection.tap(cardOf('9c'))
  expect(play).toHaveBeenCalledExactlyOnceWith('discard 9c')
  expect(selection.card).toBeNull()
})

test('another card takes the place of the first', () => {
  selection.tap(cardOf('9c'))
  selection.tap(cardOf('Kd'))
  expect(ids()).toEqual(['Kd'])
  expect(play).not.toHaveBeenCalled()
})

test('toggling a chosen card lets go of it', () => {
  selection.toggle(cardOf('9c'))
  selection.toggle(cardOf('9c'))
  expect(ids()).toEqual([])
})

test('where many can be chosen, a tap adds a card or lets go of it', () => {
  many = true
  for (const id of ['7c', "7c'", '*', '7c']) selection.tap(cardOf(id))
  expect(ids()).toEqual(["7c'", '*'])
  expect(selection.card).toBeNull()
  expect(play).not.toHaveBeenCalled()
})

test('a button plays the chosen card', () => {
  selection.toggle(cardOf('9c'))
  selection.trigger('knock')
  expect(play).toHaveBeenCalledExactlyOnceWith('knock 9c')
})

test('a button whose action needs no other card plays it at once', () => {
  selection.trigger('knock')
  expect(play).toHaveBeenCalledExactlyOnceWith('knock 9c')
})

test('a card chosen before a draw stays chosen, and a taken card is not taken for it', () => {
  selection = at(legal('stock'), legal('take', ['Jd']))
  selection.toggle(cardOf('9c'))
  for (const kind of ['stock', 'take']) {
    selection.trigger(kind)
    expect(play).toHaveBeenLastCalledWith(kind)
    expect(ids()).toEqual(['9c'])
  }
})

test('a button waits for its card, and the next tap gives it', () => {
  selection.trigger('discard')
  expect(selection.armed).toBe('discard')
  selection.tap(cardOf('Kd'))
  expect(play).toHaveBeenCalledExactlyOnceWith('discard Kd')
  expect(selection.armed).toBeNull()
})

test('pressing a waiting button again lets go of it', () => {
  selection.trigger('discard')
  selection.trigger('discard')
  expect(selection.armed).toBeNull()
})

test('a card that fits two places waits for the place', () => {
  selection.choose([cardOf('7s')])
  selection.playChosen('lay')
  expect(ids()).toEqual(['7s'])
  expect(play).not.toHaveBeenCalled()
  selection.playChosen('lay', 1)
  expect(play).toHaveBeenCalledExactlyOnceWith('lay 7s>T1')
})

test('an action that is not legal goes to the server as it is, which says why not', () => {
  selection.choose([cardOf('Ah')])
  selection.playChosen()
  expect(play).toHaveBeenLastCalledWith('discard Ah')
  selection.choose([cardOf('Ah')])
  selection.playChosen('lay', 3)
  expect(play).toHaveBeenLastCalledWith('lay Ah>T3')
  selection.trigger('stock')
  expect(play).toHaveBeenLastCalledWith('stock')
})

test('an action without cards is played by its button', () => {
  at(legal('pass'), legal('take')).trigger('take')
  expect(play).toHaveBeenCalledExactlyOnceWith('take')
})

test('the chosen cards are matched as a set, twins by name and jokers by being jokers', () => {
  selection = at(
    legal('meld 7c 7c 7d', ['7c', '7c', '7d']),
    legal('meld 6c *7c 8c', ['6c', '*7c', '8c']),
    legal('meld 7c 7d 7h', ['7c', '7d', '7h']),
  )
  selection.choose(cardsOf(['7d', '7c', '7c']))
  expect(texts(selection.fitting)).toEqual(['meld 7c 7c 7d'])
  selection.choose(cardsOf(['8c', '*', '6c']))
  expect(texts(selection.fitting)).toEqual(['meld 6c *7c 8c'])
  selection.choose(cardsOf(['7d', '7c']))
  expect(texts(selection.fitting)).toEqual([])
  expect(texts(selection.possible)).toEqual(['meld 7c 7c 7d', 'meld 7c 7d 7h'])
  selection.choose([cardOf("7c'")])
  expect(texts(selection.possible)).toEqual(['meld 7c 7c 7d', 'meld 7c 7d 7h'])
})

test('nothing chosen fits no action', () => {
  expect(at(legal('pass')).fitting).toEqual([])
})

test('an amount is written in its place, within its limits', () => {
  const raise = legal('raise 5', [], { low: 5, high: 40 })
  selection = at(raise)
  selection.trigger('raise')
  expect(play).toHaveBeenLastCalledWith('raise 5')
  selection.amount = 12
  selection.trigger('raise')
  expect(play).toHaveBeenLastCalledWith('raise 12')
  selection.amount = 99
  expect(selection.textOf(raise)).toBe('raise 40')
})

test('cards that leave the hand are let go', () => {
  many = true
  selection.choose(cardsOf(['9c', 'Kd']))
  selection.keep(cardsOf(['Kd', '2h']))
  expect(ids()).toEqual(['Kd'])
})
