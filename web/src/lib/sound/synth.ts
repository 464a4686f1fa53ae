/**
 * Ten sounds of one family, made of noise and tones: cards are filtered noise, wood is a low tone
 * that falls, chips and notes are short tones. Nothing has to be fetched.
 */
import type { Cue } from '../base/cues'

/** The stage for one sound: where it goes and when it begins. */
interface Stage {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  readonly at: number
}

const NOISE_S = 0.25
const SILENT = 0.0001 // exponential ramps cannot reach 0
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const made = context.createBuffer(1, NOISE_S * context.sampleRate, context.sampleRate)
  const samples = made.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  noises.set(context, made)
  return made
}

/** An envelope that rises at once and fades away. */
function envelope({ context, out, at }: Stage, level: number, seconds: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENT, at)
  gain.gain.exponentialRampToValueAtTime(level, at + Math.min(0.012, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds)
  gain.connect(out)
  return gain
}

/** A breath of noise in a band that moves from one pitch (Hz) to another. */
function brush(stage: Stage, from: number, to: number, seconds: number, level: number): void {
  const { context, at } = stage
  const source = context.createBufferSource()
  source.buffer = noiseOf(context)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = 0.9
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(band).connect(envelope(stage, level, seconds))
  source.start(at, Math.random() * (NOISE_S - seconds), seconds)
}

/** A tone that glides from one pitch (Hz) to another. */
function tone(
  stage: Stage,
  [from, to]: readonly [number, number],
  seconds: number,
  level: number,
  type: OscillatorType = 'sine',
): void {
  const { context, at } = stage
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(envelope(stage, level, seconds))
  source.start(at)
  source.stop(at + seconds)
}

const later = (stage: Stage, seconds: number): Stage => ({ ...stage, at: stage.at + seconds })

/** A note like that of a small bell: a tone, and softly its octave. */
function note(stage: Stage, pitch: number, seconds: number, level: number): void {
  tone(stage, [pitch, pitch], seconds, level, 'triangle')
  tone(stage, [2 * pitch, 2 * pitch], seconds / 2, level / 4)
}

/** A card that is put on wood. */
function tap(stage: Stage, level: number): void {
  brush(stage, 2200, 900, 0.045, level)
  tone(stage, [210, 120], 0.06, level * 0.8)
}

const [A4, C5, E5, G5, A5, C6] = [440, 523, 659, 784, 880, 1047]

const notes = (stage: Stage, pitches: readonly number[], apart: number): void =>
  pitches.forEach((pitch, i) => note(later(stage, i * apart), pitch, 0.34, 0.22))

const SOUNDS: Record<Cue, (stage: Stage) => void> = {
  deal: (stage) => brush(stage, 3200, 2400, 0.035, 0.3),
  draw: (stage) => brush(stage, 1100, 2600, 0.1, 0.4),
  place: (stage) => tap(stage, 0.5),
  meld: (stage) => {
    for (const i of [0, 1, 2]) tap(later(stage, i * 0.06), 0.4)
    note(later(stage, 0.12), E5, 0.3, 0.16)
  },
  chips: (stage) => {
    for (const [i, pitch] of [3100, 3900, 3400].entries())
      tone(later(stage, i * 0.045), [pitch, pitch * 0.98], 0.05, 0.16, 'triangle')
  },
  knock: (stage) => {
    for (const i of [0, 0.14]) {
      tone(later(stage, i), [190, 95], 0.13, 0.9)
      brush(later(stage, i), 700, 350, 0.05, 0.5)
    }
  },
  turn: (stage) => notes(stage, [E5, A5], 0.13),
  said: (stage) => {
    for (const [i, pitch] of [620, 820].entries())
      tone(later(stage, i * 0.07), [pitch, pitch * 1.06], 0.09, 0.22)
  },
  won: (stage) => notes(stage, [C5, E5, G5, C6], 0.11),
  lost: (stage) => notes(stage, [A4, E5 / 2], 0.19),
}

/** Start a sound at a time of the context's clock, through `out`. */
export function start(cue: Cue, context: BaseAudioContext, out: AudioNode, at: number): void {
  SOUNDS[cue]({ context, out, at })
}
