import { expect, test } from 'vitest'
import {
  byRank,
  bySuit,
  cardOf,
  cardsOf,
  cardGroups,
  isJoker,
  standsFor,
  suitOf,
} from '../../src/lib/cards/card'

const ids = (names: string[]): string[] => cardsOf(names).map((card) => card.id)

test('twins and further jokers are distinct and keep their name', () => {
  expect(ids(['7c', '*', '7c', '*', '*', 'Kd'])).toEqual(['7c', '*', "7c'", "*'", "*''", 'Kd'])
  expect(cardsOf(['7c', '7c', '*', '*']).map((card) => card.name)).toEqual(['7c', '7c', '*', '*'])
})

test('an id always gives the same card object', () => {
  expect(cardsOf(['7c', '7c'])[1]).toBe(cardOf("7c'"))
})

test('groups of one place share their ids', () => {
  expect(cardGroups([['7c', '7d'], ['7c']]).map((group) => group.map(({ id }) => id))).toEqual([
    ['7c', '7d'],
    ["7c'"],
  ])
})

test('a joker stands for a card, a rank or nothing', () => {
  expect(['*7c', '*7', '*', '7c'].map(standsFor)).toEqual(['7c', '7', '', '7c'])
  expect(['*7c', '*', '7c'].map(isJoker)).toEqual([true, true, false])
  expect(['*7c', '7c'].map(suitOf)).toEqual([null, 'c'])
})

test('jokers are sorted behind all cards', () => {
  const pack = ['*', 'Ks', 'Ac', '*4d', '2h']
  const by = (key: (name: string) => number): string[] =>
    [...pack].sort((a, b) => key(a) - key(b)).slice(0, 3)
  expect(by(byRank)).toEqual(['Ac', '2h', 'Ks'])
  expect(by(bySuit)).toEqual(['Ac', '2h', 'Ks'])
})
