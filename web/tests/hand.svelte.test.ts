import { beforeEach, expect, test } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Hand } from '../src/lib/table/hand.svelte'

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
    () => cards,
    () => melds,
  )
  settings.order = 'melds'
})

test('melds come first, then the loose cards by rank', () => {
  expect(hand.line).toEqual(['8c', '8d', '8h', '4s', '5s', '6s', '2h', 'Kd'])
  expect(hand.groups.map((group) => group.melded)).toEqual([true, true, false])
  expect(hand.isMelded('5s')).toBe(true)
  expect(hand.isMelded('Kd')).toBe(false)
})

test('a hand without loose cards has no group for them', () => {
  cards = melds.flat()
  expect(hand.groups.every((group) => group.melded)).toBe(true)
})

test('by suit, each suit is a group; by rank, all are one', () => {
  hand.order = 'suit'
  expect(hand.groups.map((group) => group.cards)).toEqual([
    ['8c'],
    ['8d', 'Kd'],
    ['2h', '8h'],
    ['4s', '5s', '6s'],
  ])
  hand.order = 'rank'
  expect(hand.line).toEqual(['2h', '4s', '5s', '6s', '8c', '8d', '8h', 'Kd'])
})

test('one’s own order begins with what is on the screen and keeps later cards at its end', () => {
  hand.order = 'rank'
  hand.order = 'own'
  hand.move('Kd', 0)
  expect(hand.line).toEqual(['Kd', '2h', '4s', '5s', '6s', '8c', '8d', '8h'])
  cards = ['Kd', '4s', '8c', '5s', '8d', '6s', 'Qc', '3c']
  expect(hand.line).toEqual(['Kd', '4s', '5s', '6s', '8c', '8d', '3c', 'Qc'])
})

test('no order loses or doubles a card', () => {
  for (const order of ['melds', 'suit', 'rank', 'own'] as const) {
    hand.order = order
    expect([...hand.line].sort()).toEqual([...cards].sort())
  }
})
