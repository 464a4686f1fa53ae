/** Fetches what playing without a network needs, and keeps it on the device. */
import { home } from '../base/address'
import { texts } from '../base/texts.svelte'

/** What `tools/offline.py` has put into the folder of the engine. */
interface Kept {
  /** The engine's own files, and their lengths as they travel. */
  engine: Record<string, number>
  /** The pieces of the page that any table may need, and those of each language. */
  pieces: string[]
  languages: Record<string, string[]>
}

/** The folder with the engine; undefined if this server does not have it. */
export function folderOf(): string | undefined {
  const { offline } = document.documentElement.dataset
  return offline && new URL(offline, home()).href
}

/** The service worker's own name for the pieces of the page. */
const PIECES = 'pieces'

/** Whether the browser may keep anything: it needs TLS, or this machine. */
export const store = (): Promise<Cache> | undefined =>
  'caches' in globalThis ? caches.open(PIECES) : undefined

/**
 * Fetch all that is missing, and keep it. `told` hears how many bytes of the engine are there, and how
 * many there will be.
 */
export async function keepEngine(told: (bytes: number, all: number) => void): Promise<void> {
  const folder = folderOf()!
  const ask = async (url: string): Promise<Response> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(url)
    return response
  }
  const kept = (await (await ask(`${folder}kept.json`)).json()) as Kept
  const cache = await store()
  const all = Object.values(kept.engine).reduce((sum, size) => sum + size, 0)
  let bytes = 0
  const fetchOne = async (url: string, size = 0): Promise<void> => {
    if (!(await cache?.match(url))) {
      const response = await ask(url)
      await (cache ? cache.put(url, response) : response.arrayBuffer())
    }
    bytes += size
    told(bytes, all)
  }
  told(0, all)
  const pieces = [...kept.pieces, ...(kept.languages[texts.language] ?? [])]
  await fetchOne(`${folder}kept.json`)
  await Promise.all(
    Object.entries(kept.engine).map(([name, size]) => fetchOne(folder + name, size)),
  )
  await Promise.all(pieces.map((name) => fetchOne(new URL(name, home()).href)))
}
