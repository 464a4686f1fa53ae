import { expect, test } from 'vitest'
import type { Known, Witness } from '../../src/lib/seal/check'
import { decoded, NoProof, verifyFile, verifyText, writeProof } from '../../src/lib/seal/file'
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
import type { CheckedDeal } from '../../src/lib/seal/judgement'
import type { ScoreSheet, TableInfo } from '../../src/lib/connection/wire'

const SECRET = new Uint8Array(32).fill(9)
const TIP = hex(chain(SECRET, 1))
const KNOWN: Known = {
  version: 2,
  engine: '',
  table: TIP,
  chain: TIP,
  pack: ['2c', '3c'],
  tips: [],
  draws: '',
  hides: [],
  budgets: { most: 1000, least: 20 },
  drawing: null,
  seating: null,
}
const INFO = { game: 'gin', options: {}, seats: [{ name: 'Ann' }, { name: 'Bob' }] }
const DEAL = { deal: 1, dealer: 0, secret: hex(SECRET), shares: ['', ''], lines: [], log: '' }
const RESULT = { told: { ...DEAL, points: [7, 0], bots: [] }, flaw: null, seen: null }

/** The file of a match with one sealed deal. */
function written(sheet: Partial<ScoreSheet>): Record<string, unknown> {
  const whole = { rows: [{}], totals: [7, 0], agreed: false, resigned: -1, ...sheet }
  const told = [INFO, whole, KNOWN, 0, [RESULT], null] as unknown as [
    TableInfo,
    ScoreSheet,
    Known,
    0,
    CheckedDeal[],
    null,
  ]
  return JSON.parse(writeProof(...told)) as Record<string, unknown>
}

test('a file ends as its match did', () => {
  expect(written({})).toMatchObject({ agreed: null, resigned: null })
  expect(written({ agreed: true })).toMatchObject({ agreed: [7, 0], resigned: null })
  const resigned = { seat: 1, totals: [7, 0] }
  expect(written({ resigned: 1 })).toMatchObject({ agreed: null, resigned })
  expect(written({ rows: [], resigned: 1 })).toMatchObject({ resigned }) // in the first deal
})

test('a file that lacks deals which were not sealed has no end', () => {
  const rows = [{}, {}] as ScoreSheet['rows']
  expect(written({ rows, agreed: true })).toMatchObject({ agreed: null })
  expect(written({ rows, resigned: 0 })).toMatchObject({ resigned: null })
})

test.each(['utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16le with a mark', 'utf-16be'])(
  'a file is read in %s',
  async (encoding) => {
    const text = JSON.stringify({ version: 1, names: ['Jürgen ♥'] })
    const marked = encoding.endsWith('mark') ? `\ufeff${text}` : text
    const units = new Uint16Array([...marked].map((it) => it.charCodeAt(0)))
    const bytes = new Uint8Array(units.buffer)
    if (encoding.startsWith('utf-16be'))
      bytes.forEach((_, i) => i % 2 || bytes.subarray(i, i + 2).reverse())
    const data = encoding.startsWith('utf-8') ? new TextEncoder().encode(marked) : bytes
    expect(decoded(data.buffer)).toBe(text)
    await expect(verifyFile(new Blob([data]))).rejects.toEqual(new NoProof('seal-missing'))
  },
)

/** The file of a match of one deal whose pack the server alone has shuffled, with so many shares. */
function alone(shares: string[] = ['', ''], more: object = {}): string {
  const none = shares.map(() => new Uint8Array())
  const key = dealKey(TIP, 1, SECRET, none)
  const [dealer, lines] = [firstDealer(key, shares.length), ['0 pass']]
  const log = hex(logLink(new Uint8Array(), key, lines))
  const told = { ...RESULT.told, dealer, shares, lines, log, seated: ['', ''] }
  const file = writeProof(
    INFO as unknown as TableInfo,
    { rows: [], totals: [0, 0], agreed: false, resigned: -1 } as unknown as ScoreSheet,
    { ...KNOWN, version: 3 },
    0,
    [{ ...RESULT, told }] as unknown as CheckedDeal[],
    null,
  )
  const parsed = JSON.parse(file) as { deals: { deck: string }[] }
  expect(parsed.deals[0]!.deck).toBe(packOf(key, KNOWN.pack).join(' '))
  Object.assign(parsed.deals[0]!, more)
  return JSON.stringify(parsed)
}

test('a deal without a share is said to be one, whatever version the server names', () => {
  expect(verifyText(alone())).toMatchObject({ deals: 1, alone: 1, flaw: null })
  const old = alone().replace(/"proof":\{"version":3/, '"proof":{"version":2')
  expect(verifyText(old)).toMatchObject({ alone: 1, flaw: null })
})

test('a file has a share for each seat, the actions with their seats, and the chance of its seal', () => {
  const more = verifyText(alone(['', '', '']))
  expect(more.flaw).toEqual({ code: 'seal_shares', facts: { deal: 1, count: 3, wanted: 2 } })
  expect(verifyText(alone(undefined, { actions: ['pass'] })).flaw).toMatchObject({
    code: 'seal_log',
  })
  const seed = '77'.repeat(32)
  expect(verifyText(alone(undefined, { seed })).flaw).toMatchObject({ code: 'seal_chance' })
})

test('a file without deals proves nothing', () => {
  const file = JSON.parse(alone()) as { deals: []; proof: { deals: [] } }
  file.deals = file.proof.deals = []
  expect(() => verifyText(JSON.stringify(file))).toThrow('seal-missing')
})

const ROOT = new Uint8Array(32).fill(7)
const TIPS = [{ seat: 0, tip: hex(chain(ROOT, SHARES)), first: 1 }]
const SHARE = hex(chain(ROOT, SHARES - 1))
const CARDS = '2c 3c 4c 5c'.split(' ')
const KEY = dealKey(TIP, 1, SECRET, [unhex(SHARE)!, new Uint8Array()])
const [FIRST, SECOND, THIRD] = packOf(KEY, CARDS) as [string, string, string]

/** The file of a device that gave a share and saw its two cards, but for what it saw otherwise. */
function seenAs(otherwise: Partial<Witness>): string {
  const lines = ['0 pass']
  const log = hex(logLink(new Uint8Array(), KEY, lines))
  const told = { ...RESULT.told, dealer: firstDealer(KEY, 2), lines, log, shares: [SHARE, ''] }
  const seen = {
    deal: 1,
    given: SHARE,
    tips: TIPS,
    budgets: KNOWN.budgets,
    hand: [SECOND, FIRST],
    dealing: ['0011', '0011'],
    points: [7, 0],
    ...otherwise,
  }
  return writeProof(
    INFO as unknown as TableInfo,
    { rows: [], totals: [0, 0], agreed: false, resigned: -1 } as unknown as ScoreSheet,
    { ...KNOWN, version: 3, pack: CARDS, tips: TIPS },
    0,
    [{ ...RESULT, told: { ...told, seated: ['', ''] }, seen }] as unknown as CheckedDeal[],
    null,
  )
}

test('a file that agrees with the device that kept it is as sealed', () => {
  expect(verifyText(seenAs({}))).toMatchObject({ deals: 1, shares: 1, alone: 0, flaw: null })
})

test.each([
  ['its share', { given: hex(chain(ROOT, SHARES - 2)) }, 'seal_given', {}],
  ['the tips', { tips: [] }, 'seal_share', {}],
  ['the budgets', { budgets: { most: 9, least: 9 } }, 'seal_budget_told', {}],
  ['a card', { hand: [FIRST, THIRD] }, 'seal_hand', { card: THIRD }],
  ['fewer cards', { hand: [FIRST] }, 'seal_short', { card: SECOND }],
  ['the points', { points: [0, 7] }, 'seal_points', {}],
])('a file is not as sealed if the device has seen %s otherwise', (_, otherwise, code, facts) => {
  expect(verifyText(seenAs(otherwise)).flaw).toMatchObject({ code, facts })
})
