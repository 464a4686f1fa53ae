import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { cardOf, cardsOf, cardGroups, type Card } from '../../../src/lib/cards/card'
import { settings } from '../../../src/lib/base/settings.svelte'
import { ofTable, recall, remember } from '../../../src/lib/base/storage.svelte'
import { Hand } from '../../../src/lib/parts/hand/hand.svelte'

const ids = (cards: Card[]): string[] => cards.map((card) => card.id)

let cards: string[] = $state([])
let melds: string[][]
let hand: Hand

beforeEach(() => {
  cards = ['Kd', '4s', '8c', '5s', '8d', '6s', '2h', '8h']
  melds = [
    ['8c', '8d', '8h'],
    ['4s', '5s', '6s'],
  ]
  hand = new Hand(
    () => cardsOf(cards),
    () => cardGroups(melds),
  )
  settings.order = 'melds'
})

test('melds come first, then the loose cards by rank', () => {
  expect(ids(hand.line)).toEqual(['8c', '8d', '8h', '4s', '5s', '6s', '2h', 'Kd'])
  expect(hand.groups.map((group) => group.melded)).toEqual([true, true, false])
  expect(hand.isMelded(cardOf('5s'))).toBe(true)
  expect(hand.isMelded(cardOf('Kd'))).toBe(false)
})

test('a hand without loose cards has no group for them', () => {
  cards = melds.flat()
  expect(hand.groups.every((group) => group.melded)).toBe(true)
})

test('by suit, each suit is a group; by rank, all are one', () => {
  hand.order = 'suit'
  expect(hand.groups.map((group) => ids(group.cards))).toEqual([
    ['8c'],
    ['8d', 'Kd'],
    ['2h', '8h'],
    ['4s', '5s', '6s'],
  ])
  hand.order = 'rank'
  expect(ids(hand.line)).toEqual(['2h', '4s', '5s', '6s', '8c', '8d', '8h', 'Kd'])
})

test('one’s own order begins with what is on the screen and keeps later cards at its end', () => {
  hand.order = 'rank'
  hand.order = 'own'
  hand.move(cardOf('Kd'), 0)
  expect(ids(hand.line)).toEqual(['Kd', '2h', '4s', '5s', '6s', '8c', '8d', '8h'])
  cards = ['Kd', '4s', '8c', '5s', '8d', '6s', 'Qc', '3c']
  expect(ids(hand.line)).toEqual(['Kd', '4s', '5s', '6s', '8c', '8d', '3c', 'Qc'])
})

test('no order loses or doubles a card', () => {
  for (const order of ['melds', 'suit', 'rank', 'own'] as const) {
    hand.order = order
    expect(ids(hand.line).sort()).toEqual([...cards].sort())
  }
})

test('twins and jokers are cards of their own, jokers the last', () => {
  cards = ['*', '7c', 'Kd', '*', '7c']
  melds = [['7c', '7c', '*']]
  hand.order = 'rank'
  expect(ids(hand.line)).toEqual(['7c', "7c'", 'Kd', '*', "*'"])
  hand.order = 'suit'
  expect(hand.groups.map((group) => ids(group.cards))).toEqual([['7c', "7c'"], ['Kd'], ['*', "*'"]])
  hand.order = 'melds'
  expect(ids(hand.line)).toEqual(['7c', "7c'", '*', 'Kd', "*'"])
})

test('the order by hand outlives a reload, at its own table only', () => {
  const at = (table: string): Hand => new Hand(() => cardsOf(cards), null, false, table)
  const first = at('one')
  first.move(cardOf('2h'), 0)
  first.move(cardOf('Kd'), 1)
  expect(ids(first.line).slice(0, 2)).toEqual(['2h', 'Kd'])
  expect(ids(at('one').line)).toEqual(ids(first.line))
  expect(ids(at('two').line)).not.toEqual(ids(first.line))
})

test('a window that opens tells the others what the player chooses in it, and nothing before', () => {
  const key = ofTable('t', 'chosen')
  let chosen: readonly Card[] = $state.raw([])
  const selection = {
    // as of a hand that may change: another list each time
    get chosen() {
      return hand.line.filter((card) => chosen.includes(card))
    },
    choose(them: readonly Card[]) {
      chosen = them
    },
  }
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  hand = new Hand(() => cardsOf(cards), null, false, 't')
  const stop = $effect.root(() => void hand.share(selection))
  remember(key, ['8c']) // another window was faster
  flushSync()
  expect(recall(key, [])).toEqual(['8c'])
  chosen = cardsOf(['2h'])
  flushSync()
  expect(recall(key, [])).toEqual(['2h'])
  stop()
})
