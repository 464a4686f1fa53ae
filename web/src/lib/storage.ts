/** What this browser remembers. Reading never fails: private windows may forbid storage altogether. */

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`parlour.${key}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${key}`, JSON.stringify(value))
  } catch {
    // The page works without memory; only a reload forgets.
  }
}
