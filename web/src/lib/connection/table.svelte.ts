import { tick } from 'svelte'
import { listed } from '../base/lists'
import { socketAddress } from '../base/address'
import { cardsOf, type Card } from '../cards/card'
import { completed, joined } from './changes'
import { History } from './history.svelte'
import { publicId } from '../seal/proof'
import { Seals } from '../seal/seals.svelte'
import type { Watched } from '../seal/steps'
import { seatOf } from '../seal/seating'
import type { OwnSeat } from './seats.svelte'
import { Socket, type Connect, type Line } from './socket.svelte'
import { motion, settings } from '../base/settings.svelte'
import { texts } from '../base/texts.svelte'
import type {
  ClientMessage,
  Event,
  Followed,
  Hinted,
  Hushed,
  LegalAction,
  Lent,
  Move,
  Proposal,
  Refusal,
  RefusedMessage,
  Reviewed,
  Weighed,
  Said,
  ScoreSheet,
  SeatClaim,
  ServerMessage,
  Snapshot,
  TableInfo,
  TriedMessage,
  Update,
  View,
} from './wire'

/** The version of the server's messages that this page reads. */
export const WIRE = 3
const EVENTS_KEPT = 40
const NOT_TRIED = ['try_hidden', 'try_over']

/** The difference between one position and the next. */
interface Change {
  moves: readonly Move[]
  /** Whether a new deal begins. */
  dealt: boolean
}

/** Shows a change: `apply` changes the screen; resolves when it has been seen. */
export type Show = (change: Change, apply: () => void) => Promise<void> | void

/** An answer to a question of the player. */
type Reply = TriedMessage | Hinted | Reviewed | Weighed

interface Pending {
  id: string
  at: number
  action: string
  /** Sent again after a reconnect: the next snapshot settles it. */
  again: boolean
  /** Whether the screen shows its effect already. */
  shown: boolean
}

/** The part of a snapshot that concerns the table's seals. */
const rulesOf = ({ deal, game, options, seats }: TableInfo): Pick<Watched, 'deal' | 'rules'> => ({
  deal,
  rules: { game, options, seats: seats.length },
})

/** Whether an update is an action of a seat that only played cards of its hand. */
const isSlip = ({ events, waiting, view }: Update, seat: number): boolean =>
  waiting === 'play' &&
  view?.turn !== seat &&
  events.some(
    (it) =>
      it.event === 'action_played' &&
      it.seat === seat &&
      !it.moves?.some(({ source }) => source !== `hand:${seat}`),
  ) &&
  events.every(({ event }) => event !== 'time_up')

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('')

/** A table as one seat sees it: the server's last word, and the move that is being sent. */
export class Table {
  info = $state.raw<TableInfo>()
  /** When the facts about the seats were received, by `performance.now()`. */
  heard = performance.now()
  /** The present position, its actions and its events: see `view`, `legal` and `events`. */
  #now = $state.raw<View | null>(null)
  #legal = $state.raw<LegalAction[]>([])
  #events = $state.raw<Event[]>([])
  /** The earlier positions of this deal, one of which may be on the screen. */
  readonly history = new History()
  sheet = $state.raw<ScoreSheet>()
  waiting = $state<Snapshot['waiting']>('seats')
  ready = $state.raw<boolean[]>([])
  /** Which seats wish to end the match before the next deal. */
  agreed = $state.raw<boolean[]>([])
  /** The events of the newest update, once its cards have landed; then the latest before it. */
  fresh = $state.raw<Event[]>([])
  /** The events of this deal that came with a snapshot: they are not announced again. */
  past = $state.raw<Event[]>([])
  /** When the server acts for the player whose turn it is, by `performance.now()`; null: never. */
  until = $state<number | null>(null)
  /** The same by the table's own clock, which lets a bot decide. */
  patience = $state<number | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** The proposal for the next match of this table, or the way to it. */
  sequel = $state.raw<Proposal | Followed | null>(null)
  pending = $state.raw<Pending | null>(null)
  /** The pending move while it waits for a change of mind: it has not been sent yet. */
  held = $state.raw<LegalAction | null>(null)
  /** Whether this window gives the seat up. */
  leaving = $state(false)
  /** The position that is on the screen. */
  at = $state(0)
  /**
   * The part of that position that is still in flight; its events are not announced before it
   * lands.
   */
  flying = $state<'moves' | 'deal' | null>(null)
  /** Moves to send after the pending one is granted; all but the last are already shown. */
  following = $state.raw<string[]>([])
  /** Whether the change that is being shown ends the deal. */
  #ends = false
  /** The server's position, which may be ahead of the one shown while cards still fly. */
  seq = $state(0)

  /** Takes what concerns phrases: one that somebody says, and whether they may be said. */
  hears: ((message: Said | Hushed | RefusedMessage) => void) | null = null

  /** The questions whether somebody without a key is the person that they name. */
  claims = $state.raw<readonly SeatClaim[]>([])

  /** The position after the player's last action, while it may have been a slip. */
  slip = $state<number | null>(null)
  /** The seat that asks for its last action back; -1 for none. */
  asks = $state(-1)

  /** Takes the code for another device that was asked for. */
  lends: ((message: Lent) => void) | null = null

  /** The face that somebody who watches has shown last; a set one is shown, and then cleared. */
  face = $state('')

  /** A board's own way to show an update; it calls `apply` once, to show the new position. */
  shows: ((update: Update, apply: () => void) => Promise<void>) | null = null

  /** The player's seat, which may change when seats are drawn. */
  seat = $state(0)
  readonly socket: Line
  readonly seals: Seals
  /** Questions that the server has not answered yet. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
  readonly #asked = new Map<string, (answer: Reply | null) => void>()
  /** The rows of the newest score sheet received; the one shown may be older. */
  #rows: ScoreSheet['rows'] = []
  /** The newest view received; the next update gives the changes to it. */
  #view: View | null = null
  /** The id of the last move that the server has granted. */
  #granted = ''
  /** `until` of the newest position received. */
  #until: number | null = null
  /** `patience` of the newest position received. */
  #patience: number | null = null
  /** Whether the player has asked for an action back in this deal. */
  #slipped = false
  #hold: ReturnType<typeof setTimeout> | undefined
  /** Positions are shown one after another, each once the cards of the previous one have landed. */
  #shown: Promise<void> = Promise.resolve()

  constructor(
    readonly own: OwnSeat,
    readonly show: Show = (_, apply) => apply(),
    connect: Connect = (greet, receive) =>
      new Socket(socketAddress(`ws/${publicId(own.table)}`), greet, receive),
  ) {
    this.seat = seatOf(own.seating, own.seat)
    this.seals = new Seals({ ...own }, (message) => this.socket.send(message))
    this.socket = connect(
      () => [this.#hello(), ...this.seals.greet()],
      (message) => this.#receive(message),
    )
  }

  /** Whether the match is over, and shown again from its record. */
  get recorded(): boolean {
    return this.socket.recorded === true
  }

  get loaded(): boolean {
    return this.info !== undefined
  }

  /** The position on the screen: the present one, or an earlier one that the player looks at. */
  get view(): View | null {
    return this.history.shown ? this.history.shown.view : this.#now
  }

  /** The actions of the seat now; none at an earlier position, or while a card can be put back. */
  get legal(): LegalAction[] {
    return this.history.shown || this.held ? [] : this.#legal
  }

  /** The latest events of the position on the screen. */
  get events(): readonly Event[] {
    return this.history.shown ? this.history.shown.events : this.#events
  }

  /** Whether a move is pending, or its result is not yet on the screen. */
  get behind(): boolean {
    return this.pending !== null || this.at !== this.seq
  }

  /** The cards that came to this seat with its last action, if that was the last action of all. */
  get arrived(): Card[] {
    const last = this.events.findLast((event) => event.event === 'action_played')
    if (last?.seat !== this.seat) return []
    const names = (last.moves ?? [])
      .filter((move) => move.target === `hand:${this.seat}`)
      .map((move) => move.card)
    // Among equal cards, the later ones are the new ones.
    return cardsOf(this.view?.hand ?? []).filter(({ name }, index, hand) => {
      const after = hand.slice(index).filter((card) => card.name === name).length
      return after <= names.filter((moved) => moved === name).length
    })
  }

  /**
   * Show at once what waits to be shown, up to a question, a refusal or the end of the deal; false
   * if there is nothing to skip.
   */
  skip(): boolean {
    const asked = this.#legal.length > 0 && !this.pending
    motion.skips = this.loaded && this.at < this.seq && !asked && !this.#ends && !this.refusal
    return motion.skips
  }

  /** Send a move by its text; the server answers with the result. */
  play(action: string): void {
    this.playAll([action])
  }

  /**
   * Send several moves, one after another; the screen already shows all but the last, which is one
   * of `legal`.
   */
  playAll(actions: readonly string[], legal: readonly LegalAction[] = this.legal): void {
    const [first, ...others] = actions
    if (this.pending || this.history.shown || first === undefined) return
    this.refusal = null
    this.following = others
    this.#begins(first, others.length > 0)
    const last = legal.find(({ text }) => text === actions.at(-1))
    if (last && legal.length > 1 && this.#canHold(last)) {
      this.held = last
      this.#hold = setTimeout(() => this.release(), settings.hold)
    } else this.#sendPending()
  }

  /**
   * Whether a move waits for a change of mind: it takes cards from the hand, the player wants that,
   * no lesson does the same, and no clock is about to decide.
   */
  #canHold({ cards }: LegalAction): boolean {
    const hand: readonly string[] = this.#now?.hand ?? []
    const plays = cards.length > 0 && cards.every((card) => hand.includes(card))
    const left = this.patience === null ? Infinity : this.patience - performance.now()
    const calm = this.until === null && left > 2 * settings.hold
    return plays && settings.hold > 0 && calm && !this.info?.lesson
  }

  /** Send a move that is held. */
  release(): void {
    if (this.#letGo()) this.#sendPending()
  }

  /** Put a move that is held back, as if it had not been chosen. */
  putBack(): void {
    if (!this.#letGo()) return
    this.pending = null
    this.following = []
  }

  #letGo(): boolean {
    const held = this.held !== null
    clearTimeout(this.#hold)
    this.held = null
    return held
  }

  /**
   * Ask for the result of some actions, one after another; null if the connection is lost, or the
   * player looks at an earlier position.
   */
  tryOut(actions: readonly string[]): Promise<TriedMessage | null> {
    return this.#ask<TriedMessage>({ t: 'try', id: newId(), at: this.seq, actions: [...actions] })
  }

  /** Ask for the best bot's move after some actions; null if the connection is lost. */
  hint(actions: readonly string[]): Promise<Hinted | null> {
    return this.#ask<Hinted>({ t: 'hint', id: newId(), at: this.seq, actions: [...actions] })
  }

  /** Ask for the best bot's move in a deal that is over; null if the connection is lost. */
  review(deal: number, choice: number): Promise<Reviewed | null> {
    return this.#ask<Reviewed>({ t: 'review', id: newId(), deal, choice })
  }

  /** Ask how much of the match was luck; null if the connection is lost. */
  weigh(): Promise<Weighed | null> {
    return this.#ask<Weighed>({ t: 'weigh', id: newId() })
  }

  #ask<Told extends Reply>(question: ClientMessage & { id: string }): Promise<Told | null> {
    return new Promise((resolve) => {
      if (!this.history.shown && this.socket.send(question)) {
        this.#asked.set(question.id, (answer) => resolve(answer as Told | null))
      } else {
        resolve(null)
      }
    })
  }

  /** Ask why some actions, one after another, are not allowed, and show the reason. */
  async why(actions: readonly string[]): Promise<void> {
    const at = this.seq
    const refusal = (await this.tryOut(actions))?.refusal
    // A move that cannot be tried out is still allowed: only its result is unknown.
    if (!refusal || at !== this.seq || NOT_TRIED.includes(refusal.code)) return
    this.refusal = refusal
  }

  /** Say that this seat has seen the result and wants the next deal. */
  next(): void {
    this.socket.send({ t: 'next', at: this.seq, share: this.seals.share() })
  }

  /** Say whether this seat wishes to end the match here; it ends when all people wish it. */
  end(end: boolean): void {
    this.socket.send({ t: 'end', at: this.seq, end })
  }

  /** Say what is to be done while the match waits for somebody who is away. */
  wish(wish: 'bot' | 'wait' | 'pause' | 'go_on'): void {
    this.refusal = null
    this.socket.send({ t: 'absence', wish })
  }

  /** Ask for something about the seats, or the table as a whole. */
  request(message: ClientMessage): boolean {
    this.refusal = null
    return this.socket.send(message)
  }

  /** Give the seat up for good. */
  leave(): void {
    this.leaving = this.socket.send({ t: 'leave' })
  }

  /** The same as the server counts it, whose word counts only where nothing is sealed. */
  #takenBack = $state(0)

  /** How many decisions the player took back, which makes the match a practice match. */
  get takenBack(): number {
    return this.seals.known ? this.seals.takenBack : this.#takenBack
  }

  /** Whether the player may take a decision back: only bots play against them. */
  get mayTakeBack(): boolean {
    const { info, seat } = this
    if (!info || info.lesson || this.waiting !== 'play' || this.history.shown) return false
    const acted = this.#events.some((it) => it.event === 'action_played' && it.seat === seat)
    return acted && info.seats.every(({ kind }, place) => place === seat || kind === 'bot')
  }

  /** Take back the last decision of this deal; a card that was not sent yet is only put back. */
  takeBack(): void {
    if (this.held) return this.putBack()
    if (this.pending || this.history.shown) return
    this.refusal = null
    if (this.socket.send({ t: 'take_back', at: this.seq })) this.seals.askBack(this.seq)
  }

  /** Ask the next to act for the last action back, or give it back to who asks. */
  giveBack(yes?: boolean): void {
    const at = this.seq
    this.refusal = null
    this.slip = null
    this.#slipped ||= yes === undefined
    if (yes === undefined) this.socket.send({ t: 'mis_tap', at })
    else this.socket.send({ t: 'give_back', at, yes })
    if (yes !== false) this.seals.askBack(at)
  }

  speak(language: string): void {
    this.socket.send({ t: 'lang', lang: language })
  }

  close(): void {
    this.release()
    motion.pace = 'calm'
    this.socket.close()
    this.seals.close()
  }

  #begins(action: string, shown: boolean): void {
    this.pending = { id: newId(), at: this.seq, action, again: false, shown }
  }

  /**
   * The pending move has been granted: send the next one. Without a next one it stays pending until
   * the screen shows the position after it, so that nothing says that the player is to act.
   */
  #grant(move: Pending): void {
    const [next, ...others] = this.following
    this.following = others
    if (next === undefined) this.#granted = move.id
    else {
      this.#begins(next, others.length > 0)
      this.#sendPending()
    }
  }

  #clear(move: Pending | null): void {
    if (move && this.pending?.id === move.id) this.pending = null
  }

  #hello(): ClientMessage {
    const { token, table } = this.own
    return { t: 'hello', token, lang: texts.language, table, wire: WIRE }
  }

  #sendPending(): void {
    if (!this.pending) return
    const { id, at, action } = this.pending
    this.socket.send({ t: 'play', id, at, action })
  }

  #receive(message: ServerMessage): void {
    if (message.t === 'snapshot' || message.t === 'update') {
      this.#until = message.clock == null ? null : performance.now() + message.clock * 1000
      this.#patience = message.left == null ? null : performance.now() + message.left
    }
    switch (message.t) {
      case 'snapshot': {
        motion.pace = message.table.pace
        this.#rows = message.sheet.rows
        this.#view = joined(message)
        const snapshot = { ...message, view: this.#view }
        const { seats, seating } = message.table
        this.seals.show(seats)
        this.seals.watch({ ...snapshot, ...rulesOf(message.table), seating }, true)
        this.asks = -1
        this.#settle(snapshot)
        return this.#show(() => this.#begin(snapshot))
      }
      case 'update':
        if (message.seq > this.seq + 1) return this.socket.restart() // an update is missing
        if (message.seq < this.seq) return
        return this.#take(this.#withRows(completed(message, this.#view)))
      case 'ready':
        return this.#show(() => {
          this.ready = message.ready
        })
      case 'seal':
        return this.seals.receive(message)
      case 'unsealed':
        return this.seals.unseal(message)
      case 'tried':
      case 'hinted':
      case 'reviewed':
      case 'weighed':
        this.#asked.get(message.id)?.(message)
        this.#asked.delete(message.id)
        return
      case 'refused':
        if (message.code === 'restarting') return // the connection ends; the move is sent again
        if (message.code === 'said_often') return this.hears?.(message)
        if (message.id === null || message.id === this.pending?.id) this.pending = null
        this.following = []
        this.refusal = message
        motion.skips = false
        return
      case 'followed':
        if (this.info && this.waiting !== 'over') return this.seals.refuseToLeave()
        this.sequel = message
        return
      case 'proposal':
        this.sequel = message
        return
      case 'claim': {
        const others = this.claims.filter(({ claim }) => claim !== message.claim)
        this.claims = message.seconds > 0 ? [...others, message] : others
        return
      }
      case 'lent':
        return this.lends?.(message)
      case 'asked_back':
        this.asks = message.seat
        return
      case 'said':
        if (message.seat < 0) this.face = message.phrase
        return this.hears?.(message)
      case 'hushed':
        return this.hears?.(message)
      case 'presence':
        this.seals.show(message.seats)
        motion.pace = message.pace
        this.heard = performance.now()
        this.#patience = message.left == null ? null : this.heard + message.left
        if (this.at === this.seq) this.patience = this.#patience
        if (this.info)
          this.info = {
            ...this.info,
            seats: message.seats,
            paused: message.paused ?? false,
            watching: message.watching,
            closed: message.closed,
            line: message.line,
            opener: message.opener,
            locked: message.locked,
            pace: message.pace,
            begins: message.begins,
            absent: message.absent,
          }
    }
  }

  /** Return an update with all rows of the score sheet; the server sends only the new ones. */
  #withRows(update: Update): Update {
    if (!update.sheet) return update
    const { rows } = update.sheet
    this.#rows = [...this.#rows, ...rows]
    return { ...update, sheet: { ...update.sheet, rows: this.#rows } }
  }

  #take(update: Update): void {
    this.#view = update.view
    this.seals.watch(update, false)
    if (update.seq > this.seq) {
      this.asks = -1
      if (update.events.some(({ event }) => event === 'deal_started')) this.#slipped = false
      this.slip = !this.#slipped && isSlip(update, this.seat) ? update.seq : null
    }
    if (update.seq > this.seq) this.release() // whatever else was done, nobody waits any longer
    this.seq = update.seq
    const own = update.id !== null && update.id === this.pending?.id ? this.pending : null
    if (own) this.#grant(own)
    const apply = (): void => {
      this.#apply(update, update.events)
      this.#clear(own)
    }
    const clear = (): void => this.#clear(own) // even if the motion failed
    if (!own?.shown) return this.#show(() => this.#perform(update, apply).finally(clear))
    return this.#show(() => {
      apply()
      this.#tell(update.events)
    })
  }

  /** Every connection begins with a snapshot; a pending move is sent again, once. */
  #settle(snapshot: Snapshot): void {
    if (!this.#letGo()) this.following = [] // what was held is sent below, as it was meant
    this.seq = snapshot.seq
    for (const answer of this.#asked.values()) answer(null)
    this.#asked.clear()
    if (!this.pending) return
    if (this.pending.again || this.pending.id === this.#granted) {
      this.pending = null
    } else {
      this.pending = { ...this.pending, again: true }
      this.#sendPending()
    }
  }

  #show(step: () => void | Promise<void>): void {
    // Run this step even if the previous one failed, for example because an animation was cancelled.
    this.#shown = this.#shown.then(step, step)
    // A position that cannot be shown is a bug in the server or the page; the next one may work.
    this.#shown.catch((error: unknown) => console.error(error))
  }

  /**
   * Show the cards of the first deal being dealt, as in any later deal. A player who waited for it,
   * and perhaps drew another seat, is told its events.
   */
  async #begin(snapshot: Snapshot): Promise<void> {
    const first = snapshot.seq === 1 && this.at === 0
    const news = first && this.loaded ? snapshot.events : []
    const apply = (): void => {
      this.#apply(snapshot, news)
      if (news.length > 0) return
      this.past = snapshot.events
      this.#events = listed(snapshot.events).slice(-EVENTS_KEPT)
      this.history.clear()
      this.#keep()
    }
    if (!first) return apply()
    await this.#fly('deal', (apply) => this.show({ moves: [], dealt: true }, apply), apply, news)
  }

  async #perform(update: Update, apply: () => void): Promise<void> {
    const moves = update.events.flatMap((event) => ('moves' in event ? (event.moves ?? []) : []))
    const dealt = update.events.some((event) => event.event === 'deal_started')
    this.#ends = update.waiting !== 'play'
    if (this.#ends) motion.skips = false
    await this.#fly(
      dealt ? 'deal' : 'moves',
      (apply) => this.shows?.(update, apply) ?? this.show({ moves, dealt }, apply),
      apply,
      update.events,
    )
  }

  /** Show a change; announce its events once its cards have landed, or their motion was cancelled. */
  async #fly(
    what: 'moves' | 'deal',
    show: (apply: () => void) => Promise<void> | void,
    apply: () => void,
    events: Event[],
  ): Promise<void> {
    if (what === 'deal') this.history.clear()
    try {
      // Nothing flies over an earlier position.
      if (this.history.shown) return apply()
      await show(() => {
        this.flying = what
        apply()
      })
    } finally {
      this.flying = null
      this.#tell(events)
    }
    // However soon the next change follows, everybody hears of this one.
    await tick()
  }

  #tell(events: Event[]): void {
    if (events.length > 0) this.fresh = events
  }

  #apply(position: Snapshot | Update, events: Event[]): void {
    if (position.t === 'snapshot') {
      this.heard = performance.now()
      this.info = { ...position.table, taken_back: 0 } // see `takenBack`
      this.#takenBack = position.table.taken_back ?? 0
      this.seat = position.seat ?? this.seat // a server may leave out the seat
    }
    this.at = position.seq
    this.#now = position.view
    this.#legal = listed(position.legal)
    this.sheet = position.sheet ?? this.sheet
    this.waiting = position.waiting
    if (this.at === this.seq || this.#legal.length > 0) motion.skips = false
    this.ready = position.ready
    this.agreed = position.agreed
    this.until = position.clock === null ? null : this.#until
    if (position.seq === this.seq) this.patience = this.#patience
    if (position.t === 'update')
      this.#takenBack += events.filter(({ event }) => event === 'taken_back').length
    if (events.length > 0) {
      this.refusal = null
      this.#events = [...this.#events, ...events].slice(-EVENTS_KEPT)
    }
    this.#keep()
    // Players who are to act see what about.
    if (this.#legal.length > 0) this.history.shown = null
  }

  #keep(): void {
    this.history.keep({ at: this.at, view: this.#now, events: this.#events })
  }
}
