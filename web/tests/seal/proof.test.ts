import { describe, expect, test } from 'vitest'
import {
  botSeed,
  chain,
  chance,
  dealKey,
  firstDealer,
  hex,
  logLink,
  nextChance,
  packOf,
  publicId,
  seatsKey,
  unhex,
} from '../../src/lib/seal/proof'
import { drawSeats } from '../../src/lib/seal/seating'
import { sha256 } from '../../src/lib/seal/sha256'
import vectors from '../../../tests/proof.json'

const bytes = (text: string): Uint8Array => unhex(text)!
const range = (n: number): number[] => [...Array(n).keys()]

test('the hash is the one of the standard', () => {
  for (const { text, times, found } of vectors.sha256) {
    expect(hex(sha256(new TextEncoder().encode(text.repeat(times))))).toBe(found)
  }
})

test('chains', () => {
  for (const { root, links, found } of vectors.chains) {
    expect(hex(chain(bytes(root), links))).toBe(found)
  }
})

describe.each(vectors.deals)('deal $k of $table', (deal) => {
  const key = dealKey(deal.table, deal.k, bytes(deal.secret), deal.shares.map(bytes))

  test('key, chance and dealer', () => {
    expect(hex(key)).toBe(deal.key)
    expect(String(chance(1, key))).toBe(deal.chance)
    expect(chance(2, key)).toBe(deal.chances[0])
    let next = key
    for (const found of deal.chances) expect(hex((next = nextChance(next)))).toBe(found)
    expect(range(8).map((more) => firstDealer(key, more + 2))).toEqual(deal.dealers)
  })

  test('packs', () => {
    expect(packOf(key, range(52))).toEqual(deal.pack_52)
    expect(packOf(key, range(110))).toEqual(deal.pack_110)
  })

  test('the log', () => {
    const first = logLink(new Uint8Array(), key, [])
    expect(hex(logLink(first, key, ['0 pass', '1 discard 9c']))).toBe(deal.log)
  })
})

test('seats', () => {
  for (const { key, seats_key, pack, ranks, chairs, order, drawn } of vectors.seats) {
    const cards = pack.split(' ')
    const sealed = seatsKey(bytes(key))
    expect(hex(sealed)).toBe(seats_key)
    const shuffled = packOf(sealed, cards)
    const found = drawSeats({ ranks, shown: true }, cards, shuffled, chairs)
    expect(found.order).toEqual(order)
    expect(found.drawn.map((it) => it.join(' '))).toEqual(drawn)
    const hidden = drawSeats({ ranks, shown: false }, cards, shuffled, chairs)
    expect(hidden).toEqual({ order, drawn: [] })
  }
})

test('seeds of bots', () => {
  for (const { secret, seat, number, seed } of vectors.bots) {
    expect(String(botSeed(bytes(secret), seat, number))).toBe(seed)
  }
})

test('text that encodes no bytes is rejected', () => {
  for (const text of ['0', 'AB', 'xy', '00 11', '€€']) expect(unhex(text)).toBeNull()
  expect(unhex('')).toHaveLength(0)
})

test('the stand-in for a table in paths, as the server computes it', () => {
  expect(publicId('abcdefghjkmnpqr')).toBe('115e8b3b5c6b29fe5176')
})
