import { expect, test } from 'vitest'
import {
  checkDeal,
  countCompared,
  type Known,
  type Told,
  type Witness,
} from '../src/lib/seal/check'
import { chain, dealKey, firstDealer, hex, logLink, packOf } from '../src/lib/seal/proof'

const SECRET = new Uint8Array(32).fill(9)
const KNOWN: Known = {
  version: 2,
  engine: '',
  table: hex(chain(SECRET, 1)),
  chain: hex(chain(SECRET, 1)),
  pack: '2c 3c 4c 5c 6c 7c 8c 9c'.split(' '),
  tips: [],
  draws: 'stock',
}
const KEY = dealKey(KNOWN.table, 1, SECRET, [new Uint8Array(), new Uint8Array()])
const PACK = packOf(KEY, KNOWN.pack)
const LINES = ['1 stock', '1 discard', '0 stock', '0 discard', '1 stock']
/** Two cards each, one turned up, and three drawn: the second by seat 0. */
const TOLD: Told = {
  deal: 1,
  dealer: firstDealer(KEY, 2),
  secret: hex(SECRET),
  shares: ['', ''],
  lines: LINES,
  log: hex(logLink(new Uint8Array(), KEY, LINES)),
  dealing: '0011-sss',
}
const SEEN: Witness = {
  deal: 1,
  given: '',
  shares: ['', ''],
  dealing: ['0011-sss', '0011-sss'],
  hand: [PACK[1]!, PACK[0]!],
  open: [PACK[4]!],
  lines: LINES,
  came: [{ since: 0, after: 3, cards: [PACK[6]!] }],
}
const check = (seen: Partial<Witness>, told: Partial<Told> = {}): unknown =>
  checkDeal(KNOWN, { ...TOLD, ...told }, '', 0, { ...SEEN, ...seen })

test('what was really seen is as it was sealed', () => {
  expect(check({})).toBeNull()
  expect(check({ came: null, open: null })).toBeNull()
  expect(check({ hand: null, open: null, came: [{ since: null, after: 4, cards: [] }] })).toBeNull()
  const cut = { hand: [], open: [], came: [{ since: 0, after: 1, cards: [PACK[0]!] }] }
  expect(check({ ...cut, dealing: null }, { dealing: '--------' })).toBeNull()
})

test.each([
  ['another hand', { hand: [PACK[0]!, PACK[7]!] }, 'seal_hand', { card: PACK[7] }],
  ['another dealing', { dealing: ['0101-sss', '0101-sss'] }, 'seal-dealing', {}],
  ['no card turned up', { open: [] }, 'seal-hidden', { card: PACK[4] }],
  ['another card turned up', { open: [PACK[7]!] }, 'seal_open', { card: PACK[7] }],
  [
    'another card drawn',
    { came: [{ since: 2, after: 3, cards: [PACK[5]!] }] },
    'seal_came',
    { move: 3, card: PACK[5], expected: PACK[6] },
  ],
  [
    'no card drawn',
    { came: [{ since: 2, after: 3, cards: [] }] },
    'seal_came',
    { move: 3, card: '–', expected: PACK[6] },
  ],
])('%s is named', (_, seen, code, facts) => {
  expect(check(seen)).toMatchObject({ code, facts: { deal: 1, player: 1, ...facts } })
})

test('a draw is kept back neither as no stock nor as another action', () => {
  const came = [{ since: 0, after: 3, cards: [PACK[5]!] }]
  const none = { dealing: '0011----' }
  expect(check({ came }, none)).toMatchObject({ code: 'seal-dealing' })
  expect(check({ came, dealing: [none.dealing, none.dealing] }, none)).toMatchObject({
    code: 'seal-hidden',
  })
  const lines = LINES.with(2, '0 take')
  const log = hex(logLink(new Uint8Array(), KEY, lines))
  expect(check({ came }, { lines, log })).toMatchObject({ code: 'seal-line', facts: { move: 3 } })
})

test('a stock that was made anew is not compared', () => {
  const lines = [...LINES, '1 discard', '0 stock']
  const log = hex(logLink(new Uint8Array(), KEY, lines))
  const came = [...SEEN.came!, { since: 5, after: 7, cards: [PACK[5]!] }]
  expect(check({ lines, came }, { lines, log })).toBeNull()
  const told = { ...TOLD, lines }
  expect(countCompared(KNOWN, told, 0, { ...SEEN, came })).toEqual({ given: 4, compared: 3 })
})

test.each<[string, Partial<Witness>, Partial<Told>, number, number]>([
  ['all was seen', {}, {}, 3, 3],
  ['a card was taken', { came: [...SEEN.came!, { since: 3, after: 4, cards: ['2c'] }] }, {}, 4, 3],
  ['nobody looked', { came: [{ since: null, after: 4, cards: ['2c'] }] }, {}, 2, 2],
  ['the hand was not seen', { hand: null }, {}, 1, 1],
  ['the cards were cut first', {}, { dealing: '--------' }, 3, 0],
])('how many cards were compared is known where %s', (_, seen, told, given, compared) => {
  const found = countCompared(KNOWN, { ...TOLD, ...told }, 0, { ...SEEN, ...seen })
  expect(found).toEqual({ given, compared })
})

test('of a deal at which this device was not nothing was compared', () => {
  expect(countCompared(KNOWN, TOLD, 0, null)).toEqual({ given: 0, compared: 0 })
})
