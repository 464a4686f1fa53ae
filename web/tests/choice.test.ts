import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf } from '../src/lib/cards/card'
import { Choice } from '../src/lib/table/choice.svelte'
import type { Table } from '../src/lib/table.svelte'
import type { LegalAction } from '../src/lib/wire'

const legal = (text: string, cards: string[] = [], target?: number): LegalAction =>
  ({
    text,
    kind: text.split(' ')[0],
    cards,
    ...(target === undefined ? {} : { target }),
  }) as LegalAction

const play = vi.fn()
let choice: Choice

function at(...actions: LegalAction[]): Choice {
  const table = { legal: actions, play } as unknown as Table
  return new Choice(table, () => 'discard')
}

beforeEach(() => {
  play.mockReset()
  choice = at(
    legal('discard 9c', ['9c']),
    legal('discard Kd', ['Kd']),
    legal('knock 9c', ['9c']),
    legal('lay 7s>T0', ['7s'], 0),
    legal('lay 7s>T1', ['7s'], 1),
  )
})

test('every kind of action is named once', () => {
  expect(choice.kinds).toEqual(['discard', 'knock', 'lay'])
})

test('a card is selected by the first tap and played by the second', () => {
  choice.tap(cardOf('9c'))
  expect(choice.selected).toBe(cardOf('9c'))
  expect(play).not.toHaveBeenCalled()
  choice.tap(cardOf('9c'))
  expect(play).toHaveBeenCalledExactlyOnceWith('discard 9c')
  expect(choice.selected).toBeNull()
})

test('another card takes the selection over', () => {
  choice.tap(cardOf('9c'))
  choice.tap(cardOf('Kd'))
  expect(choice.selected).toBe(cardOf('Kd'))
  expect(play).not.toHaveBeenCalled()
})

test('selecting a selected card lets go of it', () => {
  choice.select(cardOf('9c'))
  choice.select(cardOf('9c'))
  expect(choice.selected).toBeNull()
})

test('a button plays the selected card', () => {
  choice.select(cardOf('9c'))
  choice.trigger('knock')
  expect(play).toHaveBeenCalledExactlyOnceWith('knock 9c')
})

test('a button whose action needs no other card plays it at once', () => {
  choice.trigger('knock')
  expect(play).toHaveBeenCalledExactlyOnceWith('knock 9c')
})

test('a button waits for its card, and the next tap gives it', () => {
  choice.trigger('discard')
  expect(choice.armed).toBe('discard')
  choice.tap(cardOf('Kd'))
  expect(play).toHaveBeenCalledExactlyOnceWith('discard Kd')
  expect(choice.armed).toBeNull()
})

test('pressing a waiting button again lets go of it', () => {
  choice.trigger('discard')
  choice.trigger('discard')
  expect(choice.armed).toBeNull()
})

test('a card that fits two places waits for the place', () => {
  choice.play(cardOf('7s'), 'lay')
  expect(choice.selected).toBe(cardOf('7s'))
  expect(play).not.toHaveBeenCalled()
  choice.play(cardOf('7s'), 'lay', 1)
  expect(play).toHaveBeenCalledExactlyOnceWith('lay 7s>T1')
})

test('what is not legal goes to the server as it is, which says why not', () => {
  choice.play(cardOf('Ah'))
  expect(play).toHaveBeenLastCalledWith('discard Ah')
  choice.play(cardOf('Ah'), 'lay', 3)
  expect(play).toHaveBeenLastCalledWith('lay Ah>T3')
  choice.trigger('stock')
  expect(play).toHaveBeenLastCalledWith('stock')
})

test('an action without cards is played by its button', () => {
  at(legal('pass'), legal('take')).trigger('take')
  expect(play).toHaveBeenCalledExactlyOnceWith('take')
})
