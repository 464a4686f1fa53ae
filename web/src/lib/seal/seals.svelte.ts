import { fetchUnsealed } from '../api'
import { unique, without } from '../lists'
import { seats, type OwnSeat } from '../seats.svelte'
import type { ClientMessage, Event, Seal, Unsealed } from '../wire'
import type { Flaw, Known, Witness } from './check'
import { ownRoot, tipOf } from './own'
import { chain, hex, SHARES, tableOf, unhex } from './proof'

/** A deal that is over and has been checked. */
export interface Result {
  told: Unsealed
  flaw: Flaw | null
  /** What this device has seen of it itself. */
  seen: Witness | null
}

type Hand = readonly string[]

/** Whether two hands are dealt that are not the same. */
const differ = (one?: Hand | null, two?: Hand): boolean =>
  !!one?.length && !!two?.length && one.toSorted().join() !== two.toSorted().join()

/** What a seat is shown of a deal. */
interface Shown {
  readonly hand: Hand
}

/** All texts in what is shown, cards among them. */
const textsIn = (it: unknown): string[] =>
  typeof it === 'string' ? [it] : Object.values(it ?? {}).flatMap(textsIn)

/** The seals of a table, as one seat's device sees them. */
export class Seals {
  /** How the next deal, or the one that is played, is sealed; null where none is. */
  seal = $state.raw<Seal | null>(null)
  results = $state.raw<Result[]>([])

  #witness: Witness | null
  /** When the own hand was looked at last in this deal, and what it was. */
  #looked: { after: number; hand: Hand } | null = null
  /** Whether the share for the first deal has gone out on this line. */
  #greeted = false
  #fetching: Promise<void> | null = null
  /** How many deals are checked, or about to be: one after the other. */
  #taken = 0
  #checks = Promise.resolve()

  constructor(
    readonly own: OwnSeat,
    readonly send: (message: ClientMessage) => boolean,
  ) {
    this.#witness = own.witness ?? null
    // A table that was just opened: its first share goes along with the greeting.
    this.seal = own.seal ?? null
  }

  /** What this device has seen of the deal that is played, or was played last. */
  get witness(): Witness | null {
    return this.#witness
  }

  /** The first thing that was not as sealed. */
  get flaw(): Flaw | null {
    return this.results.find(({ flaw }) => flaw)?.flaw ?? null
  }

  /** This seat's share for the next deal; empty if there is none to give. */
  share(): string {
    const { seal } = this
    const root = unhex(this.own.root ?? '')
    if (!seal?.due || !root?.length) return ''
    const tip = seal.tips.findLast((tip) => tip.seat === this.own.seat && tip.first <= seal.deal)
    const links = tip ? SHARES - (seal.deal - tip.first + 1) : -1
    if (links < 0 || tip?.tip !== tipOf(root)) return ''
    const given = hex(chain(root, links))
    const tips = seal.tips.filter((tip) => tip.first <= seal.deal)
    // Asked again for the same deal: what was seen of it first stays known.
    const before = this.#witness?.deal === seal.deal ? this.#witness : null
    const { deal, dealing } = seal
    this.#note({ shares: null, hand: null, tips, dealing, ...before, deal, given, lines: null })
    return given
  }

  /** What to say after the greeting: the share for a first deal that waits for it. */
  greet(): ClientMessage[] {
    const share = this.seal?.deal === 1 && this.#witness === null ? this.share() : ''
    this.#greeted = share !== ''
    return share ? [{ t: 'next', at: 0, share }] : []
  }

  /** Events that have happened, and what is shown after them; a snapshot has all of this deal. */
  watch(events: readonly Event[], shown: Shown | null, anew: boolean): void {
    const [first] = events
    const hand = shown?.hand
    if (anew && first?.event !== 'deal_started') return
    if (first?.event === 'deal_started') {
      const before = this.#witness?.deal === first.number ? this.#witness : null
      const begun = events.every(({ event }) => event !== 'action_played')
      this.#note({
        deal: first.number,
        given: before?.given ?? '',
        tips: before?.tips ?? null,
        dealing: before?.dealing ?? null,
        shares: before?.shares ?? null,
        hand: before?.hand ?? (begun ? (hand ?? null) : null),
        open: before?.open ?? (begun ? this.#openIn(shown) : null),
        again: before?.again ?? (begun && differ(before?.hand, hand) ? hand! : null),
        lines: [],
        came: [],
      })
      this.#looked = begun && hand ? { after: 0, hand } : null
    }
    const told = this.#witness
    if (!told?.lines) return
    const more = events.filter((event) => event.event === 'action_played')
    if (more.length === 0) return
    const lines = [...told.lines, ...more.map((event) => `${event.seat} ${event.text}`)]
    this.#witness = { ...told, lines }
    if (!hand) return
    const { after: since, hand: before } = this.#looked ?? { after: null, hand: [] }
    const after = lines.length
    const cards = without(hand, before)
    if (cards.length > 0 || more.some(({ seat }) => seat === this.own.seat)) {
      this.#witness.came = [...(told.came ?? []), { since, after, cards }]
    }
    this.#looked = { after, hand }
  }

  /** The cards that lie open: what is shown of the own hand besides is not among them. */
  #openIn(shown: Shown | null): string[] | null {
    if (!shown || !this.seal) return null
    const pack = this.seal.pack.split(' ')
    return unique(textsIn(shown)).filter(
      (text) => pack.includes(text) && !shown.hand.includes(text),
    )
  }

  /** How the next deal is sealed, or the one that has begun. */
  receive(seal: Seal): void {
    this.seal = seal
    this.#agree(seal)
    if (!this.own.root || this.#isUsedUp(seal)) this.#beginChain()
    if (seal.shares !== null && this.#witness?.deal === seal.deal && !this.#witness.shares) {
      this.#note({ ...this.#witness, shares: seal.shares })
    }
    if (seal.due && seal.deal === 1 && !this.#greeted) {
      const share = this.share()
      this.#greeted = share !== '' && this.send({ t: 'next', at: 0, share })
    }
    const over = seal.deal - 1
    if (over > this.#taken && this.own.seal) void this.#fetchTo(over)
  }

  /** A deal is over: check it. */
  unseal(told: Unsealed): void {
    if (told.deal === this.#taken + 1) void this.#check([told])
    else void this.#fetchTo(told.deal)
  }

  /** Fetch what is over, up to a deal: what is being fetched may have been told before it was. */
  async #fetchTo(deal: number): Promise<void> {
    if (this.#fetching) await this.#fetching
    if (this.#taken < deal) await this.#fetch()
  }

  #fetch(): Promise<void> {
    this.#fetching ??= fetchUnsealed(this.own)
      .then((all) => this.#check(all.slice(this.#taken)))
      .catch(() => undefined)
      .finally(() => (this.#fetching = null))
    return this.#fetching
  }

  #check(deals: readonly Unsealed[]): Promise<void> {
    const { known } = this
    const witness = this.#witness
    if (!known) return this.#checks
    this.#taken += deals.length
    this.#checks = this.#checks
      .then(() => this.#checkNow(deals, known, witness))
      .catch(() => void (this.#taken = this.results.length)) // asked again with the next deal
    return this.#checks
  }

  async #checkNow(
    deals: readonly Unsealed[],
    known: Known,
    witness: Witness | null,
  ): Promise<void> {
    const { checkDeal } = await import('./check')
    const begin = performance.now()
    const results = [...this.results]
    for (const told of deals) {
      const seen = witness?.deal === told.deal ? witness : null
      const before = results.at(-1)?.told.log ?? ''
      const next = results.length + 1
      const flaw: Flaw | null =
        told.deal === next
          ? checkDeal(known, told, before, this.own.seat, seen)
          : { code: 'seal_chain', facts: { deal: told.deal } }
      results.push({ told, flaw, seen })
    }
    this.results = results
    performance.measure('seal-check', { start: begin }) // for who wants to know what it costs
  }

  /** What was fixed before the match: what was told then counts, not what is told now. */
  get known(): Known | null {
    const { seal, own } = this
    if (!seal) return null
    const root = unhex(own.root ?? '')
    const mine = own.tip ?? (root?.length ? tipOf(root) : '')
    const tips = seal.tips.map((tip) =>
      tip.seat === own.seat && tip.first === 1 && own.seal && mine ? { ...tip, tip: mine } : tip,
    )
    const tip = own.seal?.chain ?? seal.chain
    const version = own.seal?.version ?? seal.version
    return {
      version,
      engine: own.seal?.engine ?? seal.engine,
      table: tableOf(version, own.table, tip),
      chain: tip,
      pack: (own.seal?.pack ?? seal.pack).split(' '),
      draws: own.seal?.draws ?? seal.draws,
      tips,
    }
  }

  /** Whether the deal that is played has the last link of the own chain. */
  #isUsedUp(seal: Seal): boolean {
    const root = unhex(this.own.root ?? '')
    const tip = root?.length ? tipOf(root) : ''
    const own = seal.tips.find((it) => it.seat === this.own.seat && it.tip === tip)
    return !!own && seal.shares !== null && seal.deal - own.first + 1 >= SHARES
  }

  /** Another window at this table may have begun a chain: the one that counts is kept. */
  #agree({ tips }: Seal): void {
    const kept = seats.of(this.own.table)?.root
    if (!kept || kept === this.own.root) return
    const { root = '' } = this.own
    const mine = unhex(root)
    const counts = tips.findLast(({ seat }) => seat === this.own.seat)?.tip
    if (!mine?.length || tipOf(mine) !== counts) this.own.root = kept
    else seats.note(this.own.table, { root })
  }

  #beginChain(): void {
    const root = ownRoot()
    if (!this.send({ t: 'tip', tip: tipOf(root) })) return
    const before = unhex(this.own.root ?? '')
    // What the first tip was, the seat remembers: the table may say otherwise.
    if (before?.length) this.own.tip ??= tipOf(before)
    this.own.root = hex(root)
    seats.note(this.own.table, { root: this.own.root, tip: this.own.tip })
  }

  #note(witness: Witness): void {
    this.#witness = witness
    this.own.witness = witness
    seats.note(this.own.table, { witness })
  }
}
