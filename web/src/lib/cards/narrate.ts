/** Events and positions in words. */
import { isJoker, RANKS, rankOf, standsFor, suitOf, SUITS } from './card'
import { deck } from './deck.svelte'
import type { Table } from '../connection/table.svelte'
import { say, texts, type Facts, type Say } from '../base/texts.svelte'
import { unique } from '../base/lists'
import type { Event, LegalAction, Noted, Reason, SeatInfo, Seating } from '../connection/wire'

/** A card in words, by its name. */
export function cardName(name: string): string {
  if (!isJoker(name)) {
    const facts = { rank: rankOf(name), suit: suitOf(name) ?? '' }
    return deck.letters
      ? say('card-name-german', { ...facts, letters: deck.letters })
      : say('card-name', facts)
  }
  const as = standsFor(name)
  if (!as) return say('card-joker')
  return say('card-joker-for', { card: as[1] ? cardName(as) : say('card-rank', { rank: as }) })
}

/** Cards as a player types them, quoted by the server: `[4h *Ac]`. */
const TYPED = /\[((?:\*?[A2-9TJQK][cdhs]|\*)(?: (?:\*?[A2-9TJQK][cdhs]|\*))*)\]/g
const SIGNED = /(10|[2-9AJQK])?([♣♦♥♠])/g
/** Rewrite a server sentence, which prints French cards and suits, for the pack on the table. */
export const inDeck = (text: string): string =>
  text
    .replace(TYPED, (_, cards: string) => cards.split(' ').map(cardSign).join(' '))
    .replace(SIGNED, (sign, rank: string | undefined, suit: string) => {
      const letter = SUITS['♣♦♥♠'.indexOf(suit)]!
      if (!rank) return suitName(letter)
      return deck.letters ? cardName(rank.replace('10', 'T') + letter) : sign
    })

/** A suit in words. */
export const suitName = (suit: string): string =>
  say('suit-name', { suit, pack: deck.letters ? 'german' : 'french' })

/** A card as people print it, by its name. */
export function cardSign(name: string): string {
  if (deck.letters && !isJoker(name)) return cardName(name)
  const as = standsFor(name)
  const sign = as && say('card-sign', { rank: as[0]!, suit: as[1] ?? 'none' })
  return isJoker(name) ? say('card-sign-joker', { card: sign || 'none' }) : sign
}

/** The sign of every card, for words that name some: `$sQ` is the queen of spades. */
export const everyCard = (): Facts =>
  Object.fromEntries(
    [...SUITS].flatMap((suit) => [...RANKS].map((rank) => [suit + rank, cardSign(rank + suit)])),
  )

export function seatName(seat: SeatInfo | undefined): string {
  if (!seat || seat.kind === 'open') return say('seat-open')
  if (seat.left) return say('bot-for', { name: seat.left })
  if (seat.kind === 'bot') return say('bot-given', { name: seat.name })
  return seat.name || say('seat-unnamed')
}

/** The kind of bot in a seat, in a word; empty for people. */
export const levelOf = (seat: SeatInfo | undefined): string =>
  seat?.bot ? (texts.find(`bot-${seat.bot}`) ?? seat.bot) : ''

/** Whose seat the reader has, -1 for none, and the names of all. */
type At = Pick<Table, 'seat' | 'info'>

/** Return the latest event as a sentence, or null if it needs none. */
export function narrate(event: Event, table: At, says: Say): string | null {
  const who = (seat: number) => ({
    who: seat === table.seat ? 'me' : 'other',
    name: seatName(table.info?.seats[seat]),
  })
  switch (event.event) {
    case 'action_played': {
      const card = event.moves?.find((move) => move.card)?.card
      return says(`event-${event.kind}`, {
        ...who(event.seat),
        card: card ? cardName(card) : 'none',
      })
    }
    case 'noted':
      return says(`note-${event.kind}`, noteFacts(event, table, says))
    case 'resigned': {
      const { left, name: own } = table.info?.seats[event.seat] ?? {}
      const name = left || own || say('seat-unnamed')
      return says('event-resigned', { ...who(event.seat), name, bot: event.by ? 'yes' : 'no' })
    }
    case 'stand_in':
      return say('event-stand-in', { ...who(event.seat), bot: event.by ? 'yes' : 'no' })
    case 'time_up':
      return texts.find('clock-event', who(event.seat)) ?? ''
    case 'when_away':
      return (
        texts.find('absent-event', {
          ...who(event.seat),
          terms: texts.find(`absent-terms-${event.absent}`) ?? '',
        }) ?? ''
      )
    case 'hand_opened':
      return say('event-hand', { ...who(event.seat), open: event.open ? 'yes' : 'no' })
    case 'device':
      return say('event-device', who(event.seat))
    case 'taken_back':
      if ((event.by ?? -1) >= 0) {
        const by = seatName(table.info?.seats[event.by!])
        return texts.find('mistap-event', { ...who(event.seat), by }) ?? ''
      }
      return say('event-taken_back', who(event.seat))
    case 'seats_taken':
      return seatsWords(event.seating, who)
    case 'deal_started':
      return says('event-deal', { number: event.number, ...who(event.dealer) })
    default:
      return null
  }
}

/** The seating after the draw for seats, and the cards that decided it. */
function seatsWords({ drawn, order }: Seating, who: (seat: number) => Facts): string {
  const list = order.map((_, seat) => {
    const [first = 'none', ...more] = (drawn[seat] ?? []).map(cardName)
    const cards = more.reduce((before, card) => say('event-drawn-again', { before, card }), first)
    return say('event-seat', { ...who(seat), cards })
  })
  const shown = drawn.length > 0 ? 'yes' : 'no'
  return say('event-seats', { ...who(0), shown, list: texts.list(list, 'conjunction') })
}

/** Points or chips as people print them, with a real minus. */
export const figure = (amount: number): string => String(amount).replace('-', '−')
/** The same for a gain or loss, with a plus before a gain. */
export const change = (amount: number): string => (amount > 0 ? '+' : '') + figure(amount)

/** Cards and jokers as they are typed, between other words. */
const CARDS = /\*?\b[A2-9TJQK][cdhs]\b|(?<!\S)\*(?!\S)/g
/** Replace the two-letter cards in a text with the signs that people read, groups with commas. */
const signed = (value: string | number): string | number =>
  typeof value === 'string'
    ? value.replaceAll('] [', ', ').replace(/[[\]]/g, '').replace(CARDS, cardSign)
    : value

/** An action of a game by its name, with its cards or its amount. */
export function deedWords({ kind, cards, text }: LegalAction, game: string): string {
  const what = /^\w+ (\d+)$/.exec(text)?.[1] ?? cards.map(cardSign).join(' ')
  const named = { card: cards.length ? what : 'none' }
  const deed = texts.find(`${game}-action-${kind}`, named) ?? say(`${game}-can-${kind}`)
  return !what || deed.includes(what) ? deed : say('coach-deed', { deed, what })
}

/** A line of a position as the terminal has it: cards as people print them, seats by their names. */
export const lineWords = (line: string, name: (seat: number) => string): string =>
  inDeck(line.replace(CARDS, cardSign)).replace(/\bP(\d)\b/g, (_, seat: string) => name(+seat))

/** Tenths of a point or chip, as people print them. */
export function tenths(amount: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay }
  return new Intl.NumberFormat(texts.language, digits).format(amount / 10).replace('-', '−')
}

/** Why a bot would do something. */
export function reasonWords({ key, facts, words }: Reason, says: Say): string {
  const found: Facts = {}
  for (const [fact, word] of Object.entries(words)) found[fact] = says(word)
  for (const [fact, value] of Object.entries(facts)) found[fact] = signed(value)
  return says(`reason-${key}`, found)
}

/** Whether a reason is a count of deals that were played out, which people read after all others. */
export const isCounted = (reason: Reason): boolean => 'of' in reason.facts

/** A note in a few signs, such as “+30”, if its game has some for it. */
export const noteWords = (event: Event, table: Table, says: Say): string | null =>
  event.event === 'noted'
    ? texts.find(`${table.own.game}-log-note-${event.kind}`, noteFacts(event, table, says))
    : null

/** The facts of a note's sentence: seats by name, texts of the game, cards as people print them. */
function noteFacts(note: Noted, table: At, says: Say): Facts {
  const name = (seat: number): string =>
    seat === table.seat ? say('note-you') : seatName(table.info?.seats[seat])
  const facts: Facts = { who: note.seat === table.seat ? 'me' : 'other' }
  if (note.seat !== undefined) facts.name = name(note.seat)
  if (note.other !== undefined) facts.other = name(note.other)
  for (const [fact, word] of Object.entries(note.words ?? {})) facts[fact] = says(word)
  for (const [fact, value] of Object.entries(note.facts ?? {})) {
    facts[fact] = signed(value)
  }
  return facts
}

/** The legal actions of the seat by kind, as choices. */
export function choices(at: Pick<Table, 'legal'>, says: Say, facts: Facts): string {
  const kinds = unique(at.legal.map((action) => action.kind))
  return texts.list(
    kinds.map((kind) => says(`can-${kind}`, facts)),
    'disjunction',
  )
}
