/** Every way in which a server can lie, derived from the messages of a true match. */
import { logLink, hex, unhex, dealKey } from '../../src/lib/seal/proof'

/** A message of a match, in order: over the socket, in the answer to a seat, or by a fetch. */
interface ServerStep {
  by: 'place' | 'socket' | 'fetch'
  message: Record<string, unknown>
}

/** The player's action between two messages. */
export type RecordedStep = ServerStep | { by: 'player'; message: { t: string } }

export interface Mutant {
  /** The kind of change, such as `alter`. */
  how: string
  /** To which kind of message. */
  kind: string
  /** To which of its fields, indices left out; empty for all of it. */
  field: string
  /** When in a match: at the `begin` of a deal, a `move`, its `end`, or before that. */
  when: string
  steps: RecordedStep[]
}

type Path = (string | number)[]
const isObject = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it)

/** The kind of a message; for a seal also its deal, and whether it came before the deal began. */
function kindOf({ by, message }: ServerStep): string {
  if (by !== 'socket') return by
  if (message.t !== 'seal') return String(message.t)
  return `seal ${message.shares === null ? 'before' : 'of'} deal ${String(message.deal)}`
}

/** All fields of a message, by their paths. */
function* fieldsOf(it: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, it]
  if (Array.isArray(it)) for (const [i, each] of it.entries()) yield* fieldsOf(each, [...path, i])
  else if (isObject(it)) {
    for (const [name, each] of Object.entries(it)) yield* fieldsOf(each, [...path, name])
  }
}

/** The name of a field: the kind of an event counts, its place in a list does not. */
function nameOf(message: unknown, path: Path): string {
  const names: string[] = []
  let it = message
  for (const part of path) {
    it = (it as Record<string | number, unknown>)[part]
    const event = isObject(it) && typeof it.event === 'string' ? `[${it.event}]` : '[]'
    names.push(typeof part === 'number' ? event : part)
  }
  return names.join('.').replaceAll('.[', '[')
}

const clone = <T>(it: T): T => structuredClone(it)

function withField(message: Record<string, unknown>, path: Path, value: unknown): unknown {
  const found = clone(message)
  let it: Record<string | number, unknown> = found
  for (const part of path.slice(0, -1)) it = it[part] as Record<string | number, unknown>
  const last = path.at(-1)!
  if (value === undefined) {
    if (Array.isArray(it)) it.splice(last as number, 1)
    else Reflect.deleteProperty(it, last)
  } else it[last] = value
  return found
}

const CARD = /^[2-9TJQKA][cdhs]$/
const LINK = /^[0-9a-f]{64}$/

/** Another text of the same form. */
function otherText(text: string): string {
  if (LINK.test(text)) return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')
  if (CARD.test(text)) return text === '7c' ? '8d' : '7c'
  if (text === '') return 'x'
  // A pack, a dealing: two of its parts change places.
  const parts = text.includes(' ') ? text.split(' ') : [...text]
  const other = parts.findIndex((part) => part !== parts[0])
  if (parts.length > 20 && other > 0) {
    ;[parts[0], parts[other]] = [parts[other]!, parts[0]!]
    return parts.join(text.includes(' ') ? ' ' : '')
  }
  return `${text}x`
}

/** The values that a field may have instead, by what was done. */
function* others(value: unknown): Generator<[string, unknown]> {
  yield ['leave out', undefined]
  if (value !== null) yield ['void', null]
  if (typeof value === 'number') {
    yield ['alter', value + 1]
    yield ['lower', value - 1]
  } else if (typeof value === 'boolean') yield ['alter', !value]
  else if (value === null) yield ['alter', 0]
  else if (typeof value === 'string') {
    yield ['alter', otherText(value)]
    if (value !== '') yield ['empty', '']
  } else if (Array.isArray(value)) {
    if (value.length > 0) {
      yield ['empty', []]
      yield ['double', [value[0] as unknown, ...(value as unknown[])]]
    }
    if (value.length > 1) {
      yield ['drop one', value.slice(1)]
      yield ['drop the last', value.slice(0, -1)]
      yield ['reorder', [value[1], value[0], ...(value.slice(2) as unknown[])]]
    }
  }
}

/** Give a deal that is over, and all after it, a log that fits what is told of it. */
function relink(steps: readonly RecordedStep[], table: string): RecordedStep[] {
  let before = new Uint8Array()
  return steps.map((step) => {
    if (step.by !== 'socket' || step.message.t !== 'unsealed') return step
    const { deal, secret, shares, lines } = step.message as unknown as {
      deal: number
      secret: string
      shares: string[]
      lines: string[]
    }
    try {
      const key = dealKey(
        table,
        deal,
        unhex(secret)!,
        shares.map((it) => unhex(it) ?? new Uint8Array()),
      )
      before = logLink(before, key, lines)
    } catch {
      return step
    }
    return { ...step, message: { ...step.message, log: hex(before) } }
  })
}

const later = (steps: readonly RecordedStep[], at: number, by: number): RecordedStep[] => {
  const found = [...steps]
  const [step] = found.splice(at, 1)
  found.splice(Math.min(at + by, found.length), 0, step!)
  return found
}

/**
 * All mutants of a match: of each kind of message, and of each of its fields, so many examples.
 * A field that is told by fetching is the same as over the socket, and altered there alike.
 */
export function* mutantsOf(
  steps: readonly RecordedStep[],
  table: string,
  examples: number,
): Generator<Mutant> {
  const seen = new Map<string, number>()
  const fresh = (name: string): boolean => {
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times <= examples
  }
  for (const [at, step] of steps.entries()) {
    if (step.by === 'player') continue
    const kind = kindOf(step)
    const when = whenOf(step)
    const make = (how: string, field: string, steps: RecordedStep[]): Mutant => ({
      how,
      kind,
      field,
      when,
      steps,
    })
    const put = (...instead: RecordedStep[]): RecordedStep[] => steps.toSpliced(at, 1, ...instead)
    if (step.by === 'socket') {
      const all = `${kind} ${when}`
      if (fresh(`drop ${all}`)) yield make('drop', '', put())
      if (fresh(`double ${all}`)) yield make('double', '', put(step, step))
      if (fresh(`swap ${all}`)) yield make('swap', '', later(steps, at, 1))
      if (fresh(`delay ${all}`)) yield make('delay', '', later(steps, at, 4))
      if (fresh(`keep ${all}`)) yield make('keep', '', later(steps, at, steps.length))
      if (fresh(`repeat ${all}`)) yield make('repeat', '', steps.toSpliced(at + 5, 0, step))
    }
    for (const [path, value] of fieldsOf(step.message)) {
      const field = nameOf(step.message, path)
      for (const [how, other] of others(value)) {
        if (!fresh(`${kind} ${when} ${field} ${how}`)) continue
        const message = withField(step.message, path, other) as Record<string, unknown>
        const altered = put({ ...step, message })
        yield make(how, field, altered)
        const links = kind === 'unsealed' && /^(lines|shares|secret)/.test(field)
        if (links) yield make(`${how}, with a log that fits`, field, relink(altered, table))
      }
    }
  }
}

/** When in a match a message was told, as far as that matters. */
function whenOf({ message }: ServerStep): string {
  const events = (message.events ?? []) as { event: string }[]
  const has = (name: string): boolean => events.some(({ event }) => event === name)
  if (has('deal_started')) return 'begin'
  if (has('deal_ended')) return 'end'
  return has('action_played') ? 'move' : ''
}
