import { beforeAll, expect, test } from 'vitest'
import { cardName, cardSign, change, levelOf, narrate, seatName } from '../../src/lib/cards/narrate'
import { settings } from '../../src/lib/base/settings.svelte'
import type { Table } from '../../src/lib/connection/table.svelte'
import { languages, playerName, say, texts, type Facts } from '../../src/lib/base/texts.svelte'
import type { Event, SeatInfo } from '../../src/lib/connection/wire'

beforeAll(async () => {
  settings.language = 'en'
  await texts.load()
})

test('cards have names and signs', () => {
  expect([cardName('Td'), cardName('As'), cardSign('Qh')]).toEqual([
    '10 of diamonds',
    'ace of spades',
    'Q♥',
  ])
})

test('numbers below zero have a minus and not a hyphen', () => {
  expect(say('note-chips', { chips: -2 })).toBe('−2 chips')
})

test('gains have a plus, losses a minus', () => {
  expect([change(20), change(-60), change(0)]).toEqual(['+20', '−60', '0'])
})

test('in what is told jokers have a sign as cards do', () => {
  const event = { event: 'noted', kind: 'left', facts: { cards: '2c *7d * Ts' } } as never
  const says = (_: string, facts?: Facts): string => String(facts?.['cards'])
  const table = { seat: 0, info: null } as unknown as Table
  expect(narrate(event, table, says)).toBe(['2c', '*7d', '*', 'Ts'].map(cardSign).join(' '))
  expect(cardSign('*')).not.toContain('*')
})

test('texts name the cards of the chosen pack', async () => {
  await texts.need('lorum')
  const asked = (): string => say('lorum-ask-EXPOSE')
  const french = asked()
  settings.deck = 'DH'
  const slovak = asked()
  settings.deck = 'french'
  expect([french, slovak]).toEqual(['Do you expose a queen?', 'Do you expose a Horník?'])
})

test('a seat is called by its name, or by what it is', () => {
  const seat = (kind: string, name = '', bot: string | null = null): SeatInfo =>
    ({ kind, name, bot }) as SeatInfo
  expect(seatName(seat('person', 'Ann'))).toBe('Ann')
  expect(seatName(seat('person'))).toBe('Guest')
  expect(seatName(seat('bot', 'Leo', 'steady'))).toBe('Leo')
  expect(levelOf(seat('bot', 'Leo', 'steady'))).toBe('steady')
  expect(levelOf(seat('bot', 'Leo', 'own.py:hasty'))).toBe('own.py:hasty')
  expect(levelOf(seat('person', 'Ann'))).toBe('')
  expect(seatName(seat('open'))).toBe('Open seat')
  expect(seatName(undefined)).toBe('Open seat')
})

test('an event is told to each player in their own terms', () => {
  const dealt = { event: 'deal_started', number: 3, dealer: 0 } as Event
  const at = (seat: number): Table =>
    ({ seat, info: { seats: [{ kind: 'person', name: 'Ann' }, {}] } }) as unknown as Table
  expect(narrate(dealt, at(0), say)).toBe('Deal 3. You deal.')
  expect(narrate(dealt, at(1), say)).toBe('Deal 3. Ann deals.')
})

test('a text that is missing shows its id', () => {
  expect(say('there-is-no-such-text')).toBe('there-is-no-such-text')
})

test('a player without a name is a guest with a number', () => {
  settings.name = '  '
  expect(playerName()).toBe(`Guest ${settings.guest}`)
  settings.name = ' Bea '
  expect(playerName()).toBe('Bea')
})

test('another language has the same texts', async () => {
  expect(languages).toEqual(expect.arrayContaining(['de', 'en', 'ja', 'sk']))
  settings.language = 'ja'
  await texts.load()
  expect(document.documentElement.lang).toBe('ja')
  expect(cardName('Td')).not.toBe('10 of diamonds')
  const leo = { kind: 'bot', name: 'Leo', bot: 'steady', left: null, online: true } as const
  expect(seatName({ ...leo, portrait: '' })).toBe('レオ')
  expect(texts.list(['a', 'b'], 'disjunction')).toContain('または')
})

test('a German card is called as at the table', async () => {
  settings.language = 'de'
  await texts.load()
  expect(['Qh', 'Td', 'As', 'Kc'].map(cardName)).toEqual([
    'Herz-Dame',
    'Karo 10',
    'Pik-Ass',
    'Kreuz-König',
  ])
})

test('a card of Slovak has the gender of its rank, and its chips three forms', async () => {
  settings.language = 'sk'
  await texts.load()
  expect(['Ac', 'Kd', 'Qh', 'Js', 'Td', '7h'].map(cardName)).toEqual([
    'krížové eso',
    'kárový kráľ',
    'srdcová dáma',
    'pikový dolník',
    'kárová 10',
    'srdcová 7',
  ])
  expect(cardName('*Qh')).toBe('žolík ako srdcová dáma')
  expect([1, 3, 5].map((chips) => say('note-chips', { chips }))).toEqual([
    'jeden žetón',
    '3 žetóny',
    '5 žetónov',
  ])
})
