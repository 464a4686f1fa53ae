/** A table as somebody without a seat may see it: nothing but what everybody knows. */
import { socketAddress } from '../base/address'
import { texts } from '../base/texts.svelte'
import { changesIn } from '../connection/changes'
import { seats } from '../connection/seats.svelte'
import { Socket } from '../connection/socket.svelte'
import { WIRE, type Show } from '../connection/table.svelte'
import { publicId } from '../seal/proof'
import type {
  Event,
  Face,
  Hands,
  Refusal,
  Said,
  ScoreSheet,
  ServerMessage,
  Snapshot,
  SnapshotMessage,
  TableInfo,
  UpdateMessage,
  View,
} from '../connection/wire'

/** The fields of a view that only its seat may see, in any game. */
const OWN = ['seat', 'hand'] as const
const EVENTS_KEPT = 40
/** Changes that may wait to be shown in motion; with more of them, the next is shown at once. */
const BEHIND = 3
/** How long a face is shown, in milliseconds. */
const SHOWN = 4000

export class WatchedTable {
  info = $state.raw<TableInfo>()
  /** The public part of the position: fields of a seat are missing. */
  view = $state.raw<View | null>(null)
  sheet = $state.raw<ScoreSheet>()
  waiting = $state<Snapshot['waiting']>('seats')
  /** The events of this deal, the newest last. */
  events = $state.raw<readonly Event[]>([])
  /** The hands that seats show. */
  hands = $state.raw<Hands>([])
  /** The faces that people who watch have just shown. */
  faces = $state.raw<readonly { id: number; phrase: string }[]>([])
  /** The latest phrase of each seat. */
  said = $state.raw<Readonly<Record<number, string>>>({})
  refusal = $state.raw<Refusal | null>(null)
  /** Whether the server has sent what only a seat may see. It is not shown. */
  doubtful = $state(false)
  /** Watchers have no seat. */
  readonly seat = -1
  readonly socket: Socket
  #seq = 0
  #count = 0
  /** The server's position, which may be ahead of the one shown while cards still fly. */
  #now: View | null = null
  /** The changes that are shown one after another. */
  #queue = Promise.resolve()
  #waits = 0
  #snapshots = 0

  constructor(
    readonly link: string,
    /** Shows changes in motion; without it they are shown at once. */
    readonly shows: Show | null = null,
  ) {
    const token = seats.at(link)?.token ?? ''
    this.socket = new Socket(
      socketAddress(`ws/${publicId(link)}/watch`),
      () => [{ t: 'hello', token, lang: texts.language, table: link, wire: WIRE }],
      (message) => this.#receive(message),
    )
  }

  /** Show everybody a face. */
  show(face: Face): void {
    this.socket.send({ t: 'face', face })
  }

  close(): void {
    this.socket.close()
  }

  #receive(message: ServerMessage): void {
    switch (message.t) {
      case 'snapshot':
        return this.#begin(message)
      case 'update':
        if (message.seq > this.#seq + 1) return this.socket.restart() // an update is missing
        if (message.seq >= this.#seq) this.#follow(message)
        return
      case 'presence': {
        const { seats, paused, watching, closed } = message
        if (this.info) this.info = { ...this.info, seats, paused, watching, closed }
        return
      }
      case 'hands':
        this.hands = message.hands.map((hand, seat) => this.#shown(hand, seat))
        return
      case 'said':
        return this.#hear(message)
      case 'refused':
        if (message.code !== 'said_often') this.refusal = message
        return
      case 'pong':
      case 'hushed':
        return
      default: // a message for seats
        this.doubtful = true
    }
  }

  #begin(message: SnapshotMessage): void {
    this.refusal = null
    this.#snapshots++
    this.#seq = message.seq
    if (message.own !== null || message.seat >= 0 || message.legal.length > 0) this.doubtful = true
    this.info = message.table
    this.hands = []
    this.waiting = message.waiting
    this.sheet = message.sheet
    this.view = this.#now = this.#publicOf(message.public as View | null)
    this.events = this.#known(message.events)
  }

  #follow(update: UpdateMessage): void {
    this.#seq = update.seq
    if (update.own || update.legal?.length || update.id) this.doubtful = true
    const before = this.#now
    const changes = changesIn(before, update.public ?? {})
    const after = before || Object.keys(changes).length ? { ...before, ...changes } : null
    const view = (this.#now = this.#publicOf(after as View | null))
    const events = this.#known(update.events ?? [], before)
    const dealt = events.some(({ event }) => event === 'deal_started')
    const moves = events.flatMap((event) => ('moves' in event ? (event.moves ?? []) : []))
    this.#show({ moves, dealt }, () => {
      this.view = view
      this.waiting = update.waiting
      this.events = [...(dealt ? [] : this.events), ...events].slice(-EVENTS_KEPT)
      if (update.sheet) {
        const rows = [...(this.sheet?.rows ?? []), ...update.sheet.rows]
        this.sheet = { ...update.sheet, rows }
      }
    })
  }

  /** Show a change after those before it, unless another snapshot has come meanwhile. */
  #show(change: Parameters<Show>[0], apply: () => void): void {
    const { shows } = this
    if (!shows) return apply()
    const snapshots = this.#snapshots
    this.#waits++
    const step = async (): Promise<void> => {
      const late = this.#waits-- > BEHIND
      if (snapshots === this.#snapshots)
        await shows(late ? { moves: [], dealt: false } : change, apply)
    }
    this.#queue = this.#queue.then(step, step)
    this.#queue.catch((error: unknown) => console.error(error))
  }

  /** The public part of a view, without fields of a seat. */
  #publicOf(view: View | null): View | null {
    if (!view || !OWN.some((field) => field in view)) return view
    this.doubtful = true
    return Object.fromEntries(
      Object.entries(view).filter(([field]) => !(OWN as readonly string[]).includes(field)),
    ) as unknown as View
  }

  /**
   * The events without cards that nobody may know: whatever card everybody has seen is in the
   * public part of the position before or after it.
   */
  #known(events: readonly Event[], before: View | null = null): Event[] {
    const open = JSON.stringify([before, this.#now])
    // A joker is told alone, and lies in a meld with the card that it stands for.
    const isOpen = (card: string): boolean =>
      open.includes(`"${card}"`) || (card === '*' && open.includes('"*'))
    return events.map((event) => {
      if (event.event !== 'action_played' || !event.moves) return event
      const moves = event.moves.map((move) => {
        if (!move.card || this.#now === null || isOpen(move.card)) return move
        this.doubtful = true
        return { ...move, card: null }
      })
      return { ...event, moves }
    })
  }

  #shown(hand: Hands[number], seat: number): Hands[number] {
    if (hand && !this.info?.seats[seat]?.shows) {
      this.doubtful = true
      return null
    }
    return hand
  }

  #hear({ seat, phrase }: Said): void {
    if (seat >= 0) {
      this.said = { ...this.said, [seat]: phrase }
      setTimeout(() => {
        if (this.said[seat] === phrase)
          this.said = Object.fromEntries(
            Object.entries(this.said).filter(([it]) => Number(it) !== seat),
          )
      }, SHOWN)
      return
    }
    const face = { id: this.#count++, phrase }
    this.faces = [...this.faces, face].slice(-8)
    setTimeout(() => (this.faces = this.faces.filter((it) => it !== face)), SHOWN)
  }
}
