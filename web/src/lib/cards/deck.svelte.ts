/** Which pack lies on the table: French, or German suits where a game has them and a player likes it. */
import { settings } from '../base/settings.svelte'
import type { Letters } from './german/glyphs'

type German = typeof import('./german')

class Deck {
  #offered = $state(false)
  #drawn = $state.raw<German | null>(null)

  /** The letters of the German-suited court cards, or null while French cards are played with. */
  letters: Letters | null = $derived(
    this.#offered && this.#drawn && settings.deck !== 'french' ? settings.deck : null,
  )
  /** The drawings that go with them. */
  german: German | null = $derived(this.letters ? this.#drawn : null)

  /** Sit at a table that can be played with German suits; returns how to leave it. */
  offer(): () => void {
    this.#offered = true
    return () => (this.#offered = false)
  }

  /** Fetch the drawings, if they are wanted and not there yet. */
  async load(): Promise<void> {
    if (settings.deck !== 'french') this.#drawn ??= await import('./german')
  }
}

export const deck = new Deck()
