import type { Letters } from '../cards/german/glyphs'
import type { NewTable } from '../connection/wire'
import { follow, recall, remember } from './storage.svelte'

type Theme = 'auto' | 'light' | 'dark'
type Speed = 'normal' | 'fast' | 'off'
export type Pace = 'calm' | 'brisk' | 'at_once'
export type Order = 'melds' | 'suit' | 'rank' | 'own'

interface Saved {
  name: string
  /** The portrait to sit down with; empty if the server chooses one. */
  portrait: NonNullable<NewTable['portrait']>
  /** Tells apart guests who have not given a name. */
  guest: number
  language: string
  theme: Theme
  fourColours: boolean
  /** How fast cards and chips move. */
  speed: Speed
  /** How fast bots move at the tables that the player opens. */
  pace: Pace
  /** For how long a card that was played can be taken back, in milliseconds; 0: it is sent at once. */
  hold: number
  /** Larger cards in one's own hand. */
  largeCards: boolean
  /** Whether the table is seen on a big screen, so that this one shows the hand and the actions. */
  bigScreen: boolean
  knownCards: boolean
  /** Whether what stands beside the table is folded away. */
  sideFolded: boolean
  order: Order
  /** French suits, or German ones with these letters where a game is played with them. */
  deck: 'french' | Letters
  /** The looks of the table: see `cards/looks`. */
  felt: string
  back: string
  face: string
  muted: boolean
  /** Of sounds, in per cent. */
  volume: number
  /** Whether the device vibrates when it is the player's turn. */
  buzz: boolean
  /** Whether to notify the player of their turn while the window is in the background. */
  notify: boolean
}

const DEFAULTS: Saved = {
  name: '',
  portrait: '',
  guest: 100 + Math.floor(Math.random() * 900),
  language: '',
  theme: 'auto',
  fourColours: false,
  speed: 'normal',
  pace: 'calm',
  hold: 0,
  largeCards: false,
  bigScreen: false,
  knownCards: false,
  sideFolded: false,
  order: 'melds',
  deck: 'french',
  felt: 'green',
  back: 'lattice',
  face: 'pictures',
  muted: false,
  volume: 60,
  buzz: true,
  notify: false,
}

const KEY = 'settings'
/** As they were read or written last. */
let saved = recall<Partial<Saved>>(KEY, {})

/** The player's own choices, kept in the browser; only the name and the pace are ever sent. */
export const settings = $state<Saved>({ ...DEFAULTS, ...saved })

/** Save what has changed here; what another window has changed stays as it is stored. */
function save(now: Saved): void {
  const changed = Object.entries(now).filter(([name, it]) => saved[name as keyof Saved] !== it)
  if (changed.length === 0) return
  saved = { ...recall<Partial<Saved>>(KEY, {}), ...Object.fromEntries(changed) }
  remember(KEY, saved)
}

/** Take over what another window has chosen. */
function read(): void {
  saved = recall<Partial<Saved>>(KEY, {})
  Object.assign(settings, saved)
}

/** Keep the document and the storage in step with the settings; call once, inside an effect root. */
export function watchSettings(): void {
  $effect(() => follow(KEY, read))
  $effect(() => save($state.snapshot(settings)))
  $effect(() => {
    document.documentElement.dataset['theme'] = settings.theme
    document.documentElement.dataset['suits'] = settings.fourColours ? 'four' : 'two'
    document.documentElement.dataset['speed'] = settings.speed
  })
}

/** How the table on the screen moves. */
class Motion {
  /** The pace of its bots: cards and chips keep up with them. */
  pace: Pace = 'calm'
  /** Whether the player skips what waits to be shown. */
  skips = false
  /** Called at each press, before it ends what flies. */
  pressed: ((event: Event) => void) | null = null
}

export const motion = new Motion()

/** Whether nothing is to move. */
export const stillness = (): boolean =>
  motion.skips ||
  motion.pace === 'at_once' ||
  settings.speed === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.hidden

/** How many times faster than usual things move. */
export const haste = (): number => (motion.pace === 'brisk' ? 3 : settings.speed === 'fast' ? 2 : 1)
