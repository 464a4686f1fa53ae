/**
 * The memory of this browser. Several windows may be open at once. Everything that changes
 * independently has a key of its own, so no window overwrites another window's change with an old
 * copy. (`navigator.locks` is missing where a page has no TLS, and a read is not a lock between
 * processes.)
 *
 * Where the browser may not store anything (private windows, blocked storage), the window does: its
 * entry in the history survives a reload, but not the window. Nothing fails.
 */
import { home } from './address'
import { unique } from './lists'

type Entries = Record<string, string>

/** Two Parlours below different paths of a host have one storage. */
const PREFIX = `parlour${home().pathname.slice(0, -1)}.`
const own: Entries = { ...(history.state as { kept?: Entries } | null)?.kept }
/**
 * The history holds entries only if storage failed: then the next step has to keep them, too.
 */
let lasting = $state(Object.keys(own).length === 0)

/** Whether what is remembered outlives this window. */
export const isLasting = (): boolean => lasting

/** Copy the entries into the current step of the history, the one that a reload reads. */
const keep = (): void => {
  if (!lasting) history.replaceState({ kept: own }, '')
}
addEventListener('hashchange', keep)

/** Let go of what the window keeps itself. */
const release = (name: string): boolean => Reflect.deleteProperty(own, name)

/** Do something with the browser's storage; where it may not be touched, do the other thing. */
function tried<T>(what: () => T, otherwise: () => T): T {
  try {
    return what()
  } catch {
    return otherwise()
  }
}

/** The key of a fact remembered about a table, or the prefix of all such keys. */
export const ofTable = (table = '', thing = ''): string => `table.${table}${table && '.'}${thing}`

export function recall<T>(key: string, fallback: T): T {
  const name = PREFIX + key
  return tried(
    () => JSON.parse(own[name] ?? localStorage.getItem(name) ?? '') as T, // '' is not JSON
    () => fallback,
  )
}

export function remember(key: string, value: unknown): void {
  const [name, text] = [PREFIX + key, JSON.stringify(value)]
  tried(
    () => {
      localStorage.setItem(name, text)
      release(name)
    },
    () => {
      lasting = false
      own[name] = text
      keep()
    },
  )
}

export function forget(key: string): void {
  const name = PREFIX + key
  release(name)
  keep()
  tried(
    () => localStorage.removeItem(name),
    () => undefined,
  )
}

/** All remembered keys with this prefix. */
export function keysOf(begin: string): string[] {
  const stored = tried(
    () => Object.keys(localStorage),
    () => [],
  )
  return unique([...stored, ...Object.keys(own)])
    .filter((name) => name.startsWith(PREFIX + begin))
    .map((name) => name.slice(PREFIX.length))
}

/** Call `changed` when another window changes a key with this prefix; return how to stop. */
export function follow(begin: string, changed: () => void): () => void {
  const onstorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX + begin)) changed()
  }
  // A page restored from the browser's back/forward cache has missed all changes.
  const onpageshow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) changed()
  }
  addEventListener('storage', onstorage)
  addEventListener('pageshow', onpageshow)
  return () => {
    removeEventListener('storage', onstorage)
    removeEventListener('pageshow', onpageshow)
  }
}
