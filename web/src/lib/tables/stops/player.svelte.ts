import { tick } from 'svelte'
import { carry, dealOut, land } from '../../motion'
import { stillness } from '../../settings.svelte'
import { flyChips } from '../../table/flight'
import type { Event } from '../../wire'
import type { Step } from './film'
import type { StopsView } from './view'

const AFTER_CARD = 180
const AFTER_WORDS = 500
const AFTER_CHIPS = 120

/** Shows the steps of an update one after another; whoever is in a hurry sees the last at once. */
export class Player {
  /** The position as it is shown, null while that is the one the server told last. */
  view = $state.raw<StopsView | null>(null)
  /** What is happening just now. */
  event = $state.raw<Event | null>(null)
  asked = $state.raw<string | null>(null)
  #hurry = false
  #films: Animation[] = []
  #wake: (() => void) | undefined

  get running(): boolean {
    return this.view !== null
  }

  /** Show steps; `apply` shows the last one, and must always be called. */
  async play(steps: readonly Step[], apply: () => void): Promise<void> {
    this.#hurry = stillness()
    for (const step of steps.slice(0, -1)) if (!this.#hurry) await this.#show(step)
    apply()
    this.view = this.event = this.asked = null
  }

  /** Leave out what is still to be shown. */
  skip(): void {
    this.#hurry = true
    land()
    for (const film of this.#films) film.finish()
    this.#wake?.()
  }

  async #show(step: Step): Promise<void> {
    this.event = step.event
    if (step.payments.length) {
      await tick()
      await this.#watch(flyChips(step.payments))
      this.#take(step)
      return this.#pause(AFTER_CHIPS)
    }
    if (step.dealt) return dealOut(() => this.#take(step))
    await carry(step.moves, () => this.#take(step))
    await this.#pause(step.moves.length ? AFTER_CARD : AFTER_WORDS)
  }

  #take(step: Step): void {
    this.view = step.view
    this.asked = step.asked
  }

  async #watch(films: Animation[]): Promise<void> {
    this.#films = films
    await Promise.allSettled(films.map((film) => film.finished))
    this.#films = []
  }

  async #pause(duration: number): Promise<void> {
    if (this.#hurry) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, duration)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
  }
}
