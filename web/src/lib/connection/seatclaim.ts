import { forget, ofTable, recall, remember } from '../base/storage.svelte'

/**
 * A claim to a seat, sent again when no answer came to the request to join a table. The server then
 * returns the same seat, also after a reload of the page. Key and root are random bits, as hex.
 */
export interface Claim {
  table: string
  /** The key of the seat. */
  token: string
  /** The root of the chain that this device adds to the table's shuffles. */
  root: string
}

/** Random bytes, as hex. */
const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** Return the claim to a seat whose request has had no answer yet; null if there is none. */
export const keptClaim = (table: string): Claim | null =>
  recall<Claim | null>(ofTable(table, 'claim'), null)

/** A new key to a seat. */
export const newKey = (): string => random(24)

export function claimAt(table: string): Claim {
  const claim = keptClaim(table) ?? { table, token: newKey(), root: random(32) }
  remember(ofTable(table, 'claim'), claim)
  return claim
}

/** Forget a claim that has been answered. */
export const settleClaim = (table: string): void => forget(ofTable(table, 'claim'))
