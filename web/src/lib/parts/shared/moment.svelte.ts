/** Something that is shown for a moment. */
export class Moment<T> {
  now = $state.raw<T | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly lasts = 2000) {}

  show(value: T): void {
    clearTimeout(this.#timer)
    this.now = value
    this.#timer = setTimeout(() => (this.now = null), this.lasts)
  }
}
