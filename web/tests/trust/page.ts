/** The page's own table, to which a server tells what it likes. */
import { vi } from 'vitest'
import { writeProof } from '../../src/lib/seal/file'
import { seats } from '../../src/lib/connection/seats.svelte'
import { Table } from '../../src/lib/connection/table.svelte'
import type { Place, ServerMessage } from '../../src/lib/connection/wire'
import { lines } from '../line'
import type { Step } from './mutations'

/** A match as a real server told it to a seat. */
export interface Recording {
  game: string
  /** The root of the seat's chain (hex). */
  root: string
  steps: Step[]
}

export interface Outcome {
  mark: 'good' | 'unsure' | 'flaw' | null
  /** What was wrong, or could not be checked. */
  codes: string[]
  checked: number
  file: string
}

/** Play a match on a page: the player moves as in the recording. */
export async function outcomeOf({ game, root, steps }: Recording): Promise<Outcome> {
  localStorage.clear()
  const newest = lines()
  const place = steps.find(({ by }) => by === 'place')!.message as unknown as Place
  const fetched = (): unknown[] =>
    steps.flatMap((step) =>
      step.by === 'socket' && step.message.t === 'unsealed' ? [step.message] : [],
    )
  let told: unknown[] = []
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(told)))
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
  const own = { ...place, root }
  seats.keep(own, game)
  const table = new Table({ ...own, game, opened: 0 })
  newest().open()
  for (const step of steps) {
    if (step.by === 'player') {
      if (step.message.t === 'next' && table.seq > 0) table.next()
      if (step.message.t === 'reconnect') {
        newest().drop('')
        await vi.advanceTimersByTimeAsync(5_000)
        newest().open()
      }
    } else if (step.by === 'socket') {
      if (step.message.t === 'unsealed') told = [...told, step.message]
      try {
        newest().tell(step.message as unknown as ServerMessage)
      } catch {
        // A message that no page can read: a browser shows the error on its console, and goes on.
      }
      await Promise.resolve()
    }
  }
  told = fetched()
  await vi.advanceTimersByTimeAsync(40_000)
  await table.seals.settled()
  const { seals } = table
  const codes = [
    ...(seals.flaw ? [seals.flaw.code] : []),
    ...[
      ...seals.results.flatMap(({ doubts }) => doubts),
      ...(seals.doubt ? [seals.doubt] : []),
    ].map(({ code }) => code),
  ]
  const { mark, checked } = seals
  const file = fileOf(table)
  table.close()
  return { mark, codes, checked, file }
}

/** The file that the page writes; empty where it cannot, for what no page can read. */
function fileOf({ info, sheet, seat, seals }: Table): string {
  try {
    const { known, results, flaw } = seals
    if (!info || !sheet || !known) return ''
    return writeProof(info, sheet, known, seat, results, flaw)
  } catch {
    return ''
  }
}
