/** The events at a table, told once: the screen, the log and the screen reader read this. */
import { getContext, setContext, untrack } from 'svelte'
import { announce } from '../../base/announce.svelte'
import { narrate } from '../../cards/narrate'
import type { Table } from '../../connection/table.svelte'
import type { Say } from '../../base/texts.svelte'
import type { Event } from '../../connection/wire'

const KEPT = 200

export interface StoryEntry {
  readonly id: number
  readonly event: Event
  readonly text: string
}

export class Story {
  /** Oldest first. */
  told = $state.raw<readonly StoryEntry[]>([])
  /** The events that have just happened, without those only recorded afterwards. */
  news = $state.raw<readonly Event[]>([])
  /** How a board tells an event: in parts, if much happens at once. */
  parts = (event: Event): readonly Event[] => [event]
  #count = 0

  constructor(
    readonly table: Table,
    readonly says: () => Say,
  ) {}

  /** The sentence that was told last. */
  get last(): string {
    return this.told.at(-1)?.text ?? ''
  }

  /** Tell what has just happened. */
  tell(events: readonly Event[]): void {
    const told = this.#words(events)
    if (told.length === 0) return
    this.told = [...untrack(() => this.told), ...told].slice(-KEPT)
    this.news = told.map(({ event }) => event)
    announce(told.map(({ text }) => text).join(' '))
  }

  /**
   * Take down a deal as it is told so far, in place of what is known of it. Nobody hears it, but for
   * how the deal has ended: whose turn it is would be said otherwise.
   */
  recall(events: readonly Event[]): void {
    const [first] = events
    if (!first) return
    const told = untrack(() => this.told)
    const start = events.find((event) => event.event === 'deal_started')
    // Seats are drawn for before the first deal alone.
    const isNow = ({ event }: StoryEntry): boolean =>
      event.event === 'deal_started' ? event.number >= start!.number : event.event === first.event
    const begun =
      start && ['deal_started', 'seats_taken'].includes(first.event) ? told.findIndex(isNow) : 0
    const before = begun < 0 ? told : told.slice(0, begun)
    this.told = [...before, ...this.#words(events)].slice(-KEPT)
    if (this.table.waiting === 'deal' || this.table.waiting === 'over') announce(this.last)
  }

  #words(events: readonly Event[]): StoryEntry[] {
    return events.flatMap(this.parts).flatMap((event) => {
      const text = narrate(event, this.table, this.says())
      return text === null ? [] : [{ id: this.#count++, event, text }]
    })
  }

  /** Say everything in another language; nobody hears it again. */
  translate(): void {
    this.told = untrack(() => this.told).map((one) => ({
      ...one,
      text: narrate(one.event, this.table, this.says()) ?? '',
    }))
  }
}

const KEY = Symbol('story')

export const provideStory = (story: Story): Story => setContext(KEY, story)
/** The story of the table around a component. */
export const useStory = (): Story => getContext<Story>(KEY)
