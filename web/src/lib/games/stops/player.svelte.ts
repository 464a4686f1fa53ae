import { tick } from 'svelte'
import { onHurry, pause } from '../../base/frames.svelte'
import { carry, dealOut } from '../../cards/motion'
import { haste, stillness } from '../../base/settings.svelte'
import type { flyChips } from '../../parts/chips/flight'
import type { Event } from '../../connection/wire'
import type { FilmStep, stepsOf } from './film'
import { isNotice } from './parts'
import type { StopsView, Terms } from './view'

const AFTER_CARD = 180
const AFTER_WORDS = 500
const AFTER_CHIPS = 120
const AFTER_NOTICE = 2500

/** Shows the steps of an update one after another; a press shows the last at once. */
export class Player {
  /** The position as it is shown, null while that is the one the server told last. */
  view = $state.raw<StopsView | null>(null)
  /** The current event. */
  event = $state.raw<Event | null>(null)
  asked = $state.raw<string | null>(null)
  #hurry = false
  #fly: typeof flyChips = () => []
  #films: Animation[] = []
  /** The flights of the later cards of a run. */
  #quick: Promise<void>[] = []

  get running(): boolean {
    return this.view !== null
  }

  /** Show the steps of an update, then call `apply` for the position, even if a step failed. */
  async play(
    before: StopsView | null,
    after: StopsView,
    events: readonly Event[],
    terms: Terms,
    apply: () => void,
  ): Promise<void> {
    this.#hurry = stillness()
    const forget = onHurry(() => this.#skip())
    try {
      const steps = this.#hurry ? [] : await this.#steps(before, after, events, terms)
      for (const step of steps.slice(0, -1)) if (!this.#hurry) await this.#show(step)
      await this.#landed()
    } finally {
      forget()
      apply()
      this.view = this.event = this.asked = null
    }
  }

  /** The steps to show, with their code, which is fetched only for players who want motion. */
  async #steps(...update: Parameters<typeof stepsOf>): Promise<FilmStep[]> {
    const [film, flight] = await Promise.all([import('./film'), import('../../parts/chips/flight')])
    this.#fly = flight.flyChips
    return film.stepsOf(...update)
  }

  /** Leave out what is still to be shown. */
  #skip(): void {
    this.#hurry = true
    for (const film of this.#films) film.finish()
  }

  async #landed(): Promise<void> {
    await Promise.allSettled(this.#quick)
    this.#quick = []
  }

  async #show(step: FilmStep): Promise<void> {
    if (!step.quick) await this.#landed()
    this.event = step.event
    if (step.payments.length) {
      await tick()
      await this.#watch(this.#fly(step.payments))
      this.#take(step)
      return this.#pause(AFTER_CHIPS)
    }
    if (step.dealt) return dealOut(() => this.#take(step))
    const flight = carry(step.moves, () => this.#take(step))
    if (step.quick) this.#quick.push(flight)
    else await flight
    if (isNotice(step.event)) return this.#pause(AFTER_NOTICE)
    await this.#pause(step.moves.length ? AFTER_CARD : AFTER_WORDS)
  }

  #take(step: FilmStep): void {
    this.view = step.view
    this.asked = step.asked
  }

  async #watch(films: Animation[]): Promise<void> {
    this.#films = films
    await Promise.allSettled(films.map((film) => film.finished))
    this.#films = []
  }

  async #pause(duration: number): Promise<void> {
    if (!this.#hurry) await pause(duration / haste())
  }
}
