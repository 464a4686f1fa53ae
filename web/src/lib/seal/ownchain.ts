/** The chain of shares that this device gives at a table: its root, its tip, its links. */
import { seats, type OwnSeat } from '../connection/seats.svelte'
import type { ClientMessage, Seal } from '../connection/wire'
import { ownRoot, tipOf } from './own'
import { chain, hex, SHARES, unhex, type Bytes } from './proof'

export class OwnChain {
  constructor(
    readonly own: OwnSeat,
    readonly send: (message: ClientMessage) => boolean,
  ) {}

  /** The root; null where this device has none. */
  get root(): Bytes | null {
    const root = unhex(this.own.root ?? '')
    return root?.length ? root : null
  }

  /** The first deal for which a share is owed. */
  get owed(): number {
    return this.own.owed ?? 1
  }

  /** The link for a deal, where this chain counts; empty where it does not. */
  linkFor({ deal, tips }: Seal): string {
    const { root } = this
    if (!root) return ''
    const tip = tips.findLast((tip) => tip.seat === this.own.seat && tip.first <= deal)
    const links = tip ? SHARES - (deal - tip.first + 1) : -1
    return links < 0 || tip?.tip !== tipOf(root) ? '' : hex(chain(root, links))
  }

  /** Whether another device has a chain for the seat. */
  isShared(seal: Seal | null): boolean {
    const mine = this.root && tipOf(this.root)
    return seal?.tips.some(({ seat, tip }) => seat === this.own.seat && tip !== mine) ?? false
  }

  /** Begin a chain where there is none or the last is used up; else make sure its tip is listed. */
  update(seal: Seal): void {
    if (!this.own.root || this.#isUsedUp(seal)) this.#begin(seal)
    else this.#tellTip(seal)
  }

  /** Whether the tip is listed as counting from the deal for which it was told. */
  isListedRightly(seal: Seal): boolean {
    const { own, root, owed } = this
    if (!root) return true
    const tip = tipOf(root)
    const listed = seal.tips.find((it) => it.seat === own.seat && it.tip === tip)
    if (seal.deal < owed || (!seal.due && !seal.shares && owed > 1)) return true
    // If it counted from another deal, the table would ask for a known link, or for the root.
    const from = listed?.first ?? NaN
    const off = Math.abs(from - owed) // a request may cross the end of a deal
    if (!(off <= Number(owed > 1)) || from !== (own.first || from)) return false
    if (!own.first) {
      own.first = from
      seats.note(own.key, { first: from })
    }
    return true
  }

  /** Another window at this table may have begun a chain: the one that counts is kept. */
  agree({ tips }: Seal): void {
    const { root: kept, owed, first } = seats.of(this.own.key) ?? {}
    if (!kept || kept === this.own.root) return
    const { root = '' } = this.own
    const mine = unhex(root)
    const counts = tips.findLast(({ seat }) => seat === this.own.seat)?.tip
    if (!mine?.length || tipOf(mine) !== counts)
      Object.assign(this.own, { root: kept, owed, first })
    else seats.note(this.own.key, { root, owed: this.own.owed, first: this.own.first })
  }

  /** Whether the current deal uses the chain's last link. */
  #isUsedUp(seal: Seal): boolean {
    const { root } = this
    const tip = root ? tipOf(root) : ''
    const own = seal.tips.find((it) => it.seat === this.own.seat && it.tip === tip)
    return !!own && seal.shares !== null && seal.deal - own.first + 1 >= SHARES
  }

  #begin({ deal }: Seal): void {
    const root = ownRoot()
    if (!this.send({ t: 'tip', tip: tipOf(root) })) return
    const before = this.root
    // The seat remembers its first tip, because the table may claim another.
    if (before && this.owed === 1) this.own.tip ??= tipOf(before)
    this.own.root = hex(root)
    this.own.owed = deal + 1
    this.own.first = 0
    const { tip, owed, first } = this.own
    seats.note(this.own.key, { root: this.own.root, tip, owed, first })
  }

  /** Send the tip again if the connection broke while it was sent. */
  #tellTip(seal: Seal): void {
    const tip = tipOf(unhex(this.own.root!)!)
    const isListed = seal.tips.some((it) => it.seat === this.own.seat && it.tip === tip)
    if (!isListed && this.owed > seal.deal) this.send({ t: 'tip', tip })
  }
}
