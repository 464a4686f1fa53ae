/** The data for the page about a server's deals: counts laid out as a pack is. */
import type { DealtInfo } from '../../connection/wire'

/** Distrust a server from here on: only one honest server in this many gets so far. */
export const ALARM = 100

/** How often a seat was dealt a card (all copies of it), and how far that is from even. */
export interface Cell {
  card: string
  count: number
  expected: number
  /** In standard deviations. */
  off: number
}

/** A seat's cells: a row for each suit, and one for what has none. */
export function cellsOf(dealt: DealtInfo, seat: number): Cell[][] {
  const pack = dealt.pack.split(' ')
  const share = dealt.each / pack.length
  const counts = new Map<string, { count: number; copies: number }>()
  for (const [at, card] of pack.entries()) {
    const before = counts.get(card) ?? { count: 0, copies: 0 }
    const count = before.count + (dealt.cells[seat]?.[at] ?? 0)
    counts.set(card, { count, copies: before.copies + 1 })
  }
  const rows = new Map<string, Cell[]>()
  for (const [card, { count, copies }] of counts) {
    const tries = dealt.deals * copies
    const expected = tries * share
    const spread = Math.sqrt(expected * (1 - share))
    const cell = { card, count, expected, off: spread ? (count - expected) / spread : 0 }
    const suit = card.slice(1)
    rows.set(suit, [...(rows.get(suit) ?? []), cell])
  }
  return [...rows.values()]
}

/** The cell that is farthest from even. */
export const farthest = (rows: readonly (readonly Cell[])[]): Cell | undefined =>
  rows
    .flat()
    .reduce<Cell | undefined>(
      (most, it) => (most && Math.abs(most.off) >= Math.abs(it.off) ? most : it),
      undefined,
    )

/** Relative to the page's own path, which a server behind a proxy does not know. */
const DEALS = 'api/fairness/deals'

/** Fetch every page of the download; `tell` hears how many matches have come. */
export async function fetchAll(
  tell: (matches: number) => void,
  get: (address: string) => Promise<Response> = fetch,
  wait: (seconds: number) => Promise<void> = (seconds) =>
    new Promise((done) => setTimeout(done, seconds * 1000)),
): Promise<Blob> {
  const parts: string[] = []
  let matches = 0
  for (let next: string | null = DEALS; next;) {
    const answer = await get(next)
    if (answer.status === 429) {
      await wait(PAUSE)
      continue
    }
    if (!answer.ok) throw new Error(String(answer.status))
    const text = await answer.text()
    parts.push(text)
    matches += text.split('\n').length - 1
    tell(matches)
    const more = /<[^>]+(\?[^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    next = more ? DEALS + more : null
  }
  return new Blob(parts, { type: 'application/x-ndjson' })
}

/** Seconds to wait after the server refuses a request as too frequent. */
const PAUSE = 3
