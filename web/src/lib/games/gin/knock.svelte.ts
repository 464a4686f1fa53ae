import { onHurry, pause } from '../../base/frames.svelte'
import { haste } from '../../base/settings.svelte'
import { carry } from '../../cards/motion'
import type { Move } from '../../connection/wire'
import type { GinView } from './view'

/** Milliseconds for which a scene can be read. */
const OPENED = 900
const LAID = 260
const SUMMED = 1500
/** Between two numbers of a count, and the most of them. */
const TICK = 42
const MOST_TICKS = 12

/** Where the cards of a seat lie open on the felt. */
export const openPlace = (seat: number): string => `open:${seat}`

/**
 * The knock on the felt: both hands open, cards are laid off, the deadwood counts down, and then
 * comes the sum. A press shows the end at once.
 */
export class Knock {
  /** Whether the hands lie open. */
  open = $state(false)
  /** How many of the cards laid off have reached the knocker's melds. */
  laid = $state(0)
  /** The defender's deadwood so far. */
  deadwood = $state(0)
  summed = $state(false)
  running = $state(true)
  #hurry = false

  constructor(
    /** The position at the end of the deal, which somebody has ended by a knock. */
    readonly view: GinView,
    /** How many cards were laid off before it, for all to see. */
    readonly seen: number,
  ) {
    this.laid = seen
    this.deadwood = this.#after(seen)
  }

  async play(): Promise<void> {
    const forget = onHurry(() => (this.#hurry = true))
    try {
      await carry(this.#opening(), () => (this.open = true))
      await this.#wait(OPENED)
      const { laid, knocker } = this.view
      for (const { card } of laid.slice(this.seen)) {
        const move = { card, source: openPlace(1 - knocker), target: openPlace(knocker) }
        await carry(this.#hurry ? [] : [move], () => (this.laid += 1))
        await this.#count(this.#after(this.laid))
        await this.#wait(LAID)
      }
      this.summed = true
      await this.#wait(SUMMED)
    } finally {
      forget()
      this.running = false
    }
  }

  #after(laid: number): number {
    const { result } = this.view
    return result?.counted[laid] ?? result?.defender_deadwood ?? 0
  }

  /** All cards that come to lie open. */
  #opening(): Move[] {
    const { hands, knocker, laid } = this.view
    return hands.flatMap((hand, seat) => {
      const held = [...(hand ?? []), ...(seat === knocker ? [] : laid.map(({ card }) => card))]
      return held.map((card) => ({ card, source: `hand:${seat}`, target: openPlace(seat) }))
    })
  }

  async #count(to: number): Promise<void> {
    const step = Math.ceil(Math.abs(this.deadwood - to) / MOST_TICKS)
    while (this.deadwood !== to) {
      const left = to - this.deadwood
      this.deadwood += Math.sign(left) * Math.min(step, Math.abs(left))
      await this.#wait(TICK)
    }
  }

  async #wait(duration: number): Promise<void> {
    if (!this.#hurry) await pause(duration / haste())
  }
}
