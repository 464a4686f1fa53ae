import { expect, test } from 'vitest'
import { optionGroups } from '../../src/lib/rules/words'
import type { OptionInfo } from '../../src/lib/connection/wire'

const option = (name: string, ...rules: string[]): OptionInfo => ({ name, rules }) as OptionInfo

test('options stand in the order of the rules that they belong to', () => {
  const sections = [
    { title: 'The deal', rules: ['B1', 'B2'] },
    { title: 'Knocking', rules: ['K1'] },
    { title: 'Points', rules: ['S1'] },
    { title: 'Options', rules: ['O-big'] },
  ]
  const options = [
    option('a', 'K1'),
    option('b', 'O-big'),
    option('c', 'B2'),
    option('d', 'O-x', 'K1'),
  ]
  const groups = optionGroups(options, sections, 'More')
  expect(groups.map((group) => [group.title, group.options.map((it) => it.name)])).toEqual([
    ['The deal', ['c']],
    ['Knocking', ['a', 'd']],
    ['More', ['b']],
  ])
})
