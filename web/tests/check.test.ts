import { expect, test } from 'vitest'
import { checkDeal, type Known, type Told, type Witness } from '../src/lib/seal/check'
import { chain, dealKey, firstDealer, hex, logLink, packOf } from '../src/lib/seal/proof'

const SECRET = new Uint8Array(32).fill(9)
const KNOWN: Known = {
  version: 2,
  engine: '',
  table: hex(chain(SECRET, 1)),
  chain: hex(chain(SECRET, 1)),
  pack: '2c 3c 4c 5c 6c 7c 8c 9c'.split(' '),
  tips: [],
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
  places: [0, 0, 1, 1, -1, -1, -1, -1],
  stock: 5,
  drawn: [1, 3, 5],
}
const SEEN: Witness = {
  deal: 1,
  given: '',
  shares: ['', ''],
  dealing: ['0011----', '0011----'],
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
  expect(check({}, { stock: -1, drawn: [] })).toBeNull()
})

test.each([
  ['another hand', { hand: [PACK[0]!, PACK[7]!] }, 'seal_hand', { card: PACK[7] }],
  ['another dealing', { dealing: ['0101----', '0101----'] }, 'seal-dealing', {}],
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

test('a stock that begins among the hands is none', () => {
  expect(check({}, { stock: 3 })).toMatchObject({ code: 'seal-places' })
})
