/** Moments that can be heard: the code that shows one calls `cue`, and the sounds listen. */

export type Cue =
  'deal' | 'draw' | 'place' | 'meld' | 'chips' | 'knock' | 'turn' | 'said' | 'won' | 'lost'

type Listener = (cue: Cue) => void

const listeners = new Set<Listener>()

/** Say that a moment has come. */
export function cue(name: Cue): void {
  for (const listener of listeners) listener(name)
}

/** Call `listener` at every moment; return a function that stops this. */
export function onCue(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let pressed = false

/** Whether the player has pressed something on this page: browsers allow no sound before. */
export const hasPressed = (): boolean => pressed

/** Notice the first press; call once, on any page. */
export function watchPress(): void {
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => (pressed = true), { capture: true, once: true })
}
