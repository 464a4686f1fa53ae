/**
 * Cards fly from the place they leave to the place they reach.
 *
 * A place is an element with `data-place`; a card in it has `data-card`, or, where cards lie face
 * down, one element in it has `data-top`. The flight is a copy in a layer above everything, so that
 * no layout depends on it, and what it stands for is hidden until it lands. A press of a button or
 * a key ends all flights at once: nobody ever waits for them.
 */
import { tick } from 'svelte'
import { cardOf } from './card'
import { built, hurry, painted } from '../base/frames.svelte'
import { cue, type Cue } from '../base/cues'
import { haste, motion, stillness } from '../base/settings.svelte'
import type { Move } from '../connection/wire'

const FLIGHT = 320
const BETWEEN = 55
/** A deal or a haul of many cards flies no longer than this, in milliseconds. */
const LONGEST = 780
/** The most copies that one frame paints, and that have a shadow: many shadows add up to black. */
const FEW = 3
/** About the most copies that fly to the hands of others: a part of the cards stands for all. */
const SWARM = 24
/** The most copies that are built before a frame, so that slow machines finish it in time. */
const AT_ONCE = 6
const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** The document has this class while cards are dealt: see `data-late`. */
const DEALING = 'dealing'
/** The document also has this class until the first card flies: all hands are still empty. */
const EMPTY = 'empty-handed'
/** … and this one while cards fly after an action: see `data-due`. */
const UNDERWAY = 'underway'
/** Marks the elements that stand for a card in flight: they are hidden. */
const AWAITED = 'data-awaited'

interface Start {
  box: DOMRect
  face: Element | null
  back: Element | null
}

const flights = new Set<Animation>()

/** End all flights: every card is where it belongs. */
export function land(): void {
  hurry()
  for (const flight of flights) flight.finish()
}

/** Let any press end the flights. */
export function watchHaste(): void {
  const end = (event: Event): void => {
    motion.pressed?.(event)
    land()
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, end, { capture: true })
}

/** The parts of a place: a player's cards may lie both at the plate and open before it. */
const places = (name: string): Element[] => [
  ...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`),
]
const place = (name: string): Element | undefined => places(name)[0]

/** The cards of that name in a place. */
const cardsIn = (home: Element, name: string): Element[] =>
  [...home.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (element) => cardOf(element.dataset['card']!).name === name,
  )

/** All cards in a hand; at a plate its one small back stands for all. */
const heldIn = (hand: Element): Element[] =>
  hand.matches('[data-back]') ? [hand] : [...hand.querySelectorAll('[data-card], [data-back]')]

/** Where in a place a card lies: the last of equal cards that no other flight has taken. */
export function spot(name: string, card: string | null, taken: Set<Element>): Element | null {
  const home = place(name)
  if (!home) return null
  const lying = card ? places(name).flatMap((part) => cardsIn(part, card)) : []
  const found = lying.findLast((element) => !taken.has(element))
  if (found) taken.add(found)
  return found ?? home.querySelector('[data-top]') ?? home
}

/** Remember where something lies, and what it looks like, before the page changes. */
function lift(from: Element | null): Start | null {
  if (!from) return null
  const shown = (name: string): Element | null =>
    (from.querySelector(name)?.cloneNode(true) as Element | undefined) ?? null
  return { box: from.getBoundingClientRect(), face: shown('.face'), back: shown('.back') }
}

/** A card that is to fly to an element, `delay` milliseconds after the first. */
interface FlightPath {
  start: Start
  target: Element
  delay: number
  /** The sound of its landing. */
  cue: Cue
}

/** The copy that flies, from where it is to begin. */
interface FlyingCard {
  card: HTMLElement
  from: string
  delay: number
  cue: Cue
}

/** The sound of a card that reaches a place. */
const cueAt = (name: string): Cue =>
  name.startsWith('hand:') ? 'draw' : name.startsWith('meld:') ? 'meld' : 'place'

/**
 * Build the copy that flies: a face, a back, or both when the card is turned on its way. Each flight
 * has copies of its own: many cards may start from one place. Null if nothing is to be seen.
 */
function ghost({ start, target, delay, cue }: FlightPath, box: DOMRect): FlyingCard | null {
  const face = (start.face ?? target.querySelector('.face'))?.cloneNode(true)
  // A back that stays one is drawn as plainly as where it lands.
  const own = face ? null : target.querySelector('.back')
  const back = start.face ? undefined : (own ?? start.back)?.cloneNode(true)
  const sides = [face, back].filter((side) => side !== undefined)
  if (sides.length === 0 || box.width === 0) return null
  const card = document.createElement('div')
  card.className = 'flying'
  card.setAttribute('aria-hidden', 'true')
  Object.assign(card.style, { left: `${box.left}px`, top: `${box.top}px` })
  Object.assign(card.style, { width: `${box.width}px`, height: `${box.height}px` })
  card.append(...sides)
  const dx = start.box.left + start.box.width / 2 - box.left - box.width / 2
  const dy = start.box.top + start.box.height / 2 - box.top - box.height / 2
  const scale = start.box.height / (box.height || 1)
  const turned = sides.length === 2 ? ' rotateY(180deg)' : ''
  const from = `translate(${dx}px, ${dy}px) scale(${scale})${turned}`
  card.style.transform = from
  return { card, from, delay, cue }
}

/** Let a copy fly; a press may end that. */
async function fly({ card, from, delay, cue: sound }: FlyingCard): Promise<void> {
  const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'both' } as const
  const animation = card.animate([{ transform: from }, { transform: 'none' }], timing)
  animation.playbackRate = haste()
  flights.add(animation)
  try {
    await animation.finished
    cue(sound)
  } catch {
    // It has left the page.
  } finally {
    flights.delete(animation)
  }
}

/**
 * Let cards fly, the first at once. All copies are there before the first one moves, and stay until
 * the last one has landed: while they fly the page has nothing to build, to measure or to paint.
 */
async function launch(ways: readonly (FlightPath | null)[]): Promise<void> {
  const there = ways.filter((way) => way !== null)
  const boxes = there.map(({ target }) => target.getBoundingClientRect())
  for (const { target } of there) target.setAttribute(AWAITED, '')
  const copies: FlyingCard[] = []
  let calm = true
  for (let from = 0; calm && from < there.length; from += AT_ONCE) {
    const next = there
      .slice(from, from + AT_ONCE)
      .map((way, i) => ghost(way, boxes[from + i]!))
      .filter((copy) => copy !== null)
    for (const { card } of next) card.classList.toggle('alone', there.length <= FEW)
    document.body.append(...next.map(({ card }) => card))
    copies.push(...next)
    // The change is painted before anything moves, so that the first steps of a flight are seen.
    if (next.length) calm = await painted()
  }
  if (calm) await Promise.all(copies.map(fly))
  for (const { card } of copies) card.remove()
  for (const { target } of there) target.removeAttribute(AWAITED)
}

/** The time between the starts of two flights, for this number of cards. */
const between = (count: number): number =>
  Math.min(BETWEEN, (LONGEST - FLIGHT) / Math.max(1, count - 1))

/** Apply a change and show the moves that led to it; resolves when the last card has landed. */
export async function carry(moves: readonly Move[], apply: () => void): Promise<void> {
  if (moves.length === 0 || stillness()) {
    if (!document.hidden) for (const { target } of moves) cue(cueAt(target))
    return apply()
  }
  const [left, reached] = [new Set<Element>(), new Set<Element>()]
  const starts = moves.map((move) => lift(spot(move.source, move.card, left)))
  const { classList } = document.documentElement
  classList.add(UNDERWAY)
  try {
    apply()
    await tick()
    const step = between(moves.length)
    await launch(
      moves.map((move, order) => {
        const [start, target] = [starts[order], spot(move.target, move.card, reached)]
        const heard = cueAt(move.target)
        return start && target ? { start, target, delay: order * step, cue: heard } : null
      }),
    )
  } finally {
    classList.remove(UNDERWAY)
  }
}

/**
 * Apply a new deal and let every card fly in from the stock, or from the dealer. Anything that
 * would reveal a hand before its cards arrive has `data-late`.
 */
export async function dealOut(apply: () => void): Promise<void> {
  if (stillness()) return apply()
  const { classList } = document.documentElement
  classList.add(DEALING, EMPTY)
  try {
    apply()
    await tick()
    await built()
    // Building a table takes a while: the first card waits until the table is painted.
    const start =
      (await painted()) && lift(spot(place('stock') ? 'stock' : 'dealer', null, new Set()))
    const hands = [...document.querySelectorAll('[data-place^="hand:"]')].map(heldIn)
    const cards = hands.flat()
    const every = Math.ceil(cards.filter(isBack).length / SWARM)
    for (const card of cards) card.setAttribute(AWAITED, '')
    const flights = start && launch(hands.flatMap((hand) => inOrder(hand, start, every)))
    classList.remove(EMPTY)
    await flights
    for (const card of cards) card.removeAttribute(AWAITED)
  } finally {
    classList.remove(DEALING, EMPTY)
  }
}

const isBack = (card: Element): boolean => card.matches('[data-back]')

/** The flights of a hand, from its left to its right; of backs only every so many of them fly. */
function inOrder(cards: readonly Element[], start: Start, every: number): FlightPath[] {
  const step = between(cards.length)
  return cards
    .map((target) => ({ target, left: target.getBoundingClientRect().left }))
    .sort((a, b) => a.left - b.left)
    .map(({ target }, order): FlightPath => ({ start, target, delay: order * step, cue: 'deal' }))
    .filter(({ target }, order) => !isBack(target) || order % every === 0)
}

/** Draw the eye to a place for half a second; words may rise from it. */
export async function gesture(place: string, words = ''): Promise<void> {
  if (!stillness()) await (await import('./gesture')).drawGesture(place, words)
}
