/** The page's own table, fed with anything that a server might send. */
import { vi } from 'vitest'
import { writeProof } from '../../src/lib/seal/file'
import { seats } from '../../src/lib/connection/seats.svelte'
import { Table } from '../../src/lib/connection/table.svelte'
import type { ClientMessage, Place, ServerMessage } from '../../src/lib/connection/wire'
import { Line, lines } from '../line'
import type { RecordedStep } from './mutations'

/** A match as a real server told it to a seat. */
export interface Recording {
  game: string
  /** The root of the seat's chain (hex). */
  root: string
  steps: RecordedStep[]
}

/** The reach of a lie: everything that the page shows, sends and keeps. */
export const ASPECTS = [
  /** Your hand at each position, in any order. */
  'hand',
  /** All else on the table at each position, the order of your hand included. */
  'board',
  /** The points of each deal on the score sheet. */
  'points',
  /** All else on the score sheet. */
  'sheet',
  /** The lines that tell what happened. */
  'news',
  /** Your legal actions now, and the players who are waited for. */
  'turn',
  /** The game, its rules, and who sits where. */
  'table',
  /** The seal that the page holds, and what was opened. */
  'seal',
  /** The messages that the page sends. */
  'sent',
  /** The memory of the device. */
  'kept',
  /** The proof file. */
  'file',
] as const
export type Aspect = (typeof ASPECTS)[number]

export interface Outcome {
  mark: 'good' | 'unsure' | 'flaw' | null
  /** The faults, and what could not be checked. */
  codes: string[]
  checked: number
  /** All that was shown, sent and kept, in order. */
  shown: Record<Aspect, string>
}

const BEGAN = new Date('2026-01-01')

/** Play a match on a page: the player moves as in the recording. */
export async function outcomeOf({ game, root, steps }: Recording): Promise<Outcome> {
  vi.setSystemTime(BEGAN)
  vi.advanceTimersByTime(1) // a page's clock is never 0 when a message comes
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
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
  const table = new Table({ ...own, key: own.table, game, opened: Date.now() })
  const screen = new Screen(table)
  newest().open()
  for (const step of steps) {
    if (step.by === 'player') {
      if (step.message.t === 'next' && table.seq > 0) table.next()
      if (step.message.t === 'reconnect') {
        newest().drop('')
        await pass(5)
        newest().open()
      }
    } else if (step.by === 'socket') {
      if (step.message.t === 'unsealed') told = [...told, step.message]
      try {
        newest().tell(step.message as unknown as ServerMessage)
      } catch {
        // A message that no page can read: a browser shows the error on its console, and goes on.
      }
      await screen.look()
    }
    if (table.seals.flaw) break // for good
  }
  told = fetched()
  for (let i = 0; i < 8 && !table.seals.flaw; i++) await pass(5)
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
  await screen.look()
  const shown = screen.all()
  table.close()
  return { mark, codes, checked, shown }
}

/** Let some seconds pass, and let pending work finish. */
async function pass(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000)
  // Not advanceTimersByTimeAsync, which sleeps a real moment for each timer.
  for (let i = 0; i < 3; i++) await new Promise((done) => setImmediate(done))
}

/** Watches a page: each thing that it shows is noted whenever it changes. */
class Screen {
  readonly #last = new Map<Aspect, unknown[]>()
  readonly #seen = Object.fromEntries(ASPECTS.map((aspect) => [aspect, [] as string[]]))

  constructor(readonly table: Table) {}

  /** Look, once what was told last is on the screen. */
  async look(): Promise<void> {
    for (let i = 0; i < 20; i++) await Promise.resolve()
    const { at, view, sheet, fresh, past, info, seals } = this.table
    const { waiting, legal, ready, agreed, until, refusal } = this.table
    this.#note('hand', [at, view?.hand], ([at, hand]) => [at, sorted(hand)])
    this.#note('board', [at, view])
    this.#note('points', [sheet?.rows], ([rows]) => (rows as Row[] | undefined)?.map(pointsOf))
    this.#note('sheet', [sheet])
    this.#note('news', [at, fresh, past])
    this.#note('turn', [at, waiting, legal, ready, agreed, until !== null, refusal])
    this.#note('table', [info])
    this.#note('seal', [seals.seal, seals.results], ([seal, results]) => [
      seal,
      (results as typeof seals.results).map(({ told }) => told),
    ])
  }

  /** Note what is shown, or what it comes to, if that is new. */
  #note(aspect: Aspect, shown: unknown[], of = (it: unknown[]): unknown => it): void {
    const last = this.#last.get(aspect)
    if (last && shown.every((it, i) => it === last[i])) return
    this.#last.set(aspect, shown)
    // A null field means the same as a missing one.
    const text = JSON.stringify(of(shown), (_, value: unknown) => value ?? undefined) ?? ''
    const seen = this.#seen[aspect]!
    if (seen.at(-1) !== text) seen.push(text)
  }

  all(): Record<Aspect, string> {
    this.#note(
      'sent',
      Line.all.map(({ sent }) => sent.map(unnamed)),
    )
    // Beside the seats' own keys there is a count of all tables, which grows with each mutant.
    const kept = Object.entries(localStorage)
      .filter(([key]) => key.includes('.table.'))
      .map(([key, text]) => [key, JSON.stringify(JSON.parse(text as string), inOrder)])
    this.#note('kept', kept.toSorted())
    this.#note('file', [fileOf(this.table)], ([file]) => file)
    const texts = Object.entries(this.#seen).map(([aspect, seen]) => [aspect, seen.join('\n')])
    return Object.fromEntries(texts) as Record<Aspect, string>
  }
}

const sorted = (it: unknown): unknown => (Array.isArray(it) ? it.toSorted() : it)
/** The fields of an object in one order: a device notes them in the order in which it learns them. */
const inOrder = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted())
    : value
type Row = { number?: unknown; points?: unknown } | null
const pointsOf = (row: Row): unknown => [row?.number, row?.points]

/** A message without its random id. */
const unnamed = (message: ClientMessage): object => ({ ...message, id: '' })

/** The file that the page writes; empty if the page could not read what it was told. */
function fileOf({ info, sheet, seat, seals }: Table): string {
  try {
    const { known, results, flaw } = seals
    if (!info || !sheet || !known) return ''
    return writeProof(info, sheet, known, seat, results, flaw)
  } catch {
    return ''
  }
}
