import { ofTable, recall, remember } from '../base/storage.svelte'
import type { Scene, LessonStep } from './lesson'

/** The progress of a lesson: it only goes forward, and a past step is not shown again. */
export class Guide {
  /** The step that is shown, -1 for none. */
  at = $state(-1)
  /** The first step that may still come. */
  #from = $state(0)

  constructor(
    readonly table: string,
    readonly steps: readonly LessonStep[],
  ) {
    // After a reload the lesson goes on where it was.
    this.#from = this.#kept()
  }

  get step(): LessonStep | null {
    return this.steps[this.at] ?? null
  }

  get over(): boolean {
    return this.#from >= this.steps.length
  }

  /** Look at a position: the step that is shown stays for as long as its moment lasts. */
  look({ view, legal }: Scene): void {
    const now = (step: LessonStep): boolean => view !== null && step.when(view, legal)
    if (this.step) {
      if (now(this.step)) return
      this.#go(this.at + 1)
    }
    const from = this.#from
    this.at = this.steps.findIndex((step, i) => i >= from && now(step))
    if (this.at > from) this.#go(this.at)
  }

  /** Treat the words shown as read and go on. */
  next(scene: Scene): void {
    this.#go(this.at + 1)
    this.at = -1
    this.look(scene)
  }

  /** Say no more. */
  skip(): void {
    this.#go(this.steps.length)
    this.at = -1
  }

  #kept(): number {
    return recall(ofTable(this.table, 'guide'), 0)
  }

  #go(from: number): void {
    this.#from = from
    // Another window may have gone on farther.
    remember(ofTable(this.table, 'guide'), Math.max(from, this.#kept()))
  }
}
