/** The looks of felt, backs and faces: the first of each is built in, others come when chosen. */
import { settings } from '../base/settings.svelte'

export const FELTS = ['green', 'blue', 'slate'] as const
export const BACKS = ['lattice', 'waves', 'rosette'] as const
export const FACES = ['pictures', 'plain'] as const

type Drawn = typeof import('./looks')

class Looks {
  #drawn = $state.raw<Drawn | null>(null)

  /** The chosen back; undefined for the one that is built in. */
  get Back(): Drawn['backs'][string] | undefined {
    return this.#drawn?.backs[settings.back]
  }

  /** The chosen face of cards with pips or courts; undefined for the one that is built in. */
  get Face(): Drawn['faces'][string] | undefined {
    return this.#drawn?.faces[settings.face]
  }

  /** Put on what the player has chosen; resolves when it is there. */
  async wear(): Promise<void> {
    const { felt, back, face } = settings
    document.documentElement.dataset['felt'] = felt
    if (felt === FELTS[0] && back === BACKS[0] && face === FACES[0]) return
    // Without it, the looks that are built in stay.
    this.#drawn ??= await import('./looks').catch(() => null)
  }
}

export const looks = new Looks()
