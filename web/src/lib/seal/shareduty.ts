/** This device's duty to each deal: its share, before the cards are shuffled. */
import { seats } from '../connection/seats.svelte'
import type { Seal } from '../connection/wire'
import { isAwake, watchSleep } from './awake'
import type { Witness } from './check'
import type { DealWitness, Suspect } from './dealwitness'
import type { OwnChain } from './ownchain'

/** A server waits for a share of the first deal for longer than this. */
const WAITED = 3_000 // ms

export class ShareDuty {
  /** Whether this connection was there before the deal began. */
  isPresent = false
  /** When a share was asked for and given on this connection; 0 for not yet. */
  #asked = 0
  #gave = 0
  /** Stop watching whether this page sleeps. */
  readonly close = watchSleep()

  constructor(
    readonly chain: OwnChain,
    readonly witness: DealWitness,
    readonly suspect: Suspect,
  ) {}

  get hasGiven(): boolean {
    return this.#gave > 0
  }

  /** A connection begins: nothing was asked or given on it. */
  connect(): void {
    this.isPresent = false
    this.#forget()
  }

  /** The table asks for a share. */
  ask(): void {
    this.#asked ||= performance.now()
  }

  /** The share goes along with the greeting, before the table asks for it. */
  giveUnasked(): void {
    this.#asked = this.#gave
  }

  /** The share could not be sent. */
  takeBack(): void {
    this.#gave = 0
  }

  /** The deal has begun. */
  #forget(): void {
    this.#asked = this.#gave = 0
  }

  /** Return the share for the next deal, empty if none is due; note what was told before it. */
  give(seal: Seal | null): string {
    const { witness } = this
    if (!seal?.due || seal.deal !== (witness.deal ?? 0) + 1) return ''
    const given = this.chain.linkFor(seal)
    if (!given) return ''
    // If asked again for the same deal, keep what was seen of it first.
    const before = witness.of(seal.deal)
    const { deal, dealing } = seal
    const tips = seal.tips.filter((tip) => tip.first <= deal)
    const budgets = { most: seal.budget, least: seal.least }
    const told = { tips, dealing, budgets, named: seal.bots, shares: null, hand: null }
    witness.note({ ...told, ...before, deal, given, lines: before?.lines ?? null })
    this.#gave = performance.now()
    return given
  }

  /** A deal begins with its shares: note them, and why this device’s share is missing. */
  settle(seal: Seal, shares: readonly string[], witness: Witness): void {
    const doubts = this.#findDoubts(seal, shares, witness)
    this.#forget()
    this.witness.note({ ...witness, ...this.#adopt(seal, shares, witness), shares, doubts })
  }

  /** Why this device’s share is not in a deal. A missing share that was owed is a flaw. */
  #findDoubts(seal: Seal, shares: readonly string[], witness: Witness): string[] {
    const { own, root, owed } = this.chain
    const { deal } = seal
    const mine = shares[own.seat]
    if (!root || deal < owed) return ['joined']
    const link = this.chain.linkFor(seal)
    // Where its tip is not listed, that has been said.
    if (!link) return [mine ? 'elsewhere' : 'late']
    if (mine === link) return []
    // The table waits for a player who has just sat down, too.
    const since = Date.now() - own.opened
    // A clock that was set back since then tells nothing.
    const fresh = since >= 0 && since < WAITED
    const inTime = (this.isPresent || fresh) && isAwake()
    if (deal === 1 && !inTime) return ['late']
    if (witness.given) {
      // Given on a connection that broke before the first deal, it may never have arrived.
      if (deal === 1 && !this.#gave) return ['late']
      this.suspect('seal-own', deal)
    } else if (inTime && !this.#asked) this.suspect('seal-unasked', deal)
    return ['late']
  }

  /** Another window of this device may have given the share: it has the same root. */
  #adopt(seal: Seal, shares: readonly string[], witness: Witness): Partial<Witness> {
    const { own } = this.chain
    if (witness.given || shares[own.seat] !== this.chain.linkFor(seal)) return {}
    const kept = seats.of(own.key)?.witness
    if (kept?.deal !== seal.deal || !kept.given) return {}
    const { given, tips, dealing, budgets } = kept
    return { given, tips: tips ?? null, dealing: dealing ?? null, budgets: budgets ?? null }
  }
}
