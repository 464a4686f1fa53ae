/** Whether a deal is as it was sealed: what a player's own device finds out by itself. */
import { unique, without } from '../base/lists'
import type { Drawing, Seating, SeatTip } from '../connection/wire'
import {
  chain,
  dealKey,
  firstDealer,
  hex,
  LINKS,
  logLink,
  packOf,
  seatsKey,
  SHARES,
  unhex,
  type Bytes,
} from './proof'
import { standing, takesBack } from './takenback'
import { chairAt, drawSeats, isSameSeating, namedBots, seatOf } from './seating'

/** The first thing that is not as sealed: `sayFlaw` says it. */
export interface Flaw {
  code: string
  facts: Record<string, string | number>
}

/** The outcome of a check: a deal counts as sealed only if there is neither flaw nor doubt. */
export interface Verdict {
  flaw: Flaw | null
  /** Why not all of the deal could be checked: `sayDoubt` says it. */
  doubts: readonly Flaw[]
}

/** The game and its rules: they stay the same for the whole match. */
export interface TableRules {
  game: string
  options: Readonly<Record<string, unknown>>
  seats: number
}

/** How many worlds each bot may look at for a decision: `most`, or `least` under load. */
export interface Budgets {
  most: number
  least: number
}

/** The known facts about a table before a deal. */
export interface Known {
  /** Of the protocol. */
  version: number
  /** The Parlour that the bots belong to. */
  engine: string
  /** The stand-in for the table in the keys of its deals. */
  table: string
  /** The tip of its chain. */
  chain: string
  /** The game's pack in its own order. */
  pack: readonly string[]
  tips: readonly SeatTip[]
  /** The action that draws the stock's next card; empty where none does. */
  draws: string
  /** The texts that may stand for an action of another seat. */
  hides: readonly string[]
  budgets: Budgets
  /** How seats are drawn; null if everybody keeps their chair. */
  drawing: Drawing | null
  /** The seating, as the server told this device. */
  seating: Seating | null
}

/** A deal that is over, as the server tells it. */
export interface Over {
  deal: number
  dealer: number
  secret: string
  shares: readonly string[]
}

/** The cards that came into the hand; where `since` is null, that is all of it. */
interface Came {
  /** The number of actions in the deal when the hand was last seen before. */
  since: number | null
  /** The number of actions in the deal when the hand was next seen. */
  after: number
  cards: readonly string[]
  /** Those of them that lay open before. */
  open?: readonly string[]
}

/** The latest look at the table: the hand, and the cards that lay open. */
interface Look {
  after: number
  hand: readonly string[]
  open: readonly string[]
}

/** This device's own record of a deal. */
export interface Witness {
  deal: number
  /** The share that it has given. */
  given: string
  /** The tips known when it gave its share; a later tip could be chosen to suit that share. */
  tips?: readonly SeatTip[] | null | undefined
  /** Where each place of the pack was to go, by dealer; told before the shuffle. */
  dealing?: readonly string[] | null | undefined
  /** The budgets of the bots: told before the shuffle. */
  budgets?: Budgets | null | undefined
  /** The shares that were told when the deal began, null if it was not there. */
  shares: readonly string[] | null
  /** The bots that were named when it gave its share: of the first deal, by their chairs. */
  named?: readonly string[] | null | undefined
  /** The bot of each seat when the deal began. */
  seated?: readonly string[] | null | undefined
  /** The position with which the deal began. */
  begun?: number | null | undefined
  /** The dealer that the server named. */
  dealer?: number | null | undefined
  /** The hand that it was dealt, null if it was not there. */
  hand: readonly string[] | null
  /** Another hand that it was dealt in the same deal, later. */
  again?: readonly string[] | null | undefined
  /** The other cards that lay open when it began. */
  open?: readonly string[] | null | undefined
  /** The cards that came into the hand later, told as they came and after each own action. */
  came?: readonly Came[] | null | undefined
  look?: Look | null | undefined
  /** The hand after each number of lines, while a decision may be taken back. */
  hands?: Readonly<Record<number, readonly string[]>> | null | undefined
  /** The positions at which this device asked to take a decision back. */
  asked?: readonly number[] | undefined
  /** The place of the last action that moved a card from elsewhere than a hand. */
  drew?: number | undefined
  /** The actions, as far as the server told them; null where the device missed something. */
  lines: readonly (string | null)[] | null
  /** The points of the deal on the score sheet that was shown. */
  points?: readonly number[] | null | undefined
  /** The fault found while the deal was played, and what could not be checked then. */
  flaw?: Flaw | null | undefined
  doubts?: readonly string[] | undefined
}

const bytes = (text: string): Bytes => unhex(text) ?? new Uint8Array()

const isEqual = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

/** The farthest link that was seen to lead to a tip, and in how many steps. */
const farthest = new Map<string, { link: string; links: number }>()

/** Whether a link leads to a tip in this many steps, or to a link known to lead there. */
function leadsTo(tip: string, link: Bytes, links: number): boolean {
  const known = farthest.get(tip)
  const from = known && known.links <= links ? known : { link: tip, links: 0 }
  if (hex(chain(link, links - from.links)) !== from.link) return false
  farthest.set(tip, { link: hex(link), links })
  return true
}

/** Return the fault in a deal's key or in what it was shuffled with, or else the key. */
export function checkKey(known: Known, it: Over): Flaw | Bytes {
  const flaw = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
    code,
    facts: { deal: it.deal, ...facts },
  })
  const secret = bytes(it.secret)
  if (it.deal > LINKS || !leadsTo(known.chain, secret, it.deal)) return flaw('seal_chain')
  for (const [chair, share] of it.shares.entries()) {
    if (!share) continue
    const tip = known.tips.findLast((tip) => tip.seat === chair && tip.first <= it.deal)
    const links = tip ? it.deal - tip.first + 1 : 0
    if (!tip || links > SHARES || !leadsTo(tip.tip, bytes(share), links)) {
      return flaw('seal_share', { player: seatOf(known.seating, chair) + 1 })
    }
  }
  const key = dealKey(known.table, it.deal, secret, it.shares.map(bytes))
  const wrong = it.deal === 1 && checkSeats(known, it, key)
  return wrong ? flaw(wrong) : key
}

/** Return the fault in the seating or the first dealer, by the key of the first deal. */
function checkSeats(known: Known, it: Over, key: Bytes): string | null {
  const { drawing, pack } = known
  const seats = it.shares.length
  const wanted = drawing && drawSeats(drawing, pack, packOf(seatsKey(key), pack), seats)
  if (!isSameSeating(known.seating, wanted)) return 'seal_seats'
  return it.dealer === (wanted ? 0 : firstDealer(key, seats)) ? null : 'seal_dealer'
}

/** Return the fault in the order of a pack, card by card. */
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
export interface UnsealedDeal extends Over {
  lines: readonly string[]
  log: string
  /** For each place of the pack a seat's digit, `s` for the stock or a dash. */
  dealing: string
  bots: readonly { seat: number; bot: string; budget: number; since?: number }[]
  /** The bot of each seat when the deal began. */
  seated: readonly string[]
  points: readonly number[] | null
}

/** The first protocol version that must give each device all that a check needs. */
export const OWED = 3

/** The first version under which a game's drawing for seats is sealed. */
export const SEATED = 4

/** Check a deal at which this device may have been; `before` is the log's last link. */
export function checkDeal(
  known: Known,
  it: UnsealedDeal,
  before: string,
  seat: number,
  seen: Witness | null,
): Verdict {
  const flaw = seen?.flaw ?? findFlaw(known, it, before, seat, seen)
  return { flaw, doubts: findDoubts(known, it, seat, seen) }
}

/** The first thing that is not as sealed, or as this device was told. */
function findFlaw(
  known: Known,
  it: UnsealedDeal,
  before: string,
  seat: number,
  seen: Witness | null,
): Flaw | null {
  const flaw = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
    code,
    facts: { deal: it.deal, player: seat + 1, ...facts },
  })
  const mine = it.shares[chairAt(known.seating, seat)]
  if (seen?.given && mine !== seen.given) return flaw('seal-own')
  if (seen?.shares && !isEqual(seen.shares, it.shares)) return flaw('seal-told')
  const key = checkKey(seen?.tips ? { ...known, tips: seen.tips } : known, it)
  if ('code' in key) return key
  // Check this first: a draw missing from the log would put the blame on a later card.
  const other = checkLines(known, it, seat, seen?.lines ?? [])
  if (other) return flaw('seal-line', other)
  if (seen?.hand?.length || seen?.came?.length) {
    const pack = packOf(key, known.pack)
    if (it.dealing.length !== pack.length) return flaw('seal-places')
    const dealt = dealtTo(String(seat), it.dealing, pack)
    const [card] = without(seen.hand ?? [], dealt)
    if (card) return flaw('seal_hand', { card })
    const [short] = seen.hand ? without(dealt, seen.hand) : []
    if (short) return flaw('seal_short', { card: short })
    const told = (seen.dealing?.[it.dealer] ?? it.dealing) === it.dealing
    // The first deal draws its dealer by lot; the dealer of any other is known before its shuffle.
    const chosen = it.deal > 1 && (seen.dealing ?? []).filter(Boolean).length > 1
    if (!told || chosen || (seen.dealer ?? it.dealer) !== it.dealer) return flaw('seal-dealing')
    const wrong = checkStock(known, it, pack, seat, seen)
    if (wrong) return flaw(wrong.code, wrong.facts)
  }
  if (seen?.again) return flaw('seal-again')
  if (hex(logLink(bytes(before), key, it.lines)) !== it.log) return flaw('seal_log')
  const bot = checkBots(known, it, seen)
  if (bot) return flaw(bot.code, bot.facts)
  const shown = seen?.points
  if (shown && !isEqual(shown, it.points)) return flaw('seal_points')
  return null
}

/** Why not all of a deal could be checked. */
function findDoubts(known: Known, it: UnsealedDeal, seat: number, seen: Witness | null): Flaw[] {
  const doubt = (code: string, facts: Flaw['facts'] = {}): Flaw => ({
    code,
    facts: { deal: it.deal, ...facts },
  })
  if (!seen) return [doubt('begin')]
  const codes = [...(seen.doubts ?? [])]
  if (!(known.version >= OWED)) codes.push('old')
  const told = seen.shares && seen.seated && (!seen.given || (seen.tips && seen.budgets))
  const all = told && seen.given && seen.dealing?.[it.dealer] && seen.dealer === it.dealer
  if (codes.length === 0 && !all) codes.push('begin')
  if (!seen.hand) codes.push('hand')
  const lines = seen.lines ?? []
  if (!it.lines.every((_, i) => lines[i])) codes.push('moves')
  if (it.points && !seen.points) codes.push('points')
  if (it.bots.some(({ seat: at, bot }) => at === seat && bot !== PERSON)) codes.push('stand-in')
  // Nothing compared the cards that came at once with those that came back.
  const mixed = ({ since, after }: Came): boolean =>
    since !== null && after > since + 1 && takesBack(it.lines.slice(since, after))
  if (seen.came?.some(mixed)) codes.push('moves')
  const doubts = unique(codes).map((code) => doubt(code))
  const { given, compared, open } = countCompared(known, it, seat, seen)
  const rest = given - compared - open
  if (rest > 0) doubts.push(doubt('cards', { given, rest }))
  return doubts
}

const NONE = '–'
/** The name of people among the bots. */
const PERSON = 'person'

/** Return the action in a line that also names its player. */
const textOf = (line: string | null | undefined): string => (line ?? '').replace(/^\d+ /, '')

/** Return the first action that the log gives differently from what this device was told. */
function checkLines(
  known: Known,
  it: UnsealedDeal,
  seat: number,
  seen: readonly (string | null)[],
): Flaw['facts'] | null {
  const move = seen.findIndex(
    (line, i) => line !== null && !isTold(line, it.lines[i] ?? '', seat, known.hides),
  )
  if (move < 0) return null
  const texts = { played: textOf(seen[move]) || NONE, expected: textOf(it.lines[move]) || NONE }
  return { move: move + 1, ...texts }
}

/** Return the fault in the bots: not the sealed bot, not at its move, or with another budget. */
function checkBots(known: Known, it: UnsealedDeal, seen: Witness | null): Flaw | null {
  const { budgets, begun } = seen ?? {}
  const seated = seen?.seated ?? (seen && namedBots(known.seating, seen))
  if (!seated) return null
  const wrong = (seat: number, bot: string): Flaw => ({
    code: 'seal_bot',
    facts: { player: seat + 1, bot: bot || NONE, expected: seated[seat] || NONE },
  })
  const acts = (seat: number): number => it.lines.findIndex((line) => line.startsWith(`${seat} `))
  for (const [seat, bot] of seated.entries()) {
    if (bot !== it.seated[seat]) return wrong(seat, it.seated[seat] ?? '')
    const first = it.bots.find((it) => it.seat === seat)
    const since = typeof begun === 'number' ? begun + acts(seat) : first?.since
    if (bot && acts(seat) >= 0 && first?.since !== since) return wrong(seat, '')
  }
  for (const { seat, bot, budget, since } of it.bots) {
    const line = typeof begun === 'number' ? it.lines[(since ?? 0) - begun] : `${seat} `
    const sits = seated[seat] !== undefined && line?.startsWith(`${seat} `)
    if (!sits || (seated[seat] || bot) !== bot) return wrong(seat, bot)
    if (bot === PERSON) continue // who is back after a bot stood in for them
    if (budgets && budget !== budgets.most && budget !== budgets.least) {
      return { code: 'seal_budget', facts: { player: seat + 1, budget, ...budgets } }
    }
  }
  return null
}

/** The cards of a pack that went to a hand, the stock or elsewhere. */
const dealtTo = (to: string, dealing: string, pack: readonly string[]): string[] =>
  pack.filter((_, place) => dealing[place] === to)

/** Return the fault in the cards turned up, and in those that this seat has drawn. */
function checkStock(
  known: Known,
  it: UnsealedDeal,
  pack: readonly string[],
  seat: number,
  seen: Witness,
): Flaw | null {
  const fault = (code: string, facts: Flaw['facts']): Flaw => ({ code, facts })
  // In a game without draws, other cards may lie face down; if cards are cut first, all do.
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

/** A draw by the device’s own seat: the earlier draws in the deal, and the cards that came. */
interface Draw {
  move: number
  drawn: number
  cards: string[]
}

/** Return the cards that this device saw its own seat draw from the stock in its dealt order. */
function drawsSeen(known: Known, it: UnsealedDeal, seat: number, seen: Witness): Draw[] {
  const own = `${seat} `
  const stock = it.dealing.split('s').length - 1
  const came = cameIn(it, seen).map((it) => ({ ...it, cards: [...it.cards] }))
  const isDraw = (line: string): boolean => textOf(line) === known.draws
  return [...it.lines.entries()]
    .filter(([, line]) => isDraw(line))
    .flatMap(([i, line]) => {
      // A card whose draw was taken back lies on the stock again.
      const drawn = standing(it.lines.slice(0, i)).filter((at) => isDraw(it.lines[at]!)).length
      if (drawn >= stock || !line.startsWith(own)) return []
      const now = came.find(({ since, after }) => since <= i && i < after)
      // If the seat acted again before the next look at its hand, the card may be gone.
      const more = now && it.lines.slice(i + 1, now.after).some((line) => line.startsWith(own))
      return now && !more ? [{ move: i + 1, drawn, cards: now.cards }] : []
    })
}

/**
 * The cards that came into the hand since it was looked at, by actions: those that came back with a
 * decision were in it before, and the device has compared them then.
 */
const cameIn = ({ lines }: UnsealedDeal, seen: Witness): (Came & { since: number })[] =>
  (seen.came ?? []).filter(
    (it): it is Came & { since: number } =>
      it.since !== null && !takesBack(lines.slice(it.since, it.after)),
  )

/** The known facts about the cards that came into a hand. */
export interface Compared {
  given: number
  /** How many have a sealed place. */
  compared: number
  /** How many lay open before. */
  open: number
}

/** Count the cards that this device saw come into the hand, and those of known origin. */
export function countCompared(
  known: Known,
  it: UnsealedDeal,
  seat: number,
  seen: Witness | null,
): Compared {
  if (!seen) return { given: 0, compared: 0, open: 0 }
  const hand = seen.hand?.length ?? 0
  const dealt = it.dealing.includes(String(seat)) ? hand : 0
  const came = cameIn(it, seen)
  const lost = (seen.came ?? []).filter(({ since }) => since === null)
  const open = came.flatMap((one) => takenOpen(known, it, seat, seen, one)).length
  const count = (all: readonly Came[]): number => all.flatMap(({ cards }) => cards).length
  return {
    given: hand + count(came) + count(lost),
    compared: dealt + drawsSeen(known, it, seat, seen).length + spareTaken(known, it, seen),
    open,
  }
}

/**
 * The cards that a hand took and everybody saw before: each was played or laid down in this deal, or
 * was the only one turned up when it began. Whatever else is shown is the server's word.
 */
function takenOpen(
  known: Known,
  it: UnsealedDeal,
  seat: number,
  seen: Witness,
  came: Came,
): string[] {
  const named = new Set(it.lines.slice(0, came.since ?? 0).flatMap((line) => cardsIn(line)))
  const up = seen.open?.length === 1 ? seen.open : []
  const open = (came.open ?? []).filter((card) => named.has(card) || up.includes(card))
  const now = it.lines.slice(came.since ?? 0, came.after)
  const drawn = now.filter((line) => line === `${seat} ${known.draws}`).length
  return open.slice(0, Math.max(0, came.cards.length - drawn))
}

/** The words of a line that may be cards; a joker stands with the card that it is played as. */
const cardsIn = (line: string): string[] =>
  line.split(/[^\w*]+/).map((word) => (word[0] === '*' ? '*' : word))

/** Count the cards of a spare hand taken whole: all that lay face down beside the hands. */
function spareTaken(known: Known, it: UnsealedDeal, seen: Witness): number {
  const key = checkKey(seen.tips ? { ...known, tips: seen.tips } : known, it)
  if ('code' in key || !/\d/.test(it.dealing)) return 0
  const spare = without(dealtTo('-', it.dealing, packOf(key, known.pack)), seen.open ?? [])
  const is = ({ cards }: Came): boolean =>
    cards.length === spare.length && without(cards, spare).length === 0
  return spare.length > 0 && cameIn(it, seen).some(is) ? spare.length : 0
}

/** Whether a line of the log matches what was told; another seat's action may be hidden. */
function isTold(told: string, line: string, seat: number, hides: readonly string[]): boolean {
  if (told === line) return true
  const [by] = told.split(' ', 1)
  return by !== String(seat) && line.startsWith(`${by} `) && hides.includes(textOf(told))
}
