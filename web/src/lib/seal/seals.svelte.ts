import { seats, type OwnSeat } from '../connection/seats.svelte'
import type { ClientMessage, Seal, SeatInfo, Unsealed } from '../connection/wire'
import type { Flaw, Known, TableRules, Witness } from './check'
import { DealWitness, unseen } from './dealwitness'
import { isGood, knownOf, fingerprintOf, type CheckedDeal, type SealState } from './judgement'
import { Openings } from './openings.svelte'
import { OwnChain } from './ownchain'
import { LINKS } from './proof'
import { bySeat, isSameSeating, namedBots, seatOf } from './seating'
import { ShareDuty } from './shareduty'
import { isBeginning, isSameHand, stepsIn, type Watched } from './steps'
import { countTakenBack } from './takenback'
import { tally } from './tally.svelte'

/** The first version of the protocol that owes a device all that it checks. */
const OWED = 3
/** The fields that all seals of a table have in common. */
const FIXED = [
  'chain',
  'pack',
  'version',
  'engine',
  'draws',
  'hides',
  'budget',
  'least',
  'drawing',
] as const

/** Whether two things that were told are the same, piece by piece. */
const isEqual = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

/** The seals of a table, as one seat's device sees them: it believes what it has seen, no more. */
export class Seals {
  /** How the next deal, or the one that is played, is sealed; null where none is. */
  seal = $state.raw<Seal | null>(null)
  results = $state.raw<readonly CheckedDeal[]>([])
  /** A fault other than those of the finished deals. */
  problem = $state.raw<Flaw | null>(null)
  /** Why the deal that is played will not be checked, or not all of it. */
  doubt = $state.raw<Flaw | null>(null)

  /** The decisions of the current deal, or of the latest one, that were taken back. */
  #backs = $state.raw({ deal: 0, count: 0 })
  /** The position that was told last. */
  #seq = 0
  #waiting: Watched['waiting'] = 'seats'
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  readonly #rows = new Map<number, readonly number[]>()
  /** The bots that are shown at the seats, empty for others. */
  #bots: readonly string[] = []
  readonly #seen: DealWitness
  readonly #chain: OwnChain
  readonly #duty: ShareDuty
  readonly #openings: Openings

  constructor(
    readonly own: OwnSeat,
    readonly send: (message: ClientMessage) => boolean,
  ) {
    this.problem = own.flaw ?? null
    // A table that was just opened: its first share goes along with the greeting.
    this.seal = own.seal ?? null
    const suspect = this.#suspect.bind(this)
    const at = {
      seat: () => this.seat,
      pack: () => this.seal?.pack.split(' ') ?? [],
      isShared: () => this.#chain.isShared(this.seal),
    }
    this.#seen = new DealWitness(own, at, suspect)
    this.#chain = new OwnChain(own, send)
    this.#duty = new ShareDuty(this.#chain, this.#seen, suspect)
    this.#openings = new Openings(own, {
      prepare: () => this.#prepareCheck(),
      checked: () => this.results.length,
      keepsClosed: (deal) => this.#suspect('seal-kept', deal),
      isSilent: () => (this.doubt = this.#doubtNow()),
    })
  }

  /** This device's record of the current deal, or of the latest one. */
  get witness(): Witness | null {
    return this.#seen.now
  }

  /** The player’s seat; `own.seat` is the chair, which never changes. */
  get seat(): number {
    return seatOf(this.own.seating, this.own.seat)
  }

  /** The first thing that was not as sealed. */
  get flaw(): Flaw | null {
    return this.problem ?? this.results.find(({ flaw }) => flaw)?.flaw ?? null
  }

  /** Whether there is something to say about the deal that is played. */
  get live(): boolean {
    return this.flaw !== null || this.doubt !== null
  }

  /** How the match stands: what is played, or else what was played last. */
  get mark(): SealState | null {
    if (this.flaw) return 'flaw'
    const last = this.results.at(-1)
    if (this.doubt || last?.doubts.length) return 'unsure'
    // A finished deal that is not yet opened is not as good as the deal before it.
    return last && this.results.length >= this.#openings.over ? 'good' : null
  }

  /** How many decisions were taken back, as far as this device knows by itself. */
  get takenBack(): number {
    const over = this.results.flatMap(({ told }) => told.lines)
    const { deal, count } = this.#backs
    return countTakenBack(over) + (deal > this.results.length ? count : 0)
  }

  /** How many deals have been checked from their beginning to their end. */
  get checked(): number {
    return this.results.filter((it) => this.#isGood(it)).length
  }

  /** How many deals are over. */
  get deals(): number {
    return Math.max(this.results.length, this.#openings.over)
  }

  /** The facts fixed before the match; null while nothing is sealed. */
  get known(): Known | null {
    return this.seal && knownOf(this.own, this.seal)
  }

  /** Whether nothing is wrong with a deal, nor was while it was played. */
  #isGood(it: CheckedDeal): boolean {
    return isGood(it) && this.problem?.facts.deal !== it.told.deal
  }

  /** Stop all waiting. */
  close(): void {
    this.#openings.close()
    this.#duty.close()
  }

  /** Resolves once all that has been told so far is checked. */
  settled(): Promise<void> {
    return this.#openings.settled()
  }

  /** This seat's share for the next deal; empty if there is none to give. */
  share(): string {
    return this.#read(() => this.#duty.give(this.seal)) ?? ''
  }

  /** The messages after the greeting: the share for a first deal that waits for it. */
  greet(): ClientMessage[] {
    this.#duty.connect()
    const begun = this.#seen.deal !== null || !!this.witness?.shares
    const share = this.seal?.deal === 1 && !begun ? this.share() : ''
    if (share) this.#duty.giveUnasked()
    return share ? [{ t: 'next', at: 0, share }] : []
  }

  /** Note that the server led to another match before the end of this one. */
  refuseToLeave(): void {
    this.#suspect('seal-left')
  }

  /** Note which bots are shown at the seats. */
  show(places: readonly SeatInfo[]): void {
    this.#bots = this.#read(() => places.map(({ bot }) => bot ?? '')) ?? []
  }

  /** Note that the player asks, at a position, to take a decision back. */
  askBack(at: number): void {
    this.#read(() => this.#seen.ask(at))
  }

  /** Take a position and what led to it; a snapshot begins a connection, or repeats a position. */
  watch(told: Watched, isSnapshot: boolean): void {
    this.#read(() => this.#watch(told, isSnapshot))
  }

  #watch(told: Watched, isSnapshot: boolean): void {
    if (told.rules) this.#keepTo(told.rules)
    this.#takeSeat(told)
    this.#noteRows(told.sheet?.rows ?? [])
    this.#noteRows(told.events.filter((event) => event.event === 'deal_ended'))
    if (isSnapshot) this.#resume(told)
    else this.#follow(told)
    this.#waiting = told.waiting
    this.#seq = Math.max(this.#seq, told.seq)
    const deal = this.#seen.deal ?? 0
    this.#backs = { deal, count: countTakenBack(this.#seen.of(deal)?.lines ?? []) }
    this.#openings.expect(told.waiting === 'play' ? deal - 1 : deal)
    this.doubt = this.#doubtNow()
  }

  /** The rules that were told first count: a newer server may know more options, with others off. */
  #keepTo(rules: TableRules): void {
    const { own } = this
    if (!own.rules) {
      own.rules = rules
      seats.note(own.key, { rules })
      return
    }
    const { game, seats: count, options } = own.rules
    const other = Object.entries(options).some(([name, it]) => !isEqual(it, rules.options[name]))
    if (other || game !== rules.game || count !== rules.seats) this.#suspect('seal-rules')
  }

  /**
   * Players take another chair while people gather, before they give a share; then they move only
   * by the drawing before the first deal, and all at once.
   */
  #takeSeat({ seq, seat, seating = null, events, waiting }: Watched): void {
    const { own } = this
    if (waiting === 'seats' && seq === 0 && seat !== undefined && seat !== own.seat) {
      if (!this.#duty.hasGiven && !this.#seen.of(1)?.given) {
        own.seat = seat
        seats.reseat(own.key, seat)
      }
    }
    const drawing = (own.seal ?? this.seal)?.drawing ?? null
    if (seat !== undefined) {
      if (seating && !own.seating) {
        own.seating = seating
        seats.note(own.key, { seating })
      }
      const due = drawing !== null && seq > 0
      const same = isSameSeating(seating, own.seating ?? null)
      if (!same || (seating !== null) !== due || seat !== this.seat) this.#suspect('seal-seats')
    }
    for (const event of events) {
      const told = event.event === 'seats_taken' ? event.seating : null
      if (told && !isSameSeating(told, own.seating ?? null)) this.#suspect('seal-seats')
    }
  }

  /** Note the points of deals, from the sheet or an event; they must not change later. */
  #noteRows(rows: readonly { number: number; points: readonly number[] }[]): void {
    for (const { number, points } of rows) {
      const before = this.#rows.get(number)
      this.#rows.set(number, points)
      if (before && !isEqual(before, points)) this.#suspect('seal_points', number)
      const result = this.results.find(({ told }) => told.deal === number)
      if (result && !isEqual(result.told.points, points)) {
        this.#suspect('seal_points', number)
      }
      const witness = this.#seen.of(number)
      if (witness && !witness.points) this.#seen.note({ ...witness, points })
    }
  }

  /** An update: its steps follow the last position. */
  #follow({ seq, waiting, events, view }: Watched): void {
    if (waiting !== 'play') this.#duty.isPresent = true
    const steps = stepsIn(events, this.seat)
    const first = seq - steps.length + 1
    const { now, deal } = this.#seen
    if (seq <= this.#seq) {
      // Nothing has happened, so a different hand means that cards were exchanged.
      const hand = now?.look?.hand
      const fresh = seq === this.#seq && view && hand && now?.deal === deal
      if (fresh && !isSameHand(view.hand, hand)) this.#suspect('seal-moved')
      return
    }
    const begins = steps.some(isBeginning)
    if (waiting === 'play' && this.#waiting !== 'play' && !begins) this.#suspect('seal-unbegun')
    this.#seen.take(steps, first, { view, seq, isPlaying: waiting === 'play' })
  }

  /** A snapshot: it tells all of its deal, or its last part. */
  #resume({ seq, waiting, events, view, deal = 0 }: Watched): void {
    const seen = this.#seen
    // If seats are drawn, a snapshot reports that the first deal has begun.
    const same = deal === seen.deal || (deal === 1 && seen.deal === null)
    this.#duty.isPresent = waiting !== 'play' || (this.#duty.isPresent && same)
    const steps = stepsIn(events, this.seat)
    const first = seq - steps.length + 1
    const started = steps.find(isBeginning)
    if (seen.deal !== null && deal < seen.deal) this.#suspect('seal-number')
    if (deal < 1) return
    if (!started) {
      if (!seen.of(deal)) seen.note(unseen(deal))
    } else if (started.number !== deal) this.#suspect('seal-number', deal)
    seen.deal = deal
    seen.take(steps, first, { view, seq, isPlaying: waiting === 'play' })
  }

  /** How the next deal is sealed, or the one that has begun. */
  receive(seal: Seal): void {
    this.#read(() => this.#receive(seal))
  }

  #receive(seal: Seal): void {
    this.#chain.agree(seal)
    if (this.own.seal) this.#compare(seal)
    else this.#pin(seal)
    this.seal = seal
    if (seal.shares !== null) this.#settle(seal, seal.shares)
    else if (seal.due) this.#duty.ask()
    this.#chain.update(seal)
    this.doubt = this.#doubtNow()
    if (seal.due && seal.deal === 1 && !this.#duty.hasGiven) {
      const share = this.share()
      if (share && !this.send({ t: 'next', at: 0, share })) this.#duty.takeBack()
    }
    const over = seal.deal - 1
    this.#openings.expect(over)
    if (over > this.#openings.taken && this.own.seal) void this.#openings.fetchTo(over)
  }

  /** The first answer counts: nothing may be chosen once this device has given a share. */
  #pin(seal: Seal): void {
    this.own.seal = seal
    seats.pin(this.own.key, seal)
    this.#compare(seal)
  }

  /** The facts fixed when this device sat down must stay, and its own tip must be listed. */
  #compare(seal: Seal): void {
    const first = this.own.seal!
    // An earlier version of the page stored fewer fields of the seal.
    const fixed = FIXED.filter((it) => it in first || !(first.version < OWED))
    if (fixed.some((it) => !isEqual(first[it] ?? null, seal[it] ?? null))) {
      this.#suspect('seal-changed', seal.deal)
    }
    // Once shares are asked for, a seat may go to a bot, and never back.
    const last = this.seal ?? first
    const settled = last.due || last.shares !== null
    const named = this.#botsOf(last)
    const now = this.#botsOf(seal)
    if (settled && named.some((bot, seat) => !!bot && !now[seat]))
      this.#suspect('seal-changed', seal.deal)
    if (!this.#chain.isListedRightly(seal)) this.#suspect('seal-tip', seal.deal)
  }

  /** The bots that a seal names, by seat; before seats are drawn, it names them by chair. */
  #botsOf({ deal, shares, bots = [] }: Seal): readonly string[] {
    return deal === 1 && !shares ? bySeat(this.own.seating, bots) : bots
  }

  /** A deal has begun: whether this device's share is in it. */
  #settle(seal: Seal, shares: readonly string[]): void {
    const { deal } = seal
    const seen = this.#seen
    if (seen.deal !== null && seen.deal !== deal) this.#suspect('seal-unbegun', deal)
    const witness = seen.of(deal) ?? unseen(deal)
    if (!witness.shares) {
      this.#seat(seal, shares, witness)
      this.#duty.settle(seal, shares, witness)
      seen.note({ ...seen.now!, seated: seal.bots })
    } else if (!isEqual(witness.shares, shares)) {
      const mine = witness.given && shares[this.own.seat] !== witness.given
      this.#suspect(mine ? 'seal-own' : 'seal-told', deal)
    } else if (!isEqual(witness.seated, seal.bots)) {
      this.#suspect('seal-changed', deal)
    }
  }

  /**
   * Check who sits where when a deal begins: each seat has one share. A bot named before the
   * shuffle stays, and gives none; only a person's seat may have gone to a bot since.
   */
  #seat({ deal, bots }: Seal, shares: readonly string[], witness: Witness): void {
    const { seating, seal: first } = this.own
    const before = namedBots(seating, witness) ?? bots
    const [count, wanted] = [shares.length, before.length]
    if (count !== wanted) this.#suspect('seal_shares', deal, { count, wanted })
    const isOther = before.some((bot, seat) => !!bot && bots[seat] !== bot)
    if (isOther || bots.length !== wanted) this.#suspect('seal-changed', deal)
    const shown = bots.findIndex((bot, seat) => !!bot && (this.#bots[seat] || bot) !== bot)
    if (shown >= 0) {
      const facts = { player: shown + 1, bot: this.#bots[shown]!, expected: bots[shown]! }
      this.#suspect('seal_bot', deal, facts)
    }
    const last = seats.seenOf(this.own.key, deal - 1)?.seated
    const earlier = last ?? (first?.due ? this.#botsOf(first) : before)
    const given = bySeat(seating, shares)
    const seat = given.findIndex((share, seat) => !!share && !!earlier[seat])
    if (seat >= 0) this.#suspect('seal_share', deal, { player: seat + 1 })
  }

  /** Why the deal that is played cannot be checked. */
  #doubtNow(): Flaw | null {
    const deal = this.#seen.deal ?? 1
    const { unanswered, taken } = this.#openings
    if (unanswered > taken) return { code: 'kept', facts: { deal: unanswered } }
    if ((!this.own.seal && !this.seal) || deal > LINKS) {
      return this.#seen.deal === null ? null : { code: 'none', facts: { deal } }
    }
    if (this.#waiting !== 'play') return null
    const [code] = this.#seen.of(deal)?.doubts ?? []
    return code ? { code, facts: { deal } } : null
  }

  /** A deal is over: check it. */
  unseal(told: Unsealed): void {
    this.#read(() => this.#openings.take(told))
  }

  /** Take what is told; what cannot be read is a flaw, and must not stop the page. */
  #read<T>(take: () => T): T | undefined {
    try {
      return take()
    } catch {
      this.#suspect('seal-broken')
      return undefined
    }
  }

  /** Check deals by what is known and seen now, whatever is told until their turn comes. */
  #prepareCheck(): ((deals: readonly Unsealed[]) => Promise<void>) | null {
    const { known, witness, own } = this
    if (!known) return null
    const by = { known, witness, seat: () => this.seat }
    return async (deals) => {
      const { judge } = await import('./judge')
      this.results = judge(deals, () => this.results, own, by)
      own.checked = this.results.map((it) => (this.#isGood(it) ? fingerprintOf(it.told) : ''))
      seats.note(own.key, { checked: own.checked })
      this.count()
      this.doubt = this.#doubtNow()
    }
  }

  /** Tell the lobby what was found so far. */
  count(): void {
    const { deals, checked } = this
    const flawed = this.results.filter(({ flaw }) => flaw).length
    const counts = { deals, checked, flawed: Math.max(flawed, this.problem ? 1 : 0) }
    tally.count(this.own.table, counts)
  }

  /** Note that something is not as it was sealed, or told: it stays so, even after a reload. */
  #suspect(code: string, deal = this.#seen.deal ?? 1, more: Flaw['facts'] = {}): void {
    if (this.problem || (!this.own.seal && !this.seal)) return
    const player = this.seat + 1
    this.problem = { code, facts: { deal, player, ...more } }
    seats.note(this.own.key, { flaw: this.problem })
    this.count()
  }
}
