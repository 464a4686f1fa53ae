import { mount, unmount } from 'svelte'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { bookOf } from '../../src/lib/rules/books'
import { rulebook, ruleName, ruleSign } from '../../src/lib/rules/rulebook.svelte'
import { settings } from '../../src/lib/base/settings.svelte'
import { texts } from '../../src/lib/base/texts.svelte'

/** The heading of a game's rules in a language. */
async function heading(game: string, language: string): Promise<string | null> {
  const Book = await bookOf(game, language)
  if (!Book) return null
  const book = mount(Book, { target: document.body })
  const found = document.querySelector('h2')!.textContent
  await unmount(book)
  return found
}

beforeAll(async () => {
  settings.language = 'en'
  await texts.load()
})
beforeEach(() => rulebook.close())

test('rules appear in the reader’s language, or else in English', async () => {
  const [english, german, unknown] = await Promise.all(
    ['en', 'de', 'xx'].map((language) => bookOf('romme', language)),
  )
  expect(english).not.toBe(german)
  expect(unknown).toBe(english)
  expect(await heading('romme', 'de')).toContain('Rommé')
})

test('a game that this page does not know has no rules here', async () => {
  expect(await bookOf('chess', 'en')).toBeNull()
})

test('a rule has its number, an option its name once that is there', async () => {
  await texts.need('lorum')
  expect(ruleSign('lorum', 'R7.2')).toBe('R7.2')
  await texts.needOptions('lorum')
  expect(ruleSign('lorum', 'O-insolvency')).toBe(texts.find('lorum-option-insolvency'))
  expect(ruleSign('lorum', 'O-unheard_of')).toBe('O-unheard_of')
})

test('screen readers hear whether a name is a rule or an option', () => {
  const [rule, option] = ['R7.2', 'O-insolvency'].map((id) => ruleName('lorum', id))
  expect(rule).toContain('R7.2')
  expect(option).toContain(texts.find('lorum-option-insolvency')!)
  expect(option!.replace(texts.find('lorum-option-insolvency')!, '')).not.toBe(
    rule!.replace('R7.2', ''),
  )
})

test('one book is open at a time, at the rule that was asked for', () => {
  rulebook.open('gin', 'K1')
  expect([rulebook.game, rulebook.rule]).toEqual(['gin', 'K1'])
  rulebook.open('lorum')
  expect([rulebook.game, rulebook.rule]).toEqual(['lorum', ''])
  rulebook.close()
  expect(rulebook.game).toBe('')
})
