/** Whether a deal is as it was sealed: what a player's own device finds out by itself. */
import { without } from '../lists'
import type { SeatTip } from '../wire'
import {
  chain,
  dealKey,
  firstDealer,
  hex,
  logLink,
  packOf,
  SHARES,
  unhex,
  type Bytes,
} from './proof'

export const LINKS = 512

/** The first thing that is not as sealed: `sayFlaw` says it. */
export interface Flaw {
  code: string
  facts: Record<string, string | number>
}

/** What is known of a table before a deal. */
export interface Known {
  /** Of the protocol. */
  version: number
  /** The Parlour that the bots belong to. */
  engine: string
  /** What stands for it in the keys of its deals. */
  table: string
  /** The tip of its chain. */
  chain: string
  /** The game's pack in its own order. */
  pack: readonly string[]
  tips: readonly SeatTip[]
  /** The action that draws the stock's next card; empty where none does. */
  draws: string
}

/** A deal that is over, as the server tells it. */
export interface Over {
  deal: number
  dealer: number
  secret: string
  shares: readonly string[]
}

/** The cards that came into the hand; where `since` is null, that is all of it. */
export interface Came {
  /** After so many actions of the deal the hand was looked at before, */
  since: number | null
  /** after so many then. */
  after: number
  cards: readonly string[]
}

/** What this device has seen of a deal itself. */
export interface Witness {
  deal: number
  /** The share that it has given. */
  given: string
  /** The tips that were told when it gave its share; one that came later was chosen. */
  tips?: readonly SeatTip[] | null
  /** By dealer, where the places of the pack were to go: told before it was shuffled. */
  dealing?: readonly string[] | null
  /** The shares that were told when the deal began, null if it was not there. */
  shares: readonly string[] | null
  /** The hand that it was dealt, null if it was not there. */
  hand: readonly string[] | null
  /** Another hand that it was dealt in the same deal, later. */
  again?: readonly string[] | null
  /** The other cards that lay open when it began. */
  open?: readonly string[] | null
  /** What came into the hand later, told whenever it did and after each own action. */
  came?: readonly Came[] | null
  /** What was done, as far as it was told, null if it has missed some. */
  lines: readonly string[] | null
}

const bytes = (text: string): Bytes => unhex(text) ?? new Uint8Array()

/** The farthest link that was seen to lead to a tip, and in how many steps. */
const farthest = new Map<string, { link: string; links: number }>()

/** Whether a link leads to a tip in so many steps, or to one that is known to lead there. */
function leadsTo(tip: string, link: Bytes, links: number): boolean {
  const known = farthest.get(tip)
  const from = known && known.links <= links ? known : { link: tip, links: 0 }
  if (hex(chain(link, links - from.links)) !== from.link) return false
  farthest.set(tip, { link: hex(link), links })
  return true
}

/** What is wrong with what a deal was shuffled with, or its key. */
export function checkKey(known: Known, it: Over): Flaw | Bytes {
  const flaw = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
    code,
    facts: { deal: it.deal, ...facts },
  })
  const secret = bytes(it.secret)
  if (it.deal > LINKS || !leadsTo(known.chain, secret, it.deal)) return flaw('seal_chain')
  for (const [seat, share] of it.shares.entries()) {
    if (!share) continue
    const tip = known.tips.findLast((tip) => tip.seat === seat && tip.first <= it.deal)
    const links = tip ? it.deal - tip.first + 1 : 0
    if (!tip || links > SHARES || !leadsTo(tip.tip, bytes(share), links)) {
      return flaw('seal_share', { player: seat + 1 })
    }
  }
  const key = dealKey(known.table, it.deal, secret, it.shares.map(bytes))
  if (it.deal === 1 && it.dealer !== firstDealer(key, it.shares.length)) return flaw('seal_dealer')
  return key
}

/** What is wrong with the order of a pack, card by card. */
export function checkPack(
  known: Known,
  deal: number,
  key: Bytes,
  deck: readonly string[],
): Flaw | null {
  const sealed = packOf(key, known.pack)
  if (deck.length !== sealed.length) {
    return { code: 'seal_size', facts: { deal, count: deck.length, wanted: sealed.length } }
  }
  const at = sealed.findIndex((card, i) => card !== deck[i])
  if (at < 0) return null
  const facts = { deal, place: at + 1, card: deck[at]!, expected: sealed[at]! }
  return { code: 'seal_pack', facts }
}

/** A deal that is over, with all that a page is told of it. */
export interface Told extends Over {
  lines: readonly string[]
  log: string
  /** For each place of the pack a seat's digit, `s` for the stock or a dash. */
  dealing: string
}

/** What is wrong with a deal that this device was at, or null; `before` is the log's last link. */
export function checkDeal(
  known: Known,
  it: Told,
  before: string,
  seat: number,
  seen: Witness | null,
): Flaw | null {
  const flaw = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
    code,
    facts: { deal: it.deal, player: seat + 1, ...facts },
  })
  if (seen?.given && it.shares[seat] !== seen.given) return flaw('seal-own')
  if (seen?.shares && seen.shares.join() !== it.shares.join()) return flaw('seal-told')
  const key = checkKey(seen?.tips ? { ...known, tips: seen.tips } : known, it)
  if ('code' in key) return key
  if (seen?.hand?.length || seen?.came?.length) {
    const pack = packOf(key, known.pack)
    if (it.dealing.length !== pack.length) return flaw('seal-places')
    const [card] = without(seen.hand ?? [], dealtTo(String(seat), it.dealing, pack))
    if (card) return flaw('seal_hand', { card })
    if ((seen.dealing?.[it.dealer] ?? it.dealing) !== it.dealing) return flaw('seal-dealing')
    const wrong = checkStock(known, it, pack, seat, seen)
    if (wrong) return flaw(wrong.code, wrong.facts)
  }
  if (seen?.again) return flaw('seal-again')
  if (hex(logLink(bytes(before), key, it.lines)) !== it.log) return flaw('seal_log')
  const other = seen?.lines?.findIndex((line, i) => !isTold(line, it.lines[i] ?? '', seat)) ?? -1
  if (other < 0 && (!seen?.lines || seen.lines.length === it.lines.length)) return null
  const move = other < 0 ? seen!.lines!.length : other
  return flaw('seal-line', {
    move: move + 1,
    played: textOf(seen!.lines![move]),
    expected: textOf(it.lines[move]),
  })
}

const NONE = '–'

/** What was done, of a line that says who did it, too. */
const textOf = (line = ''): string => line.replace(/^\d+ /, '')

/** The cards of a pack that went to a hand, the stock or elsewhere. */
const dealtTo = (to: string, dealing: string, pack: readonly string[]): string[] =>
  pack.filter((_, place) => dealing[place] === to)

/** What is wrong with the cards that were turned up, and with those that this seat has drawn. */
function checkStock(
  known: Known,
  it: Told,
  pack: readonly string[],
  seat: number,
  seen: Witness,
): Flaw | null {
  const fault = (code: string, facts: Flaw['facts']): Flaw => ({ code, facts })
  // In a game that draws nothing other cards may lie face down; where cards are cut first, all do.
  if (!known.draws || !/\d/.test(it.dealing)) return null
  const stock = dealtTo('s', it.dealing, pack)
  const up = dealtTo('-', it.dealing, pack)
  const { open } = seen
  const card = open?.find((card) => !up.includes(card))
  if (card) return fault('seal_open', { card })
  const missing = open && up.find((card) => !open.includes(card) && !seen.hand?.includes(card))
  if (missing) return fault('seal-hidden', { card: missing })
  for (const { move, drawn, cards } of drawsSeen(known, it, seat, seen)) {
    const expected = stock[drawn]!
    const at = cards.indexOf(expected)
    if (at < 0) return fault('seal_came', { move, card: cards[0] ?? NONE, expected })
    cards.splice(at, 1)
  }
  return null
}

/** A card that the own seat drew, after so many that were, and what came into its hand then. */
interface Draw {
  move: number
  drawn: number
  cards: string[]
}

/** What this device saw the own seat draw from the stock while it lay as it was dealt. */
function drawsSeen(known: Known, it: Told, seat: number, seen: Witness): Draw[] {
  const stock = it.dealing.split('s').length - 1
  const came = cameIn(seen).map((it) => ({ ...it, cards: [...it.cards] }))
  const drawn = [...it.lines.entries()].filter(([, line]) => textOf(line) === known.draws)
  return drawn.slice(0, stock).flatMap(([i, line], drawn) => {
    const now = came.find(({ since, after }) => since <= i && i < after)
    return now && line.startsWith(`${seat} `) ? { move: i + 1, drawn, cards: now.cards } : []
  })
}

/** The cards that came into the hand since it was looked at. */
const cameIn = (seen: Witness): (Came & { since: number })[] =>
  (seen.came ?? []).filter((it): it is Came & { since: number } => it.since !== null)

/** How many cards this device saw come into the hand, and how many of them have a sealed place. */
export function countCompared(
  known: Known,
  it: Told,
  seat: number,
  seen: Witness | null,
): { given: number; compared: number } {
  if (!seen) return { given: 0, compared: 0 }
  const hand = seen.hand?.length ?? 0
  const dealt = it.dealing.includes(String(seat)) ? hand : 0
  return {
    given: hand + cameIn(seen).flatMap(({ cards }) => cards).length,
    compared: dealt + drawsSeen(known, it, seat, seen).length,
  }
}

/** Whether a line of the log is what was told of it: of another's action perhaps its kind alone. */
function isTold(told: string, line: string, seat: number): boolean {
  if (told === line) return true
  const [by, kind] = told.split(' ')
  return by !== String(seat) && line.startsWith(`${by} ${kind} `)
}
