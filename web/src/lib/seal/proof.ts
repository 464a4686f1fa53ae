/**
 * The twin of `parlour.proof`, to the byte: what follows from the numbers that were fixed before a
 * match.
 */
import { sha256 } from './sha256'

export type Bytes = Uint8Array<ArrayBuffer>

const text = new TextEncoder()
const WORD = 2 ** 32
/** Links of a seat's chain. */
export const SHARES = 256
/** Links of a table's chain: as many deals are sealed. */
export const LINKS = 512

/** 4 bytes, big-endian. */
function number(value: number): Bytes {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** SHA-256 over the tag and the fields, each preceded by its length. */
function digest(tag: string, ...fields: Uint8Array[]): Bytes {
  const parts = [text.encode(tag), ...fields]
  const whole = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0))
  const view = new DataView(whole.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    whole.set(part, at + 4)
    at += 4 + part.length
  }
  return sha256(whole)
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes that a text writes in hexadecimal; null if it writes none. */
export function unhex(written: string): Bytes | null {
  if (written.length % 2 || !/^[0-9a-f]*$/.test(written)) return null
  return Uint8Array.from(written.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Return the value that lies `links` links nearer to the tip than the root. */
export function chain(root: Uint8Array, links: number): Uint8Array {
  let found = root
  for (let i = 0; i < links; i++) found = digest('parlour/chain/1', found)
  return found
}

/** The stand-in for a table where nobody may read its name, which is a key: paths are logged. */
export const publicId = (name: string): string =>
  hex(digest('parlour/id/1', text.encode(name))).slice(0, 20)

/** The key of deal k of a table. */
export const dealKey = (
  table: string,
  k: number,
  secret: Uint8Array,
  shares: readonly Uint8Array[],
): Bytes => digest('parlour/deal/1', text.encode(table), number(k), secret, ...shares)

/** The random numbers that follow from a key: each call takes its own n and returns one below. */
function stream(key: Uint8Array): (n: number) => number {
  let block = new DataView(new ArrayBuffer(0))
  let at = 0
  let blocks = 0
  const word = (): number => {
    if (at === block.byteLength) {
      block = new DataView(digest('parlour/stream/1', key, number(blocks++)).buffer)
      at = 0
    }
    at += 4
    return block.getUint32(at - 4)
  }
  return (n) => {
    const end = WORD - (WORD % n)
    let found = word()
    while (found >= end) found = word()
    return found % n
  }
}

/** The pack, given in the game's own order, as a deal's key shuffles it. */
export function packOf<Card>(key: Uint8Array, cards: readonly Card[]): Card[] {
  const pack = [...cards]
  const below = stream(key)
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const card = pack[i]!
    pack[i] = pack[j]!
    pack[j] = card
  }
  return pack
}

/** A seed: the first 8 bytes. */
const seed = (bytes: Bytes): bigint => new DataView(bytes.buffer).getBigUint64(0)

/** The protocol's version; tables opened under an older version keep that version. */
export const VERSION = 4

/**
 * The stand-in for a table in the keys of its deals: its name, or in public the tip of its chain.
 */
export const tableOf = (version: number, name: string, tip: string): string =>
  version === 1 ? name : tip

/** The key of the next random decision within a deal, from the deal's key or the one before. */
export const nextChance = (key: Uint8Array): Bytes => digest('parlour/chance/2', key)

/** The start of chance within a deal: a key (hex), or a seed in the first version. */
export const chance = (version: number, key: Uint8Array): bigint | string =>
  version === 1 ? seed(digest('parlour/chance/1', key)) : hex(nextChance(key))

/** The first dealer, by the key of the first deal. */
export const firstDealer = (key: Uint8Array, seats: number): number =>
  stream(digest('parlour/dealer/1', key))(seats)

/** The key of the pack from which seats are drawn, by the key of the first deal. */
export const seatsKey = (key: Uint8Array): Bytes => digest('parlour/seats/1', key)

/** The seed of a bot's decision, `count` counting those of its seat in the deal from 1. */
export const botSeed = (secret: Uint8Array, seat: number, count: number): bigint =>
  seed(digest('parlour/bot/1', secret, number(seat), number(count)))

/** The log's next link: of the one before, a deal, and its actions. */
export const logLink = (before: Uint8Array, key: Uint8Array, lines: readonly string[]): Bytes =>
  digest('parlour/log/1', before, key, ...lines.map((line) => text.encode(line)))
