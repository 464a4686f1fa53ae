import { fetchUnsealed } from '../connection/api'
import { unique, without } from '../base/lists'
import { seats, type OwnSeat } from '../connection/seats.svelte'
import type {
  ClientMessage,
  Event,
  ScoreSheet,
  Seal,
  SeatInfo,
  Seating,
  Snapshot,
  Unsealed,
} from '../connection/wire'
import { isAwake, watchSleep } from './awake'
import type { Flaw, Known, TableRules, Verdict, Witness } from './check'
import { ownRoot, tipOf } from './own'
import { chain, hex, LINKS, SHARES, tableOf, unhex } from './proof'
import { bySeat, isSameSeating, namedBots, seatOf } from './seating'
import { tally } from './tally.svelte'

/** The first version of the protocol that owes a device all that it checks. */
const OWED = 3
/** A deal that is over has to be opened within this time. */
const OPEN_WITHIN = 10_000 // ms
const ASK_AGAIN = 5_000 // ms
/** A server waits for a share of the first deal for longer than this. */
const WAITED = 3_000 // ms
/** What all seals of a table have in common. */
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

/** A deal that is over and has been checked. */
export interface CheckedDeal extends Verdict {
  told: Unsealed
  /** What this device has seen of it itself. */
  seen: Witness | null
}

/** What the mark beside a deal says: nothing is good that has not been checked. */
export type SealState = 'good' | 'unsure' | 'flaw'

/** What is shown of a position, and the events that led there. */
export interface Watched {
  seq: number
  waiting: Snapshot['waiting']
  events: readonly Event[]
  view: { readonly hand: readonly string[] } | null
  sheet: ScoreSheet | null
  /** The number of the deal, the own seat, and who sits where; told in snapshots alone. */
  deal?: number
  seat?: number
  seating?: Seating | null
  /** What is played; told in snapshots alone. */
  rules?: TableRules
}

const isSame = (one: readonly string[], two: readonly string[]): boolean =>
  one.length === two.length && without(one, two).length === 0

/** Whether two things that were told are the same, piece by piece. */
const isEqual = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

/** All texts in what is shown, cards among them. */
const textsIn = (it: unknown): string[] =>
  typeof it === 'string' ? [it] : Object.values(it ?? {}).flatMap(textsIn)

/** An action: its line, and the cards that it takes from the own hand and brings into it. */
interface Action {
  line: string
  left: readonly string[]
  came: readonly string[]
}

/** A step of the match: each makes the next position. */
type MatchStep = Action | { number: number; dealer: number } | 'end'

/** The steps among events, as a seat is told them. */
function stepsIn(events: readonly Event[], seat: number): MatchStep[] {
  const own = `hand:${seat}`
  return events.flatMap((event): MatchStep[] => {
    if (event.event === 'deal_started') return [{ number: event.number, dealer: event.dealer }]
    if (event.event === 'action_played') {
      const moves = event.moves ?? []
      const cards = (end: 'source' | 'target'): string[] =>
        moves.flatMap((move) => (move[end] === own && move.card ? [move.card] : []))
      const line = `${event.seat} ${event.text}`
      return [{ line, left: cards('source'), came: cards('target') }]
    }
    const early = event.event === 'match_ended' && (event.agreed || (event.resigned ?? -1) >= 0)
    return early ? ['end'] : []
  })
}

/** The seals of a table, as one seat's device sees them: it believes what it has seen, no more. */
export class Seals {
  /** How the next deal, or the one that is played, is sealed; null where none is. */
  seal = $state.raw<Seal | null>(null)
  results = $state.raw<CheckedDeal[]>([])
  /** What was wrong besides what is wrong with a deal that is over. */
  problem = $state.raw<Flaw | null>(null)
  /** Why the deal that is played will not be checked, or not all of it. */
  doubt = $state.raw<Flaw | null>(null)

  #witness: Witness | null
  /** The position that was told last, and the deal that it is of. */
  #seq = 0
  #deal: number | null = null
  #waiting: Watched['waiting'] = 'seats'
  /** Whether this connection was there before the deal began; what was asked and given on it. */
  #present = false
  #asked = 0
  #gave = 0
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  readonly #rows = new Map<number, readonly number[]>()
  #fetching: Promise<number> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The last deal that is known to be over, and the one for which no answer came. */
  #over = $state(0)
  #unanswered = 0
  /** The bots that are shown at the seats, empty for others. */
  #bots: readonly string[] = []
  readonly #unwatch = watchSleep()
  #closed = false
  /** How many deals are checked, or about to be: one after the other. */
  #taken = 0
  #checks = Promise.resolve()

  constructor(
    readonly own: OwnSeat,
    readonly send: (message: ClientMessage) => boolean,
  ) {
    this.#witness = own.witness ?? null
    this.problem = own.flaw ?? null
    // A table that was just opened: its first share goes along with the greeting.
    this.seal = own.seal ?? null
  }

  /** What this device has seen of the deal that is played, or was played last. */
  get witness(): Witness | null {
    return this.#witness
  }

  /** Where the own player sits: `own.seat` is the chair, and stays it. */
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
    // What is over and not yet opened is not as good as the deal before it.
    return last && this.results.length >= this.#over ? 'good' : null
  }

  /** How many deals have been checked from their beginning to their end. */
  get checked(): number {
    return this.results.filter((it) => this.#isGood(it)).length
  }

  /** How many deals are over. */
  get deals(): number {
    return Math.max(this.results.length, this.#over)
  }

  /** Whether nothing is wrong with a deal, nor was while it was played. */
  #isGood(it: CheckedDeal): boolean {
    return isGood(it) && this.problem?.facts.deal !== it.told.deal
  }

  /** Wait for nothing any longer. */
  close(): void {
    this.#closed = true
    this.#unwatch()
    clearTimeout(this.#timer)
  }

  /** Resolves once all that has been told so far is checked. */
  async settled(): Promise<void> {
    if (this.#fetching) await this.#fetching
    await this.#checks
  }

  /** This seat's share for the next deal; empty if there is none to give. */
  share(): string {
    return this.#read(() => this.#share()) ?? ''
  }

  #share(): string {
    const { seal } = this
    if (!seal?.due || seal.deal !== (this.#deal ?? 0) + 1) return ''
    const given = this.#linkFor(seal)
    if (!given) return ''
    // Asked again for the same deal: what was seen of it first stays known.
    const before = this.#witness?.deal === seal.deal ? this.#witness : null
    const { deal, dealing } = seal
    const tips = seal.tips.filter((tip) => tip.first <= deal)
    const budgets = { most: seal.budget, least: seal.least }
    const told = { tips, dealing, budgets, named: seal.bots, shares: null, hand: null }
    this.#note({ ...told, ...before, deal, given, lines: before?.lines ?? null })
    this.#gave = performance.now()
    return given
  }

  /** What to say after the greeting: the share for a first deal that waits for it. */
  greet(): ClientMessage[] {
    this.#present = false
    this.#asked = this.#gave = 0
    const begun = this.#deal !== null || !!this.#witness?.shares
    const share = this.seal?.deal === 1 && !begun ? this.share() : ''
    if (share) this.#asked = this.#gave
    return share ? [{ t: 'next', at: 0, share }] : []
  }

  /** Take who is shown at the seats. */
  show(places: readonly SeatInfo[]): void {
    this.#bots = this.#read(() => places.map(({ bot }) => bot ?? '')) ?? []
  }

  /** Take a position and what led to it; a snapshot begins a connection, or repeats a position. */
  watch(told: Watched, anew: boolean): void {
    this.#read(() => this.#watch(told, anew))
  }

  #watch(told: Watched, anew: boolean): void {
    if (told.rules) this.#keepTo(told.rules)
    this.#takeSeat(told)
    this.#noteRows(told.sheet?.rows ?? [])
    this.#noteRows(told.events.filter((event) => event.event === 'deal_ended'))
    if (anew) this.#resume(told)
    else this.#follow(told)
    this.#waiting = told.waiting
    this.#seq = Math.max(this.#seq, told.seq)
    const deal = this.#deal ?? 0
    this.#expect(told.waiting === 'play' ? deal - 1 : deal)
    this.doubt = this.#doubtNow()
  }

  /** The rules that were told first count: a newer server may know more options, with others off. */
  #keepTo(rules: TableRules): void {
    const { own } = this
    if (!own.rules) {
      own.rules = rules
      seats.note(own.table, { rules })
      return
    }
    const { game, seats: count, options } = own.rules
    const other = Object.entries(options).some(([name, it]) => !isEqual(it, rules.options[name]))
    if (other || game !== rules.game || count !== rules.seats) this.#suspect('seal-rules')
  }

  /** Nobody moves but by the drawing before the first deal, and then all at once. */
  #takeSeat({ seq, seat, seating = null, events }: Watched): void {
    const { own } = this
    const drawing = (own.seal ?? this.seal)?.drawing ?? null
    if (seat !== undefined) {
      if (seating && !own.seating) {
        own.seating = seating
        seats.note(own.table, { seating })
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

  /** Note the points of deals, on the sheet or where they are told: they are told once. */
  #noteRows(rows: readonly { number: number; points: readonly number[] }[]): void {
    for (const { number, points } of rows) {
      const before = this.#rows.get(number)
      this.#rows.set(number, points)
      if (before && !isEqual(before, points)) this.#suspect('seal_points', number)
      const result = this.results.find(({ told }) => told.deal === number)
      if (result && !isEqual(result.told.points, points)) {
        this.#suspect('seal_points', number)
      }
      if (this.#witness?.deal === number && !this.#witness.points) {
        this.#note({ ...this.#witness, points })
      }
    }
  }

  /** An update: its steps follow the last position. */
  #follow({ seq, waiting, events, view }: Watched): void {
    if (waiting !== 'play') this.#present = true
    const steps = stepsIn(events, this.seat)
    const first = seq - steps.length + 1
    if (seq <= this.#seq) {
      // Nothing has happened: whoever shows other cards now has exchanged them.
      const hand = this.#witness?.look?.hand
      const fresh = seq === this.#seq && view && hand && this.#witness?.deal === this.#deal
      if (fresh && !isSame(view.hand, hand)) this.#suspect('seal-moved')
      return
    }
    const begins = steps.some((step) => step !== 'end' && 'number' in step)
    if (waiting === 'play' && this.#waiting !== 'play' && !begins) this.#suspect('seal-unbegun')
    this.#take(steps, first, view, seq, waiting)
  }

  /** A snapshot: it tells all of its deal, or its last part. */
  #resume({ seq, waiting, events, view, deal = 0 }: Watched): void {
    // Where seats are drawn for, a snapshot tells that the first deal has begun.
    const same = deal === this.#deal || (deal === 1 && this.#deal === null)
    this.#present = waiting !== 'play' || (this.#present && same)
    const steps = stepsIn(events, this.seat)
    const first = seq - steps.length + 1
    const started = steps.find((step) => step !== 'end' && 'number' in step)
    if (this.#deal !== null && deal < this.#deal) this.#suspect('seal-number')
    if (deal < 1) return
    if (!started || typeof started === 'string' || !('number' in started)) {
      if (this.#witness?.deal !== deal) this.#note(unseen(deal))
    } else if (started.number !== deal) this.#suspect('seal-number', deal)
    this.#deal = deal
    this.#take(steps, first, view, seq, waiting)
  }

  /** Take the steps from a position on, and look at what is shown after the last of them. */
  #take(
    steps: readonly MatchStep[],
    first: number,
    view: Watched['view'],
    seq: number,
    waiting: Watched['waiting'],
  ): void {
    steps.forEach((step, i) => {
      if (step === 'end') return
      if ('number' in step) this.#begin(step.number, step.dealer, first + i)
      else this.#write(first + i, step.line)
    })
    const begun = this.#witness?.begun
    const ended = steps.at(-1) === 'end'
    if (view && typeof begun === 'number' && !ended) {
      // Once a deal is over hands are laid open, and cards laid off that nobody played.
      if (waiting === 'play') this.#account(steps, view.hand, seq - begun)
      this.#look(view, seq - begun)
    }
    if (this.#witness) this.#note(this.#witness)
  }

  /** Compare the hand after so many actions with what they are said to have moved. */
  #account(steps: readonly MatchStep[], hand: readonly string[], after: number): void {
    const { look, deal } = this.#witness!
    const since = look ? after - look.after : 0
    if (!look || since < 1 || steps.length < since) return // an action missed is a doubt of its own
    const done = steps.slice(-since).filter((it): it is Action => it !== 'end' && 'line' in it)
    const left = done.flatMap((action) => action.left)
    const kept = without(look.hand, left)
    const stayed = without(hand, [...kept, ...done.flatMap((action) => action.came)])
    const [card] = [...without(kept, hand), ...stayed.filter((card) => left.includes(card))]
    if (card) this.#suspect('seal-strayed', deal, { card })
  }

  /** A deal begins with a position, or is told of again. */
  #begin(number: number, dealer: number, at: number): void {
    const before = this.#witness?.deal === number ? this.#witness : null
    if (this.#deal !== null && number !== this.#deal && number !== this.#deal + 1) {
      this.#suspect('seal-number', number)
    }
    this.#deal = number
    if (before && (before.dealer ?? dealer) !== dealer) this.#suspect('seal-dealing', number)
    if (before?.begun === at) return
    // Nothing that was told is undone: a deal that begins again, later, is played another time.
    if (typeof before?.begun === 'number') this.#suspect('seal-number', number)
    const more = before ?? unseen(number)
    this.#witness = { ...more, dealer, begun: at, lines: [], came: [], look: null }
  }

  /** Write down an action of the deal: it made a position. */
  #write(position: number, line: string): void {
    const witness = this.#witness
    if (typeof witness?.begun !== 'number') return
    const at = position - witness.begun - 1
    if (at < 0) return
    const lines = Array.from(
      { length: Math.max(at + 1, witness.lines?.length ?? 0) },
      (_, i) => witness.lines?.[i] ?? null,
    )
    if (lines[at] !== null && lines[at] !== line) {
      const [played, expected] = [line, lines[at]!].map((it) => it.replace(/^\d+ /, ''))
      this.#suspect('seal-line', witness.deal, {
        move: at + 1,
        played: played!,
        expected: expected!,
      })
      return
    }
    lines[at] = line
    this.#witness = { ...witness, lines }
  }

  /** Look at the hand after so many actions of the deal. */
  #look(shown: { readonly hand: readonly string[] }, after: number): void {
    const witness = this.#witness!
    const { hand } = shown
    const open = this.#openIn(shown)
    const look = { after, hand, open }
    const { look: last } = witness
    if (!last) {
      if (after > 0 && !witness.hand) {
        const came = [...(witness.came ?? []), { since: null, after, cards: hand }]
        this.#witness = { ...witness, look, came }
      } else if (after > 0) {
        this.#witness = { ...witness, look }
      } else {
        const again = witness.hand && !isSame(witness.hand, hand) ? hand : witness.again
        const others = open.filter((card) => !hand.includes(card))
        const first = { hand: witness.hand ?? hand, open: witness.open ?? others }
        this.#witness = { ...witness, ...first, again: again ?? null, look }
      }
      return
    }
    if (after === last.after) {
      if (!isSame(hand, last.hand)) this.#suspect('seal-moved')
      return
    }
    const cards = without(hand, last.hand)
    const own = (witness.lines ?? [])
      .slice(last.after, after)
      .some((line) => line?.startsWith(`${this.seat} `))
    const lay = cards.filter((card) => last.open.includes(card))
    const came = { since: last.after, after, cards, open: lay }
    const all = witness.came ?? []
    this.#witness = { ...witness, look, came: cards.length || own ? [...all, came] : all }
  }

  /** The cards that are shown besides the own hand. */
  #openIn(shown: { readonly hand: readonly string[] }): string[] {
    const pack = this.seal?.pack.split(' ') ?? []
    // A joker that stands for a card is written with it.
    const texts = textsIn({ ...shown, hand: [] }).map((text) => (text[0] === '*' ? '*' : text))
    const once = (card: string): boolean => pack.indexOf(card) === pack.lastIndexOf(card)
    // Where the own cards are shown again, such as in melds, they do not lie open.
    const own = (card: string): boolean => shown.hand.includes(card) && once(card)
    return unique(texts).filter((text) => pack.includes(text) && !own(text))
  }

  /** How the next deal is sealed, or the one that has begun. */
  receive(seal: Seal): void {
    this.#read(() => this.#receive(seal))
  }

  #receive(seal: Seal): void {
    this.#agree(seal)
    if (this.own.seal) this.#compare(seal)
    else this.#pin(seal)
    this.seal = seal
    if (seal.shares !== null) this.#settle(seal, seal.shares)
    else if (seal.due) this.#asked ||= performance.now()
    if (!this.own.root || this.#isUsedUp(seal)) this.#beginChain()
    else this.#tellTip(seal)
    this.doubt = this.#doubtNow()
    if (seal.due && seal.deal === 1 && !this.#gave) {
      const share = this.share()
      if (share && !this.send({ t: 'next', at: 0, share })) this.#gave = 0
    }
    const over = seal.deal - 1
    this.#expect(over)
    if (over > this.#taken && this.own.seal) void this.#fetchTo(over)
  }

  /** What is told first counts: nothing may be chosen once this device has given a share. */
  #pin(seal: Seal): void {
    this.own.seal = seal
    seats.pin(this.own.table, seal)
    this.#compare(seal)
  }

  /** What was fixed when this device sat down has to stay, and its own tip has to be listed. */
  #compare(seal: Seal): void {
    const { own } = this
    const first = own.seal!
    // A page of an earlier version has kept less of it.
    const fixed = FIXED.filter((it) => it in first || !(first.version < OWED))
    if (fixed.some((it) => !isEqual(first[it] ?? null, seal[it] ?? null))) {
      this.#suspect('seal-changed', seal.deal)
    }
    // A seat may go to a bot, and never back: whoever was named before the share stays named.
    const last = this.seal ?? first
    const named = this.#botsOf(last)
    const now = this.#botsOf(seal)
    if (named.some((bot, seat) => !!bot && !now[seat])) this.#suspect('seal-changed', seal.deal)
    const root = unhex(own.root ?? '')
    if (!root?.length) return
    const tip = tipOf(root)
    const listed = seal.tips.find((it) => it.seat === own.seat && it.tip === tip)
    const owed = own.owed ?? 1
    if (seal.deal < owed || (!seal.due && !seal.shares && owed > 1)) return
    // Counted from another deal, the chain would be asked for a link that is known, or for the root.
    const from = listed?.first ?? NaN
    const off = Math.abs(from - owed) // a request may cross the end of a deal
    if (!(off <= Number(owed > 1)) || from !== (own.first || from)) {
      this.#suspect('seal-tip', seal.deal)
    } else if (!own.first) {
      own.first = from
      seats.note(own.table, { first: from })
    }
  }

  /** The bots that a seal names, by seat: before seats are drawn for it names them by chair. */
  #botsOf({ deal, shares, bots = [] }: Seal): readonly string[] {
    return deal === 1 && !shares ? bySeat(this.own.seating, bots) : bots
  }

  /** A deal has begun: whether this device's share is in it. */
  #settle(seal: Seal, shares: readonly string[]): void {
    const { deal } = seal
    if (this.#deal !== null && this.#deal !== deal) this.#suspect('seal-unbegun', deal)
    const witness = this.#witness?.deal === deal ? this.#witness : unseen(deal)
    if (!witness.shares) {
      this.#seat(seal, shares, witness)
      const doubts = this.#paid(seal, shares, witness)
      this.#asked = this.#gave = 0
      this.#note({ ...witness, ...this.#adopt(seal, shares, witness), shares, doubts })
      this.#note({ ...this.#witness!, seated: seal.bots })
    } else if (!isEqual(witness.shares, shares)) {
      const mine = witness.given && shares[this.own.seat] !== witness.given
      this.#suspect(mine ? 'seal-own' : 'seal-told', deal)
    } else if (!isEqual(witness.seated, seal.bots)) {
      this.#suspect('seal-changed', deal)
    }
  }

  /**
   * Look who sits there when a deal begins: each seat has one share. A bot that was named before the
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
    const last = seats.seenOf(this.own.table, deal - 1)?.seated
    const earlier = last ?? (first ? this.#botsOf(first) : [])
    const given = bySeat(seating, shares)
    const seat = given.findIndex((share, seat) => !!share && !!earlier[seat])
    if (seat >= 0) this.#suspect('seal_share', deal, { player: seat + 1 })
  }

  /** Another window of this device may have given the share: it has the same root. */
  #adopt(seal: Seal, shares: readonly string[], witness: Witness): Partial<Witness> {
    if (witness.given || shares[this.own.seat] !== this.#linkFor(seal)) return {}
    const kept = seats.of(this.own.table)?.witness
    if (kept?.deal !== seal.deal || !kept.given) return {}
    const { given, tips, dealing, budgets } = kept
    return { given, tips: tips ?? null, dealing: dealing ?? null, budgets: budgets ?? null }
  }

  /** Why the own share is not in a deal; none where it is, and a flaw where it was owed. */
  #paid(seal: Seal, shares: readonly string[], witness: Witness): string[] {
    const { own } = this
    const { deal } = seal
    const mine = shares[own.seat]
    const root = unhex(own.root ?? '')
    if (!root?.length || deal < (own.owed ?? 1)) return ['joined']
    const link = this.#linkFor(seal)
    // Where its tip is not listed, that has been said.
    if (!link) return [mine ? 'elsewhere' : 'late']
    if (mine === link) return []
    // Whoever has just sat down is waited for, too.
    const since = Date.now() - own.opened
    // A clock that was set back since then tells nothing.
    const fresh = since >= 0 && since < WAITED
    const inTime = (this.#present || fresh) && isAwake()
    if (deal === 1 && !inTime) return ['late']
    if (witness.given) {
      // Given on a connection that broke before the first deal, it may never have arrived.
      if (deal === 1 && !this.#gave) return ['late']
      this.#suspect('seal-own', deal)
    } else if (inTime && !this.#asked) this.#suspect('seal-unasked', deal)
    return ['late']
  }

  /** The link of the own chain for a deal, where that chain counts; empty where it does not. */
  #linkFor({ deal, tips }: Seal): string {
    const root = unhex(this.own.root ?? '')
    if (!root?.length) return ''
    const tip = tips.findLast((tip) => tip.seat === this.own.seat && tip.first <= deal)
    const links = tip ? SHARES - (deal - tip.first + 1) : -1
    return links < 0 || tip?.tip !== tipOf(root) ? '' : hex(chain(root, links))
  }

  /** Why the deal that is played cannot be checked. */
  #doubtNow(): Flaw | null {
    const deal = this.#deal ?? 1
    const unanswered = this.#unanswered
    if (unanswered > this.#taken) return { code: 'kept', facts: { deal: unanswered } }
    if ((!this.own.seal && !this.seal) || deal > LINKS) {
      return this.#deal === null ? null : { code: 'none', facts: { deal } }
    }
    if (this.#waiting !== 'play' || this.#witness?.deal !== deal) return null
    const [code] = this.#witness.doubts ?? []
    return code ? { code, facts: { deal } } : null
  }

  /** A deal is over: check it. */
  unseal(told: Unsealed): void {
    this.#read(() => {
      if (told.deal === this.#taken + 1) void this.#check([told])
      else void this.#fetchTo(told.deal)
    })
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

  /** A deal that is over has to be opened in time, whatever is played by then. */
  #expect(deal: number): void {
    if (!this.own.seal) return
    this.#over = Math.max(this.#over, Math.min(deal, LINKS))
    if (this.#timer !== undefined || this.#taken >= this.#over || this.#closed) return
    const due = this.#over
    const ask = async (): Promise<void> => {
      const told = this.#taken >= due ? due : await this.#fetch()
      if (this.#closed) return
      this.#timer = undefined
      if (this.#taken >= due)
        this.#expect(0) // another may be over by now
      else if (told >= 0 && told < due) this.#suspect('seal-kept', told + 1)
      else {
        this.#unanswered = due
        this.doubt = this.#doubtNow()
        this.#timer = setTimeout(() => void ask(), ASK_AGAIN)
      }
    }
    this.#timer = setTimeout(() => void ask(), OPEN_WITHIN)
  }

  /** Fetch what is over, up to a deal: what is being fetched may have been told before it was. */
  async #fetchTo(deal: number): Promise<void> {
    if (this.#fetching) await this.#fetching
    if (this.#taken < deal) await this.#fetch()
  }

  /** Fetch what is over; return of how many deals was told, -1 if there was no answer. */
  #fetch(): Promise<number> {
    this.#fetching ??= fetchUnsealed(this.own)
      .then(async (all) => {
        await this.#check(all.slice(this.#taken))
        return all.length
      })
      .catch(() => -1)
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
      const seen = witness?.deal === told.deal ? witness : seats.seenOf(this.own.table, told.deal)
      const before = results.at(-1)?.told.log ?? ''
      const next = results.length + 1
      const wrong = (code: string): Verdict => ({
        flaw: { code, facts: { deal: told.deal } },
        doubts: [],
      })
      const check = (): Verdict => {
        try {
          return checkDeal(known, told, before, this.seat, seen)
        } catch {
          return wrong('seal-broken')
        }
      }
      const verdict = told.deal === next ? check() : wrong('seal_chain')
      // What this device had checked before a reload it need not have seen again.
      const remembered = !seen && !verdict.flaw && this.own.checked?.[next - 1] === nameOf(told)
      results.push({ told, seen, ...verdict, ...(remembered ? { doubts: [] } : {}) })
    }
    this.results = results
    this.own.checked = results.map((it) => (this.#isGood(it) ? nameOf(it.told) : ''))
    seats.note(this.own.table, { checked: this.own.checked })
    this.#count()
    this.doubt = this.#doubtNow()
    performance.measure('seal-check', { start: begin }) // for who wants to know what it costs
  }

  /** Tell the lobby what was found so far. */
  #count(): void {
    const { deals, checked } = this
    const flawed = this.results.filter(({ flaw }) => flaw).length
    const counts = { deals, checked, flawed: Math.max(flawed, this.problem ? 1 : 0) }
    tally.count(this.own.table, counts)
  }

  /** What was fixed before the match: what was told then counts, not what is told now. */
  get known(): Known | null {
    const { seal, own } = this
    if (!seal) return null
    const first = own.seal ?? seal
    const root = unhex(own.root ?? '')
    // Another device may have sat down first: its chain counts from the beginning then.
    const mine = own.tip ?? (root?.length && (own.owed ?? 1) === 1 ? tipOf(root) : '')
    const tips = seal.tips.map((tip) =>
      tip.seat === own.seat && tip.first === 1 && own.seal && mine ? { ...tip, tip: mine } : tip,
    )
    return {
      version: first.version,
      engine: first.engine,
      table: tableOf(first.version, own.table, first.chain),
      chain: first.chain,
      pack: first.pack.split(' '),
      draws: first.draws,
      hides: first.hides ?? [],
      budgets: { most: first.budget, least: first.least },
      tips,
      drawing: first.drawing ?? null,
      seating: own.seating ?? null,
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
    const { root: kept, owed, first } = seats.of(this.own.table) ?? {}
    if (!kept || kept === this.own.root) return
    const { root = '' } = this.own
    const mine = unhex(root)
    const counts = tips.findLast(({ seat }) => seat === this.own.seat)?.tip
    if (!mine?.length || tipOf(mine) !== counts)
      Object.assign(this.own, { root: kept, owed, first })
    else seats.note(this.own.table, { root, owed: this.own.owed, first: this.own.first })
  }

  #beginChain(): void {
    const root = ownRoot()
    if (!this.send({ t: 'tip', tip: tipOf(root) })) return
    const before = unhex(this.own.root ?? '')
    // What the first tip was, the seat remembers: the table may say otherwise.
    if (before?.length && (this.own.owed ?? 1) === 1) this.own.tip ??= tipOf(before)
    this.own.root = hex(root)
    this.own.owed = (this.seal?.deal ?? 0) + 1
    this.own.first = 0
    const { tip, owed, first } = this.own
    seats.note(this.own.table, { root: this.own.root, tip, owed, first })
  }

  /** A tip that was sent while the connection broke is sent again. */
  #tellTip(seal: Seal): void {
    const tip = tipOf(unhex(this.own.root!)!)
    const isListed = seal.tips.some((it) => it.seat === this.own.seat && it.tip === tip)
    if (!isListed && (this.own.owed ?? 1) > seal.deal) this.send({ t: 'tip', tip })
  }

  /** Note that something is not as it was sealed, or told: it stays so, even after a reload. */
  #suspect(code: string, deal = this.#deal ?? 1, more: Flaw['facts'] = {}): void {
    if (this.problem || (!this.own.seal && !this.seal)) return
    const player = this.seat + 1
    this.problem = { code, facts: { deal, player, ...more } }
    seats.note(this.own.table, { flaw: this.problem })
    this.#count()
  }

  #note(witness: Witness): void {
    this.#witness = witness
    this.own.witness = witness
    seats.note(this.own.table, { witness })
  }
}

/** A deal of which nothing has been seen. */
const unseen = (deal: number): Witness => ({
  deal,
  given: '',
  shares: null,
  hand: null,
  lines: null,
})

/** What tells a deal that is over from any other: the log's link follows from all before it. */
const nameOf = ({ log, points }: Unsealed): string => `${log} ${points?.join() ?? ''}`

/** Whether all of a deal was checked, and nothing is wrong with it. */
export const markOf = (it: Verdict): SealState =>
  it.flaw ? 'flaw' : it.doubts.length ? 'unsure' : 'good'
const isGood = ({ flaw, doubts }: Verdict): boolean => !flaw && doubts.length === 0
