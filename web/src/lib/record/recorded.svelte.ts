/** A finished match, whose deals a table of the page shows again as one seat was told them. */
import { SvelteMap } from 'svelte/reactivity'
import { fetchDeal } from '../connection/api'
import type { OwnSeat } from '../connection/seats.svelte'
import type { Line } from '../connection/socket.svelte'
import { Table, type Show } from '../connection/table.svelte'
import type { Event, RecordedDeal, ServerMessage } from '../connection/wire'
import { texts } from '../base/texts.svelte'
import { bySuit } from '../cards/card'
import { Adviser } from './adviser.svelte'
import { momentsOf, type RecordedPosition } from './moments'

interface Deal {
  readonly told: RecordedDeal
  readonly moments: readonly RecordedPosition[]
}

export class RecordedMatch {
  /** The deal on the screen, from 1 on, and how many of its moves have been made. */
  deal = $state(1)
  move = $state(0)
  /** How many moves the deal has. */
  moves = $state(0)
  readonly table: Table
  /** Answers the questions about the player's own choices; null for anybody else. */
  readonly adviser: Adviser | null
  /** The kinds of actions that turn a deal. */
  landmarks = $state.raw<readonly string[]>([])
  /** Whether the deal took nothing over from earlier ones, so that it can be given alone. */
  alone = $state(false)
  #moments = $state.raw<readonly RecordedPosition[]>([])
  readonly #fetched = new SvelteMap<string, Promise<Deal>>()
  #receive: (message: ServerMessage) => void = () => undefined

  constructor(
    readonly name: string,
    readonly seat: number,
    readonly deals: number,
    game: string,
    show: Show,
    player: OwnSeat | null = null,
  ) {
    this.adviser = player && new Adviser(player, (answer) => this.#receive(answer))
    const line: Line = {
      recorded: true,
      online: true,
      ended: false,
      restarting: false,
      // The button that asks for the next deal turns the page.
      send: (message) => {
        if (message.t === 'next') void this.open(this.deal + 1, 0)
        return message.t === 'review' && this.adviser?.ask(message) === true
      },
      restart: () => undefined,
      resume: () => undefined,
      close: () => this.adviser?.close(),
    }
    // Notes about the seat, if this browser has one there, stay as they are.
    const own = { key: '', table: `record-${name}`, seat, token: '', game, opened: 0 }
    this.table = new Table(own, show, (_, receive) => {
      this.#receive = receive
      return line
    })
  }

  /** The events of each move of the deal on the screen. */
  get told(): readonly (readonly Event[])[] {
    return this.#moments
      .slice(1)
      .map(({ events }, i) => events.slice(this.#moments[i]!.events.length))
  }

  /** Fetch a deal as a seat was told it; `ApiError` if there is none. */
  fetch(deal: number, seat: number): Promise<Deal> {
    const key = `${deal} ${seat} ${texts.language}`
    const found =
      this.#fetched.get(key) ??
      fetchDeal(this.name, deal, seat, texts.language).then((told) => ({
        told,
        moments: momentsOf(told, deal === this.deals),
      }))
    this.#fetched.set(key, found)
    found.catch(() => this.#fetched.delete(key))
    return found
  }

  /** Show a position of a deal; a move that does not exist stands for the last. */
  async open(deal: number, move: number): Promise<void> {
    const { told, moments } = await this.fetch(deal, this.seat)
    this.#moments = moments
    this.landmarks = told.landmarks
    this.alone = told.alone
    this.deal = deal
    this.moves = moments.length - 1
    this.move = Math.min(move, this.moves)
    const { seq, view, waiting, sheet, events } = moments[this.move]!
    const shown = { seq, waiting, sheet, events: [...events], public: view as never, own: null }
    this.#receive({ ...told.start, ...shown })
  }

  /** Let the rows of the log lead to the positions before the one on the screen. */
  remember(): void {
    const { history, at } = this.table
    for (const it of this.#moments)
      if (it.seq <= at) history.keep({ at: it.seq, view: it.view, events: it.events })
  }

  /** Show the next position or the one before, also across the end of a deal. */
  async step(by: 1 | -1): Promise<void> {
    const { table } = this
    const wanted = this.move + by
    if (wanted < 0) return this.deal > 1 ? this.open(this.deal - 1, Infinity) : undefined
    if (wanted > this.moves) return this.deal < this.deals ? this.open(this.deal + 1, 0) : undefined
    const next = this.#moments[wanted]!
    // Cards fly only from one position to the next.
    if (by < 0 || !next.update || table.at !== table.seq) return this.open(this.deal, wanted)
    table.history.show(null)
    this.move = wanted
    this.#receive({ ...next.update, waiting: next.waiting })
  }

  /** The position that an event of the deal on the screen led to. */
  after(event: Event): number | null {
    return this.#moments.find(({ events }) => events.includes(event))?.seq ?? null
  }

  /** Show a position by its number. */
  find(at: number): Promise<void> {
    return this.open(this.deal, this.moveTo(at))
  }

  /** The move that led to a position of the deal on the screen. */
  moveTo(at: number): number {
    return this.#moments.findLastIndex(({ seq }) => seq <= at)
  }

  /** The cards that a seat holds at the position on the screen. */
  async hand(seat: number): Promise<readonly string[]> {
    const { deal, move } = this
    const { moments } = await this.fetch(deal, seat)
    return [...(moments[move]?.view?.hand ?? [])].sort((a, b) => bySuit(a) - bySuit(b))
  }
}
