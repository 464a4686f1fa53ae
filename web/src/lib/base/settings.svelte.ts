import type { Letters } from '../cards/german/glyphs'
import { follow, recall, remember } from './storage.svelte'

type Theme = 'auto' | 'light' | 'dark'
export type Order = 'melds' | 'suit' | 'rank' | 'own'

interface Saved {
  name: string
  /** Tells guests apart who have not said their name. */
  guest: number
  language: string
  theme: Theme
  fourColours: boolean
  /** Larger cards in one's own hand. */
  largeCards: boolean
  knownCards: boolean
  /** Whether what stands beside the table is folded away. */
  sideFolded: boolean
  order: Order
  /** French suits, or German ones with these letters where a game is played with them. */
  deck: 'french' | Letters
}

const DEFAULTS: Saved = {
  name: '',
  guest: 100 + Math.floor(Math.random() * 900),
  language: '',
  theme: 'auto',
  fourColours: false,
  largeCards: false,
  knownCards: false,
  sideFolded: false,
  order: 'melds',
  deck: 'french',
}

const KEY = 'settings'
/** As they were read or written last. */
let saved = recall<Partial<Saved>>(KEY, {})

/** The player's own choices, kept in the browser and never sent anywhere but the name. */
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
  })
}

export const stillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
