/** The positions of the current deal that this page has shown: a player may look at them again. */
import type { Event, View } from './wire'

/** Enough for the longest deals; a view shares most of its lists with the view before it. */
const KEPT = 400

export interface Position {
  readonly at: number
  readonly view: View | null
  /** The events up to this position, the newest last. */
  readonly events: readonly Event[]
}

export class History {
  #kept = $state.raw<readonly Position[]>([])
  /** The position on the screen in place of the present one. */
  shown = $state.raw<Position | null>(null)

  keep(position: Position): void {
    this.#kept = [...this.#kept.filter(({ at }) => at < position.at), position].slice(-KEPT)
  }

  /** Forget the deal. */
  clear(): void {
    this.#kept = []
    this.shown = null
  }

  has(at: number | null): boolean {
    return this.#kept.some((position) => position.at === at)
  }

  /** Show an earlier position, or the present one again: null. */
  show(at: number | null): void {
    this.shown = this.#kept.find((position) => position.at === at) ?? null
  }
}
