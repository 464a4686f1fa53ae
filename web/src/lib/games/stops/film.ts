/**
 * The parts of an update, one after another: each card of a run, each payment.
 *
 * The server plays a whole run at once and reports all payments in one event. Here an update
 * becomes steps, each with the position after it; the last is the position that the server told.
 */
import type { ChipFlight } from '../../parts/chips/flight'
import type { Event, Move, Noted } from '../../connection/wire'
import { isCard, isNotice, partsOf, seatOfPlace } from './parts'
import type { StopsView, Terms } from './view'

export interface FilmStep {
  view: StopsView
  moves: Move[]
  /** Chips that go from one place to another: `seat:2`, `section:AH`, `bet:0`. */
  payments: ChipFlight[]
  /** The event of this step, which the page puts into words. */
  event: Event | null
  /** The card that is asked for after this one. */
  asked: string | null
  /** The cards have just been dealt. */
  dealt: boolean
  /** A later card of a long run: the next one follows while it flies. */
  quick: boolean
}

/** Cards of a run that have landed before the next one is played. */
const SLOW = 3

/** The notes that the page shows as words beside the mat, without chips. */
const SAID = ['unsold', 'unseen', 'shows', 'leads_instead', 'out', 'blocked', 'draws', 'broke']
const isStop = (event: Event): event is Noted =>
  event.event === 'noted' && event.kind.startsWith('stop_')
const add = (to: readonly number[], more: readonly number[] = []): number[] =>
  to.map((value, i) => value + (more[i] ?? 0))
const replaced = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((old, i) => (i === at ? value : old))

/** The steps from one position to the next; only one if nothing is to be seen in between. */
export function stepsOf(
  before: StopsView | null,
  after: StopsView,
  events: readonly Event[],
  terms: Terms,
): FilmStep[] {
  const last: FilmStep = {
    view: after,
    moves: [],
    payments: [],
    event: null,
    asked: after.next,
    dealt: false,
    quick: false,
  }
  if (!before) return [last]
  return [...new Film(before, after, terms).shoot(events), last]
}

/** Builds the steps of an update, from the position before it to the one after. */
class Film {
  #view: StopsView
  readonly #steps: FilmStep[] = []

  constructor(
    readonly before: StopsView,
    readonly after: StopsView,
    readonly terms: Terms,
  ) {
    this.#view = before
  }

  shoot(events: readonly Event[]): FilmStep[] {
    events.forEach((event, i) => this.#tell(event, events.slice(i + 1)))
    return this.#steps
  }

  #tell(event: Event, later: readonly Event[]): void {
    if (event.event === 'deal_started') this.#deal(event, later)
    else if (event.event === 'action_played') this.#act(event, later)
    else if (event.event === 'noted') this.#note(event)
  }

  /** Add a step that changes the table; it is nobody's turn while the page shows it. */
  #show(change: Partial<StopsView>, step: Partial<FilmStep> = {}): void {
    const idle = { turn: -1, result: null, barred: this.before.barred }
    this.#view = { ...this.#view, ...change, ...idle } as StopsView
    const none = { moves: [], payments: [], event: null, asked: null, dealt: false, quick: false }
    this.#steps.push({ ...none, ...step, view: this.#view })
  }

  /** A new deal: the hands have been dealt, and the chips lie as the last deal left them. */
  #deal(event: Event, later: readonly Event[]): void {
    const { board, chips } = this.before
    const gains = this.after.gains.map((row) => row.map(() => 0))
    this.#view = { ...this.after, board, chips, gains } as StopsView
    const notes = later.filter((event) => event.event === 'noted')
    for (const note of notes) if (note.kind === 'bought') this.#buy(note)
    this.#show({}, { event, dealt: true })
  }

  #buy({ seat, facts }: Noted): void {
    const chips = this.#view.chips
    const bought = Number(facts?.['chips'] ?? 0)
    this.#view = { ...this.#view, chips: replaced(chips, seat!, chips[seat!]! + bought) }
  }

  #act(event: Extract<Event, { event: 'action_played' }>, later: readonly Event[]): void {
    const cards = (event.moves ?? []).filter(isCard)
    if (cards.length === 0) {
      const { hand, counts, auction, betting, five, swapped, spare, known } = this.after
      const now = { hand, counts, auction, five, swapped, spare, known, best: [], betting }
      const shown = betting && { ...betting, paid: this.#view.betting?.paid ?? betting.paid }
      return this.#show({ ...now, betting: shown }, { moves: event.moves ?? [], event })
    }
    const pays = later.filter((it) => it.event === 'noted' && it.kind === 'pays') as Noted[]
    const stop = later.find(isStop)
    const parts = partsOf(event)
    cards.forEach((move, i) => {
      const asked = cards[i + 1]?.card ?? String(stop?.facts?.['next'] ?? '')
      const step = { asked: asked || null, event: parts[i]!, quick: i >= SLOW }
      this.#card(move, i === 0 && event.kind === 'lead', step)
      for (const pay of pays.filter((note) => this.#cause(note, cards) === i)) this.#pay(pay)
    })
  }

  /** Which of the cards just played a payment is for: the last one that its section shows. */
  #cause({ seat, words }: Noted, cards: Move[]): number {
    const section = sectionIn(words)
    return cards.findLastIndex(({ card, source }) => {
      if (seatOfPlace(source) !== seat || !card) return false
      if (section === 'QKH') return card === 'Qh' || card === 'Kh'
      if (section === 'RUN') return card[0] === this.terms.sequence.at(-1)
      return card.toUpperCase() === section
    })
  }

  #card(move: Move, first: boolean, step: Partial<FilmStep>): void {
    const seat = seatOfPlace(move.source)
    const { runs, hand, counts } = this.#view
    const open = first ? { cards: [], seats: [] } : runs.at(-1)!
    const run = { cards: [...open.cards, move.card!], seats: [...open.seats, seat] }
    this.#show(
      {
        phase: 'LEAD',
        next: null,
        runs: [...(first ? runs : runs.slice(0, -1)), run],
        hand: seat === this.after.seat ? hand.filter((card) => card !== move.card) : hand,
        counts: replaced(counts, seat, counts[seat]! - 1),
      },
      { ...step, moves: [move] },
    )
  }

  #note(note: Noted): void {
    const played = this.#steps.some(({ moves }) => moves.some(isCard))
    if (note.kind === 'pays' && played) return
    if (note.chips?.length) this.#pay(note)
    else if (SAID.includes(note.kind) || isStop(note) || isNotice(note)) {
      if (note.kind === 'shows' || note.kind === 'unseen') this.#gather(note)
      const { fives, poker } = this.after
      this.#show(note.kind === 'shows' ? { fives, poker } : {}, { event: note })
    }
  }

  /** The bets go to the pot. */
  #gather(note: Noted): void {
    const { betting, board, sections } = this.#view
    const paid = betting?.paid ?? []
    const total = paid.reduce((sum, chips) => sum + chips, 0)
    if (!betting || total === 0) return
    const to = `section:${this.terms.pool}`
    const payments = paid
      .map((chips, seat) => ({ from: `bet:${seat}`, to, chips }))
      .filter(({ chips }) => chips > 0)
    const pool = sections.indexOf(this.terms.pool)
    const swept = { ...betting, paid: paid.map(() => 0) }
    const filled = replaced(board, pool, board[pool]! + total)
    this.#show({ betting: swept, board: filled }, { payments, event: note })
  }

  /** Chips change hands: from whom to whom is in the kind of the note. */
  #pay(note: Noted): void {
    const chips = note.chips ?? []
    const payments = chips.flatMap((amount, seat) => this.#route(note, amount, `seat:${seat}`))
    const step = { payments, event: this.#betFor(note) ?? note }
    if (note.kind === 'left' && this.#joinLast(note, payments)) return
    this.#show({ chips: add(this.#view.chips, chips), ...this.#spread(note, payments) }, step)
  }

  /** The chips of a bet fly as it is said: take its step back, and return its event. */
  #betFor({ kind, seat }: Noted): Event | null {
    const event = this.#steps.at(-1)?.event
    if (kind !== 'puts_in' || event?.event !== 'action_played' || event.seat !== seat) return null
    this.#steps.pop()
    return event
  }

  /** The payments for cards left in hand fly together. */
  #joinLast(note: Noted, payments: ChipFlight[]): boolean {
    const last = this.#steps.at(-1)
    const event = last?.event
    if (event?.event !== 'noted' || event.kind !== 'left') return false
    this.#steps.pop()
    const change = { chips: add(this.#view.chips, note.chips), ...this.#spread(note, payments) }
    this.#show(change, { payments: [...last!.payments, ...payments], event: note })
    return true
  }

  #route(note: Noted, amount: number, seat: string): ChipFlight[] {
    if (amount === 0) return []
    const chips = Math.abs(amount)
    switch (note.kind) {
      case 'sold':
        return amount < 0 ? [{ from: seat, to: `seat:${note.other}`, chips }] : []
      case 'puts_in':
        return [{ from: seat, to: `bet:${seatOfPlace(seat)}`, chips }]
      case 'left':
        return [{ from: seat, to: `section:${this.terms.prize}`, chips }]
      case 'inherits':
        return [{ from: 'section:POT', to: seat, chips }]
      default:
        return sectionIn(note.words)
          ? [{ from: `section:${sectionIn(note.words)}`, to: seat, chips }]
          : this.#antes(seat, chips)
    }
  }

  #antes(from: string, chips: number): ChipFlight[] {
    const each = Math.floor(chips / this.before.sections.length)
    const rest = chips % this.before.sections.length
    return this.before.sections
      .map((id, i) => ({ from, to: `section:${id}`, chips: each + (i < rest ? 1 : 0) }))
      .filter((payment) => payment.chips > 0)
  }

  /**
   * Return the effect of a payment: the chips left on the mat, the taker, and the chips before the
   * seats.
   */
  #spread(note: Noted, payments: ChipFlight[]): Partial<StopsView> {
    const { sections, board, gains, betting } = this.#view
    if (note.kind === 'inherits') return { board: board.map(() => 0) }
    if (note.kind === 'puts_in') {
      return { betting: betting && { ...betting, paid: add(betting.paid, minus(note.chips)) } }
    }
    const change = sections.map((id) =>
      payments.reduce(
        (sum, { from, to, chips }) =>
          sum + (to === `section:${id}` ? chips : from === `section:${id}` ? -chips : 0),
        0,
      ),
    )
    const taken = sections.indexOf(sectionIn(note.words))
    return {
      board: add(board, change).map((chips) => Math.max(0, chips)),
      gains: taken < 0 ? gains : replaced(gains, taken, add(gains[taken]!, note.chips)),
    }
  }
}

const minus = (chips: readonly number[] = []): number[] => chips.map((n) => -n)
const sectionIn = (words: Noted['words']): string =>
  words?.['section']?.replace(/^section-/, '') ?? ''
