/** A seat's own chain: its root never leaves this device, its links only deal by deal. */
import { chain, hex, SHARES } from './proof'

export const ownRoot = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))

const known = new Map<string, string>()

/** The tip of a chain. */
export function tipOf(root: Uint8Array): string {
  const name = hex(root)
  const tip = known.get(name) ?? hex(chain(root, SHARES))
  known.set(name, tip)
  return tip
}
