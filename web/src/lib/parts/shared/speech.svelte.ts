import type { Snippet } from 'svelte'

/** The way to say something: the header shows its button, which comes with all that belongs to it. */
class Speech {
  /** Null where nobody else would hear it. */
  button = $state.raw<Snippet | null>(null)
}

export const speech = new Speech()
