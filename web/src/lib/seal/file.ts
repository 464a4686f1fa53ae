/** A match on file with its seals: written for its keeper, and checked without the server. */
import type { Drawing, ScoreSheet, Seating, TableInfo } from '../connection/wire'
import { without } from '../base/lists'
import { checkKey, checkPack, OWED, SEATED, type Budgets, type Flaw, type Known } from './check'
import { chance, hex, LINKS, logLink, packOf, unhex, VERSION as PROTOCOL } from './proof'
import { chairAt } from './seating'
import { givesBack, takesBack } from './takenback'
import type { CheckedDeal } from './judgement'

const VERSION = 1
/** The version of files with decisions that were taken back. */
const TAKEN_BACK = 2
/** The version of files in which people gave each other their last action back. */
const GIVEN_BACK = 3
const versionOf = (deals: readonly (readonly string[])[]): number =>
  deals.some(givesBack) ? GIVEN_BACK : deals.some(takesBack) ? TAKEN_BACK : VERSION
const LARGEST = 8 * 2 ** 20 // bytes
const MATCHES = /^\{.*\}\s*\n\{/ // one match a line, as in a server's download

/** The text of a file that `parlour verify` reads. */
export function writeProof(
  info: TableInfo,
  sheet: ScoreSheet,
  known: Known,
  seat: number,
  results: readonly CheckedDeal[],
  flaw: Flaw | null,
): string {
  const seeds: (bigint | string)[] = []
  // The file lacks everything after the last sealed deal, so it may end before the match does.
  const whole = results.length >= sheet.rows.length
  const deals = results.map(({ told }) => {
    const key = checkKey(known, told)
    const sealed = 'code' in key ? null : key
    // Faults are kept, too: the file is the evidence.
    const deck = sealed ? packOf(sealed, known.pack) : known.pack
    seeds.push(sealed ? chance(known.version, sealed) : 0n)
    return {
      dealer: told.dealer,
      deck: deck.join(' '),
      actions: told.lines.map((line) => `P${line}`),
      points: told.points,
      seed: `seed ${seeds.length - 1}`,
    }
  })
  const seen = results.flatMap(({ told, seen }) => {
    if (!seen) return []
    const { deal } = told
    const shown = { deal, seat, hand: seen.hand ?? [], tips: seen.tips ?? null }
    const came = (seen.came ?? []).map(({ since, after, cards }) => ({ since, after, cards }))
    const lines = seen.lines ?? []
    const all = {
      ...shown,
      open: seen.open ?? [],
      came,
      given: seen.given,
      budgets: seen.budgets ?? null,
      dealing: seen.dealing?.[told.dealer] ?? '',
      lines: lines.every((line) => line !== null) && lines.length ? lines : null,
      points: seen.points ?? null,
    }
    return seen.again ? [all, { ...shown, hand: seen.again }] : [all]
  })
  const file = {
    version: versionOf(results.map(({ told }) => told.lines)),
    game: info.game,
    options: info.options,
    seats: info.seats.length,
    deals,
    names: info.seats.map(({ name }) => name),
    agreed: whole && sheet.agreed ? sheet.totals : null,
    resigned: whole && sheet.resigned >= 0 ? { seat: sheet.resigned, totals: sheet.totals } : null,
    bots: results.flatMap(({ told }) => told.bots),
    engine: known.engine,
    ...(known.seating ? { seating: known.seating } : {}),
    proof: {
      version: known.version,
      table: known.table,
      chain: known.chain,
      pack: known.pack.join(' '),
      tips: known.tips,
      ...(known.version < OWED ? {} : { budgets: known.budgets }),
      deals: results.map(({ told }) => ({
        secret: told.secret,
        shares: told.shares,
        log: told.log,
        ...(known.version < OWED ? {} : { seated: told.seated }),
      })),
      seen,
      ...(known.drawing ? { drawing: known.drawing } : {}),
      ...(flaw ? { flaw } : {}),
    },
  }
  // A seed has 64 bits, more than a number here can hold.
  return JSON.stringify(file, null, 1).replace(/"seed (\d+)"/g, (_, at: string) => {
    const seed = seeds[+at]!
    return typeof seed === 'string' ? `"${seed}"` : String(seed)
  })
}

/** Let the browser keep a file. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Thrown for a file that is not a proof; the code says why. */
export class NoProof extends Error {
  constructor(readonly code: `seal-${'unreadable' | 'version' | 'missing' | 'large' | 'many'}`) {
    super(code)
  }
}

export interface Verified {
  game: string
  deals: number
  shares: number
  /** Deals without a share of any player. */
  alone: number
  flaw: Flaw | null
}

type Fields = Record<string, unknown>
const isFields = (it: unknown): it is Fields => typeof it === 'object' && it !== null
const isFlag = (it: unknown): it is boolean => typeof it === 'boolean'
const isList = <T>(it: unknown, is: (item: unknown) => item is T): it is T[] =>
  Array.isArray(it) && it.every(is)
const isText = (it: unknown): it is string => typeof it === 'string'
const isWhole = (it: unknown): it is number => Number.isInteger(it) && (it as number) >= 0
const isLink = (it: unknown): it is string => isText(it) && unhex(it)?.length === 32
const isShare = (it: unknown): it is string => it === '' || isLink(it)

/** How seats are drawn; null if nobody draws. */
const isDrawing = (it: unknown, cards: number): it is Drawing | null =>
  it === null ||
  (isFields(it) && isList(it.ranks, isWhole) && it.ranks.length === cards && isFlag(it.shown))
/** The seating; null where nobody moved. */
const isSeating = (it: unknown): it is Seating | null =>
  it === null ||
  (isFields(it) && isList(it.order, isWhole) && isList(it.drawn, (cards) => isList(cards, isText)))

function read(text: string): Fields {
  try {
    const found: unknown = JSON.parse(text)
    if (isFields(found)) return found
  } catch {
    // Named below.
  }
  throw new NoProof('seal-unreadable')
}

const list = (it: unknown): Fields[] => {
  if (Array.isArray(it) && it.every(isFields)) return it
  throw new NoProof('seal-unreadable')
}

/**
 * Check a file's seals; `NoProof` if it is not a proof. Only the beginning of a file that is too
 * large is read.
 */
export const verifyFile = async (file: Blob): Promise<Verified> =>
  verifyText(decoded(await file.slice(0, LARGEST + 1).arrayBuffer()), file.size)

/** A file's text in UTF-8 or UTF-16: the first letter is ASCII, so a zero beside it tells which. */
export function decoded(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data)
  const little = second === 0 || (first === 0xff && second === 0xfe)
  const big = first === 0 || (first === 0xfe && second === 0xff)
  return new TextDecoder(little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8').decode(data)
}

/** Check a file's text. The moves are for `parlour verify` to replay. */
export function verifyText(text: string, size = text.length): Verified {
  if (MATCHES.test(text)) throw new NoProof('seal-many')
  if (size > LARGEST) throw new NoProof('seal-large')
  const file = read(text)
  if (![VERSION, TAKEN_BACK, GIVEN_BACK].includes(Number(file.version)))
    throw new NoProof('seal-version')
  if (!isFields(file.proof)) throw new NoProof('seal-missing')
  const { table, chain, pack, version = 1, drawing = null } = file.proof
  const { seating = null } = file
  const tips = list(file.proof.tips)
  const seals = list(file.proof.deals)
  const deals = list(file.deals)
  const known = {
    version,
    table,
    chain,
    pack: isText(pack) ? pack.split(' ') : [],
    tips,
    hides: [],
    drawing: Number(version) < SEATED ? null : drawing,
    seating,
  } as unknown as Known
  const sound =
    isWhole(version) &&
    isText(table) &&
    isLink(chain) &&
    isText(file.game) &&
    known.pack.length > 1 &&
    isDrawing(drawing, known.pack.length) &&
    isSeating(seating) &&
    tips.every(({ seat, tip, first }) => isWhole(seat) && isLink(tip) && isWhole(first)) &&
    deals.every(({ dealer, deck }) => isWhole(dealer) && isText(deck)) &&
    seals.every(
      ({ secret, shares }) => isLink(secret) && Array.isArray(shares) && shares.every(isShare),
    )
  if (!sound) throw new NoProof('seal-unreadable')
  const told = { game: file.game as string, deals: seals.length, shares: 0, alone: 0 }
  if (known.version > PROTOCOL) {
    const facts = { version: known.version, known: PROTOCOL }
    return { ...told, flaw: { code: 'seal_version', facts } }
  }
  if (known.version > 1 && table !== chain) {
    return { ...told, flaw: { code: 'seal_table', facts: {} } }
  }
  const wanted = Math.min(deals.length, LINKS) // what is dealt later has no seals
  if (seals.length !== wanted) {
    const facts = { count: seals.length, wanted }
    return { ...told, flaw: { code: 'seal_count', facts } }
  }
  const budget = checkBudgets(known, file)
  if (budget) return { ...told, flaw: budget }
  let before = new Uint8Array()
  for (const [i, seal] of seals.entries()) {
    const { dealer, deck, actions, points, seed } = deals[i]!
    const { secret, shares, log } = seal as { secret: string; shares: string[]; log: unknown }
    const deal = i + 1
    if (shares.length !== file.seats) {
      const facts = { deal, count: shares.length, wanted: Number(file.seats) }
      return { ...told, flaw: { code: 'seal_shares', facts } }
    }
    const found = checkKey(known, { deal, dealer: dealer as number, secret, shares })
    if ('code' in found) return { ...told, flaw: found }
    const dealt = String(deck).split(' ')
    const lines = linesOf(actions)
    if (!lines && known.version >= OWED)
      return { ...told, flaw: { code: 'seal_log', facts: { deal } } }
    if (lines) before = logLink(before, found, lines)
    const flaw =
      checkPack(known, deal, found, dealt) ??
      (isText(seed) && seed !== chance(known.version, found)
        ? { code: 'seal_chance', facts: { deal } }
        : null) ??
      (lines && hex(before) !== log ? { code: 'seal_log', facts: { deal } } : null) ??
      checkSeen(known, { deal, dealer, secret, shares, points, dealt, lines }, file.proof)
    if (flaw) return { ...told, flaw }
    told.shares += shares.filter(Boolean).length
    told.alone += Number(!shares.some(Boolean))
  }
  if (isFields(file.proof.flaw)) {
    const { code, facts } = file.proof.flaw as unknown as Flaw
    return { ...told, flaw: { code: 'seal_found', facts: { deal: facts?.deal ?? 0, flaw: code } } }
  }
  if (seals.length === 0) throw new NoProof('seal-missing')
  return { ...told, flaw: null }
}

/** The lines of the log, where each action names its seat, as every one does since version 3. */
function linesOf(actions: unknown): string[] | null {
  if (!Array.isArray(actions) || !actions.every(isText)) return null
  const lines = actions.map((it) => /^P(\d+ .+)$/.exec(it)?.[1])
  return lines.every((line) => line !== undefined) ? lines : null
}

/** A bot that had another budget than the two that the seals name. */
function checkBudgets(known: Known, file: Fields): Flaw | null {
  if (known.version < OWED) return null
  const { budgets } = file.proof as Fields
  if (!isFields(budgets)) return { code: 'seal_budgets', facts: {} }
  const { most, least } = budgets as unknown as Budgets
  for (const { seat, budget } of list(file.bots ?? [])) {
    if (budget !== most && budget !== least) {
      const facts = { player: Number(seat) + 1, budget: Number(budget), most, least }
      return { code: 'seal_budget', facts }
    }
  }
  return null
}

/** A deal on file. */
interface Filed {
  deal: number
  dealer: unknown
  secret: string
  shares: readonly string[]
  points: unknown
  dealt: readonly string[]
  lines: readonly string[] | null
}

/** Return what differs from the record of a seat's device. */
function checkSeen(known: Known, it: Filed, proof: Fields): Flaw | null {
  for (const seen of list(proof.seen ?? []).filter(({ deal }) => deal === it.deal)) {
    const seat = Number(seen.seat)
    const flaw = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
      code,
      facts: { deal: it.deal, player: seat + 1, ...facts },
    })
    if (seen.given && it.shares[chairAt(known.seating, seat)] !== seen.given) {
      return flaw('seal_given')
    }
    if (Array.isArray(seen.tips)) {
      const { deal, secret, shares } = it
      const tips = seen.tips as Known['tips']
      const key = checkKey({ ...known, tips }, { deal, dealer: Number(it.dealer), secret, shares })
      if ('code' in key) return key
    }
    if (seen.budgets && JSON.stringify(seen.budgets) !== JSON.stringify(proof.budgets)) {
      return flaw('seal_budget_told')
    }
    const { hand, dealing } = seen
    if (Array.isArray(hand) && hand.length && isText(dealing) && dealing.includes(String(seat))) {
      const mine = it.dealt.filter((_, place) => dealing[place] === String(seat))
      const [card] = without(hand, mine)
      if (card) return flaw('seal_hand', { card: String(card) })
      const [short] = without(mine, hand)
      if (short) return flaw('seal_short', { card: short })
    }
    if (seen.points && String(seen.points) !== String(it.points)) return flaw('seal_points')
  }
  return null
}
