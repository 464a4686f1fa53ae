/** The events at a table, told once: the screen, the log and the screen reader read this. */
import { getContext, setContext, untrack } from 'svelte'
import { announce } from '../../base/announce.svelte'
import { narrate } from '../../cards/narrate'
import type { Table } from '../../connection/table.svelte'
import { texts, type Say } from '../../base/texts.svelte'
import type { Event } from '../../connection/wire'
import { ending } from './ending.svelte'
import { rowsOf, type LogHabits, type LogRow } from './turns'

const KEPT = 200

/** Words of somebody: not an event of the match, so that no log of the server has them. */
interface Said {
  readonly event: 'said'
  /** They in the reader's language. */
  readonly words: () => string
}

export interface StoryEntry {
  readonly id: number
  readonly event: Event | Said
  readonly text: string
  /** The position that it led to; null if the page has not shown that. */
  readonly at: number | null
}

type ToldEvent = StoryEntry & { readonly event: Event }

export class Story {
  /** Oldest first. */
  told = $state.raw<readonly StoryEntry[]>([])
  /** The events that have just happened, without those only recorded afterwards. */
  news = $state.raw<readonly Event[]>([])
  /** How a board tells an event: in parts, if much happens at once. */
  parts = (event: Event): readonly Event[] => [event]
  /** How a board's events form the rows of the log. */
  habits: LogHabits = {}
  #count = 0
  /** The end of a deal, which the board still shows. */
  #late: readonly Event[] = []

  constructor(
    readonly table: Table,
    readonly says: () => Say,
  ) {}

  /** The rows of the log, oldest first. */
  rows: LogRow[] = $derived.by(() => rowsOf(this.told, this.habits))

  /** The sentence that was told last, up to the position on the screen. */
  get last(): string {
    const at = this.table.history?.shown?.at
    return (
      this.told.findLast((one) => isEvent(one) && (one.at ?? 0) <= (at ?? Infinity))?.text ?? ''
    )
  }

  /** Tell what has just happened; the end of a deal waits until the board has shown it. */
  tell(events: readonly Event[]): void {
    const played = events.findLastIndex(({ event }) => event === 'action_played') + 1
    const end = ending.staged ? played : events.length
    this.#late = events.slice(end)
    this.#add(events.slice(0, end))
  }

  /** Tell what has waited. */
  tellEnd(): void {
    this.#add(this.#late)
    this.#late = []
  }

  #add(events: readonly Event[]): void {
    const at = untrack(() => this.table.at)
    const told = this.#words(events, () => at)
    if (told.length === 0) return
    this.told = [...untrack(() => this.told), ...told].slice(-KEPT)
    this.news = told.map(({ event }) => event)
    announce(told.map(({ text }) => text).join(' '))
  }

  /**
   * Replace what is known of a deal with the server's account so far. Only the end of a deal is
   * announced: at other times the player hears whose turn it is.
   */
  recall(events: readonly Event[], after: (event: Event) => number | null = () => null): void {
    const [first] = events
    if (!first) return
    this.#late = []
    const told = untrack(() => this.told)
    const start = events.find((event) => event.event === 'deal_started')
    // Seats are drawn only before the first deal.
    const isNow = ({ event }: StoryEntry): boolean =>
      event.event === 'deal_started' ? event.number >= start!.number : event.event === first.event
    const begun =
      start && ['deal_started', 'seats_taken'].includes(first.event) ? told.findIndex(isNow) : 0
    const kept = begun < 0 ? told.length : begun
    const again = this.#words(events, after)
    this.told = [...told.slice(0, kept), ...amid(told.slice(kept), again)].slice(-KEPT)
    if (this.table.waiting === 'deal' || this.table.waiting === 'over') announce(this.last)
  }

  #words(events: readonly Event[], after: (event: Event) => number | null): ToldEvent[] {
    return events.flatMap((whole) => {
      const at = after(whole)
      return this.parts(whole).flatMap((event) => {
        const text = narrate(event, this.table, this.says())
        if (text === '') void texts.needOptions(this.table.own.game).then(() => this.translate())
        return text === null ? [] : [{ id: this.#count++, event, text, at }]
      })
    })
  }

  /**
   * Tell what happens at the table, for as long as the component exists that calls this; *after*
   * returns the position that an earlier event led to, if that can be shown.
   */
  follow(after?: (event: Event) => number | null): void {
    const { table } = this
    $effect(() => {
      const { past } = table
      untrack(() => this.recall(past, after))
    })
    $effect(() => {
      const { fresh } = table
      // Names change as people come and go; that must not announce old events again.
      untrack(() => this.tell(fresh))
    })
    $effect(() => {
      if (!ending.staged) untrack(() => this.tellEnd())
    })
  }

  /** Say everything in another language; nobody hears it again. */
  translate(): void {
    this.told = untrack(() => this.told).map((one) => ({
      ...one,
      text:
        one.event.event === 'said'
          ? one.event.words()
          : (narrate(one.event, this.table, this.says()) ?? ''),
    }))
  }
}

/** Events that are told again, and between them, where it was, all that somebody has said. */
function amid(told: readonly StoryEntry[], again: readonly ToldEvent[]): StoryEntry[] {
  let next = 0
  const found = told.flatMap((one) => (isEvent(one) ? again.slice(next, ++next) : [one]))
  return [...found, ...again.slice(next)]
}

export const isEvent = (one: StoryEntry): one is ToldEvent => one.event.event !== 'said'

const KEY = Symbol('story')

export const provideStory = (story: Story): Story => setContext(KEY, story)
/** The story of the table around a component. */
export const useStory = (): Story => getContext<Story>(KEY)
