/** Plays the moments of a table, once the player has pressed something: see `base/cues`. */
import { hasPressed, type Cue } from '../base/cues'
import { settings } from '../base/settings.svelte'

/** Seconds between two sounds of a kind: many cards that land at once are a few taps. */
const APART: Record<Cue, number> = {
  deal: 0.03,
  draw: 0.05,
  place: 0.05,
  meld: 0.25,
  chips: 0.12,
  knock: 0.4,
  turn: 0.4,
  said: 0.3,
  won: 1,
  lost: 1,
}
/** How much of the full level the loudest setting uses. */
const LEVEL = 0.8
const BUZZ_MS = 15

interface Player {
  readonly context: AudioContext
  readonly out: GainNode
  readonly start: typeof import('./synth').start
}

let player: Promise<Player> | null = null
/** When each was played last, by the context's clock. */
const last: Partial<Record<Cue, number>> = {}

async function open(): Promise<Player> {
  const { start } = await import('./synth')
  const context = new AudioContext({ latencyHint: 'interactive' })
  const out = context.createGain()
  out.connect(context.destination)
  return { context, out, start }
}

/** Play a sound, if sounds are on; browsers allow them from the first press on. */
export async function play(name: Cue): Promise<void> {
  if (settings.muted || !hasPressed()) return
  player ??= open()
  const { context, out, start } = await player
  if (context.state === 'suspended') await context.resume()
  const now = context.currentTime
  if (now < (last[name] ?? -1) + APART[name]) return
  last[name] = now
  out.gain.value = LEVEL * (settings.volume / 100) ** 2 // ears hear levels by their ratio
  start(name, context, out, now)
}

/** Play a moment, and let a phone buzz when it is the player's turn. */
export function hear(name: Cue): void {
  void play(name)
  if (name === 'turn' && settings.buzz) navigator.vibrate?.(BUZZ_MS)
}
