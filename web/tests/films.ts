/** Motion without a browser: boxes as the test sets them, animations on the test's clock. */
import { vi } from 'vitest'

export class Film {
  static all: Film[] = []

  readonly finished: Promise<void>
  running = true
  #end!: () => void
  #break!: (why: Error) => void

  constructor(
    readonly element: Element,
    readonly frames: Keyframe[],
    readonly timing: KeyframeAnimationOptions,
  ) {
    this.finished = new Promise((resolve, reject) => {
      this.#end = resolve
      this.#break = reject
    })
    const { delay = 0, duration } = timing
    setTimeout(() => this.finish(), delay + Number(duration))
    if (!('boxShadow' in frames[0]!)) Film.all.push(this) // a shadow moves with its card
  }

  /** Where it begins, as it is written. */
  get from(): string {
    return String(this.frames[0]!['transform'] ?? this.frames[0]!['translate'])
  }

  finish(): void {
    this.running = false
    this.#end()
  }

  cancel(): void {
    this.running = false
  }

  /** The animated element leaves the page. */
  breakOff(): void {
    this.#break(new Error('gone'))
  }
}

/**
 * Have elements say that they lie where their `data-box` or that of what is around them says
 * (`left top width height`), and animate on a clock that stands still until a test moves it on.
 */
export function filming(): Film[] {
  Film.all = []
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.animate = function (frames, timing) {
    return new Film(this, frames as Keyframe[], timing as KeyframeAnimationOptions) as never
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const home = this.closest<HTMLElement>('[data-box]')
    const [left, top, width, height] = (home?.dataset['box'] ?? '0 0 0 0').split(' ').map(Number)
    return new DOMRect(left, top, width, height)
  })
  return Film.all
}

/** The elements in flight now, in the layer above the table. */
export const aloft = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.flying')]

/** Let so many milliseconds go by. */
export const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time)
