/**
 * What this browser remembers. Where it may keep nothing (private windows, blocked storage) the
 * window does: its entry in the history outlives a reload, though not the window. Nothing fails.
 */
type Kept = Record<string, string>

const own: Kept = { ...(history.state as { kept?: Kept } | null)?.kept }
/** Who finds something there had to put it there: so it is kept at the next step, too. */
let lasting = $state(Object.keys(own).length === 0)

/** Whether what is remembered outlives this window. */
export const isLasting = (): boolean => lasting

/** Every step through the page is an entry of its own, and the one that may be reloaded. */
const keep = (): void => {
  if (!lasting) history.replaceState({ kept: own }, '')
}
addEventListener('hashchange', keep)

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = read(`parlour.${key}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return own[key] ?? null
  }
}

export function remember(key: string, value: unknown): void {
  const [name, text] = [`parlour.${key}`, JSON.stringify(value)]
  try {
    localStorage.setItem(name, text)
  } catch {
    lasting = false
    own[name] = text
    keep()
  }
}
