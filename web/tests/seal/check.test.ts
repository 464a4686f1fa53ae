import { expect, test } from 'vitest'
import {
  checkDeal,
  countCompared,
  type Flaw,
  type Known,
  type UnsealedDeal,
  type Verdict,
  type Witness,
} from '../../src/lib/seal/check'
import {
  chain,
  dealKey,
  firstDealer,
  hex,
  logLink,
  packOf,
  SHARES,
  unhex,
} from '../../src/lib/seal/proof'

const SECRET = new Uint8Array(32).fill(9)
const KNOWN: Known = {
  version: 3,
  engine: '',
  table: hex(chain(SECRET, 1)),
  chain: hex(chain(SECRET, 1)),
  pack: '2c 3c 4c 5c 6c 7c 8c 9c'.split(' '),
  tips: [],
  draws: 'stock',
  hides: [],
  budgets: { most: 1000, least: 20 },
  drawing: null,
  seating: null,
}
const ROOT = new Uint8Array(32).fill(7)
const TIP = { seat: 0, tip: hex(chain(ROOT, SHARES)), first: 1 }
const SHARE = hex(chain(ROOT, SHARES - 1))
const KEY = dealKey(KNOWN.table, 1, SECRET, [unhex(SHARE)!, new Uint8Array()])
const PACK = packOf(KEY, KNOWN.pack)
const LINES = ['1 stock', '1 discard', '0 stock', '0 discard', '1 stock']
/** Two cards each, one turned up, and three drawn: the second by seat 0. */
const TOLD: UnsealedDeal = {
  deal: 1,
  dealer: firstDealer(KEY, 2),
  secret: hex(SECRET),
  shares: [SHARE, ''],
  lines: LINES,
  log: hex(logLink(new Uint8Array(), KEY, LINES)),
  dealing: '0011-sss',
  bots: [{ seat: 1, bot: 'steady', budget: 20 }],
  seated: ['', 'steady'],
  points: [3, 0],
}
const SEEN: Witness = {
  deal: 1,
  given: SHARE,
  tips: [TIP],
  budgets: { most: 1000, least: 20 },
  shares: [SHARE, ''],
  seated: ['', 'steady'],
  points: [3, 0],
  dealer: TOLD.dealer,
  dealing: ['0011-sss', '0011-sss'],
  hand: [PACK[1]!, PACK[0]!],
  open: [PACK[4]!],
  lines: LINES,
  came: [{ since: 0, after: 3, cards: [PACK[6]!] }],
}
const verdict = (seen: Partial<Witness>, told: Partial<UnsealedDeal> = {}): Verdict =>
  checkDeal(KNOWN, { ...TOLD, ...told }, '', 0, { ...SEEN, ...seen })
const check = (seen: Partial<Witness>, told: Partial<UnsealedDeal> = {}): Flaw | null =>
  verdict(seen, told).flaw

test('a true record agrees with the seal', () => {
  expect(verdict({})).toEqual({ flaw: null, doubts: [] })
  expect(check({ came: null, open: null })).toBeNull()
  expect(check({ hand: null, open: null, came: [{ since: null, after: 4, cards: [] }] })).toBeNull()
  const cut = { hand: [], open: [], came: [{ since: 0, after: 1, cards: [PACK[0]!] }] }
  expect(check({ ...cut, dealing: null }, { dealing: '--------' })).toBeNull()
})

test.each([
  ['another hand', { hand: [PACK[0]!, PACK[7]!] }, 'seal_hand', { card: PACK[7] }],
  ['a card held back', { hand: [PACK[0]!] }, 'seal_short', { card: PACK[1] }],
  ['other points', { points: [0, 3] }, 'seal_points', {}],
  [
    'another bot',
    { seated: ['', 'strong'] },
    'seal_bot',
    { player: 2, bot: 'steady', expected: 'strong' },
  ],
  [
    'another budget',
    { budgets: { most: 1000, least: 50 } },
    'seal_budget',
    { player: 2, budget: 20, most: 1000, least: 50 },
  ],
  [
    'an action told otherwise',
    { lines: LINES.with(3, '0 take') },
    'seal-line',
    { move: 4, played: 'take', expected: 'discard' },
  ],
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
  expect(check(seen)).toMatchObject({ code, facts })
})

test('a draw cannot be hidden by denying the stock or by logging another action', () => {
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

test('an action that differs is named, not the card that a later draw seems to bring', () => {
  const lines = LINES.with(0, '1 knock')
  const log = hex(logLink(new Uint8Array(), KEY, lines))
  expect(check({}, { lines, log })).toMatchObject({ code: 'seal-line', facts: { move: 1 } })
})

test('the dealer is fixed before the shuffle, except in the first deal', () => {
  const table = hex(chain(SECRET, 2))
  const root = hex(chain(ROOT, SHARES - 2))
  const key = dealKey(table, 2, SECRET, [unhex(root)!, new Uint8Array()])
  const [known, shares] = [{ ...KNOWN, table, chain: table }, [root, '']]
  const told = { ...TOLD, deal: 2, shares, log: hex(logLink(new Uint8Array(), key, LINES)) }
  const pack = packOf(key, KNOWN.pack)
  const came = [{ since: 0, after: 3, cards: [pack[6]!] }]
  const seen = {
    ...SEEN,
    deal: 2,
    given: root,
    shares,
    hand: pack.slice(0, 2),
    came,
    open: [pack[4]!],
  }
  const dealing = ['', ''].with(TOLD.dealer, '0011-sss')
  expect(checkDeal(known, told, '', 0, { ...seen, dealing }).flaw).toBeNull()
  expect(checkDeal(known, told, '', 0, seen).flaw).toMatchObject({ code: 'seal-dealing' })
})

test('shares are compared one by one', () => {
  const shares = [`${SHARE},`]
  expect(check({}, { shares })).toMatchObject({ code: 'seal-own' })
  expect(check({ given: '' }, { shares })).toMatchObject({ code: 'seal-told' })
})

test('a stock that was shuffled again is not compared', () => {
  const lines = [...LINES, '1 discard', '0 stock']
  const log = hex(logLink(new Uint8Array(), KEY, lines))
  const came = [...SEEN.came!, { since: 5, after: 7, cards: [PACK[5]!] }]
  expect(check({ lines, came }, { lines, log })).toBeNull()
  const told = { ...TOLD, lines }
  expect(countCompared(KNOWN, told, 0, { ...SEEN, came })).toEqual({
    given: 4,
    compared: 3,
    open: 0,
  })
})

const TAKEN = { since: 3, after: 4, cards: [PACK[4]!], open: [PACK[4]!] }
const OTHER = { since: 3, after: 4, cards: [PACK[2]!], open: [PACK[2]!] }
const NAMED = { lines: LINES.with(1, `1 discard ${PACK[2]}`) }
test.each<[string, Partial<Witness>, Partial<UnsealedDeal>, ...number[]]>([
  ['all was seen', {}, {}, 3, 3, 0],
  ['a card was taken', { came: [...SEEN.came!, TAKEN] }, {}, 4, 3, 1],
  ['a card came unseen', { came: [...SEEN.came!, { ...TAKEN, open: [] }] }, {}, 4, 3, 0],
  ['a card was taken that had been played', { came: [...SEEN.came!, OTHER] }, NAMED, 4, 3, 1],
  ['a card was shown that nobody played', { came: [...SEEN.came!, OTHER] }, {}, 4, 3, 0],
  [
    'several cards were shown at first, to choose from',
    { open: [PACK[4]!, PACK[2]!], came: [...SEEN.came!, OTHER] },
    {},
    ...[4, 3, 0],
  ],
  [
    'a card like the one that was drawn lies open',
    { came: [{ since: 2, after: 3, cards: [PACK[6]!], open: [PACK[6]!] }] },
    { lines: LINES.with(1, `1 discard ${PACK[6]}`) },
    ...[3, 3, 0],
  ],
  ['nobody looked', { came: [{ since: null, after: 4, cards: ['2c'] }] }, {}, 3, 2, 0],
  ['the hand was not seen', { hand: null }, {}, 1, 1, 0],
  ['the cards were cut first', {}, { dealing: '--------' }, 3, 0, 0],
])('how many cards were compared is known where %s', (_, seen, told, given, compared, open) => {
  const found = countCompared(KNOWN, { ...TOLD, ...told }, 0, { ...SEEN, ...seen })
  expect(found).toEqual({ given, compared, open })
})

test('a spare hand that is taken whole is compared as a whole', () => {
  const dealing = '0011----'
  const came = [{ since: 0, after: 1, cards: PACK.slice(4) }]
  const seen = { ...SEEN, open: [], came }
  const found = (witness: Witness): unknown =>
    countCompared({ ...KNOWN, draws: '' }, { ...TOLD, dealing }, 0, witness)
  expect(found(seen)).toEqual({ given: 6, compared: 6, open: 0 })
  const other = { ...came[0]!, cards: [PACK[0]!, ...PACK.slice(5)] }
  expect(found({ ...seen, came: [other] })).toEqual({ given: 6, compared: 2, open: 0 })
})

test.each<[string, Partial<Witness>, Partial<UnsealedDeal>, string[]]>([
  ['no share was given', { given: '' }, {}, ['begin']],
  ['the share came late', { given: '', doubts: ['late'] }, {}, ['late']],
  ['the shares were not told', { shares: null }, {}, ['begin']],
  ['the bots were not told', { seated: null }, {}, ['begin']],
  ['the budgets were not told', { budgets: null }, {}, ['begin']],
  ['the tips were not told', { tips: null }, {}, ['begin']],
  ['it was not told how cards go', { dealing: null }, {}, ['begin']],
  ['the hand was not seen', { hand: null }, {}, ['hand']],
  ['an action was missed', { lines: LINES.with(1, null as never) }, {}, ['moves']],
  ['the end was missed', { lines: LINES.slice(0, 4) }, {}, ['moves']],
  ['the points were not seen', { points: null }, {}, ['points']],
  ['a card came unseen', { came: [...SEEN.came!, { ...TAKEN, open: [] }] }, {}, ['cards']],
])('a deal is not called good where %s', (_, seen, told, codes) => {
  const it = 'tips' in seen ? { ...KNOWN, tips: [TIP] } : KNOWN
  const found = checkDeal(it, { ...TOLD, ...told }, '', 0, { ...SEEN, ...seen })
  expect(found.flaw).toBeNull()
  expect(found.doubts.map(({ code }) => code)).toEqual(codes)
})

test('an older protocol owes less: its deals are never called good', () => {
  expect(checkDeal({ ...KNOWN, version: 2 }, TOLD, '', 0, SEEN).doubts).toMatchObject([
    { code: 'old' },
  ])
})

test('another seat’s action may be hidden only by the words that were told before', () => {
  const lines = LINES.with(0, '1 answer')
  expect(check({ lines })).toMatchObject({ code: 'seal-line' })
  const known = { ...KNOWN, hides: ['answer'] }
  expect(checkDeal(known, TOLD, '', 0, { ...SEEN, lines }).flaw).toBeNull()
  const own = LINES.with(2, '0 answer')
  expect(checkDeal(known, TOLD, '', 0, { ...SEEN, lines: own }).flaw).not.toBeNull()
})

test('nothing is compared for a deal that this device did not see', () => {
  expect(countCompared(KNOWN, TOLD, 0, null)).toEqual({ given: 0, compared: 0, open: 0 })
})

test('a bot that stands in for the player is a doubt, and its budget is checked', () => {
  const begun = 7
  const bots = [{ seat: 1, bot: 'steady', budget: 20, since: begun }]
  const stood = { seat: 0, bot: 'steady', budget: 20, since: begun + 2 }
  const back = { seat: 0, bot: 'person', budget: 1000, since: begun + 3 }
  const told = { bots: [...bots, stood, back] }
  expect(verdict({ begun }, told)).toMatchObject({ flaw: null, doubts: [{ code: 'stand-in' }] })
  const richer = { bots: [...bots, { ...stood, budget: 12_345 }] }
  expect(check({ begun }, richer)).toMatchObject({ code: 'seal_budget', facts: { player: 1 } })
  const elsewhere = { bots: [...bots, { ...stood, since: begun + 1 }] }
  expect(check({ begun }, elsewhere)).toMatchObject({ code: 'seal_bot', facts: { player: 1 } })
})
