/** The phrases and faces of the people at a table, and whose are not shown. */
import { announce } from '../../base/announce.svelte'
import { cue } from '../../base/cues'
import { ofTable, recall, remember } from '../../base/storage.svelte'
import { say, texts } from '../../base/texts.svelte'
import { linkOf } from '../../connection/seats.svelte'
import type { Table } from '../../connection/table.svelte'
import type { Hushed, Phrase, RefusedMessage, Said } from '../../connection/wire'
import { marksOf } from '../shared/marks'
import type { Story } from '../shared/story.svelte'

export const PHRASES = [
  ...(['hello', 'nice', 'played', 'oh_no', 'sorry', 'thanks'] as const),
  ...(['your_turn', 'moment', 'back', 'close', 'good_game', 'another'] as const),
] satisfies Phrase[]
export const MOODS = ['bravo', 'laugh', 'wow', 'cry', 'love', 'luck'] as const satisfies Phrase[]

/** How long a bubble is shown, in milliseconds. */
const SHOWN = 4000
/** The server lets a person say so many phrases within so many milliseconds. */
const MOST = 3
const WITHIN = 20_000

/** A phrase in the reader's language; a sign for one that only a newer server knows. */
export const wordsOf = (phrase: string): string => texts.find(`signal-say-${phrase}`) ?? '💬'

export interface Bubble {
  readonly id: number
  readonly seat: number
  readonly phrase: string
  /** Whether the others do not hear it yet. */
  readonly held: boolean
}

export class Signals {
  /** The bubbles on the screen: one of each seat at most. */
  bubbles = $state.raw<readonly Bubble[]>([])
  /** For how long one may say nothing from when this was set on, in milliseconds; 0: one may. */
  rest = $state(0)
  /** Why a phrase was refused; empty until then. */
  refused = $state('')
  /** The names of those whose phrases this browser does not show. */
  muted = $state.raw<readonly string[]>([])
  readonly #key: string
  #count = 0
  /** Whether the own last phrase waits. */
  #held = false
  #said: number[] = []
  #resting: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: Table,
    readonly story: Story,
  ) {
    this.#key = ofTable(linkOf(table.own), 'muted')
    this.muted = recall<string[]>(this.#key, [])
    table.hears = (message) => this.#take(message)
  }

  /** Show nothing any more. */
  close(): void {
    this.table.hears = null
    clearTimeout(this.#resting)
  }

  say(phrase: Phrase): void {
    this.table.socket.send({ t: 'say', phrase })
  }

  /** Let nobody say phrases at this table, or everybody again. */
  hush(quiet: boolean): void {
    this.table.socket.send({ t: 'quiet', quiet })
  }

  mute(name: string, muted: boolean): void {
    this.muted = [...this.muted.filter((it) => it !== name), ...(muted ? [name] : [])]
    remember(this.#key, this.muted)
  }

  #take(message: Said | Hushed | RefusedMessage): void {
    const { table } = this
    if (message.t === 'hushed') {
      if (table.info) table.info = { ...table.info, quiet: message.quiet }
      return
    }
    if (message.t === 'refused') {
      this.refused = message.text
      return this.#restFor(1000 * Number(message.facts['seconds']))
    }
    const { seat, phrase, held = false } = message
    const mine = seat === table.seat
    const mark = marksOf(table)[seat]
    if (!mark || (!mine && this.muted.includes(mark.name))) return
    // A phrase that was held comes again, and counts once.
    if (mine && !(this.#held && !held)) this.#countOwn()
    if (mine) this.#held = held
    this.#show({ id: this.#count++, seat, phrase, held })
    if (held) return
    this.#tell(() => say('signal-said', { name: mark.name, phrase: wordsOf(phrase) }))
    if (!mine) cue('said')
  }

  /** Add words to the log, and announce them; the ids of the story's own entries are not negative. */
  #tell(words: () => string): void {
    const said = {
      id: -this.#count,
      event: { event: 'said', words },
      text: words(),
      at: null,
    } as const
    this.story.told = [...this.story.told, said]
    announce(said.text)
  }

  #show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble]
    setTimeout(() => (this.bubbles = this.bubbles.filter((it) => it !== bubble)), SHOWN)
  }

  /** Rest once as much was said as the server grants. */
  #countOwn(): void {
    const now = performance.now()
    this.#said = [...this.#said.filter((it) => now - it < WITHIN), now]
    if (this.#said.length >= MOST) this.#restFor(WITHIN - (now - this.#said.at(-MOST)!))
  }

  #restFor(milliseconds: number): void {
    clearTimeout(this.#resting)
    this.rest = milliseconds
    this.#resting = setTimeout(() => {
      this.rest = 0
      this.refused = ''
    }, milliseconds)
  }
}
