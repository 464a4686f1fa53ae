/**
 * Cards fly from the place they leave to the place they reach.
 *
 * A place is an element with `data-place`; a card in it has `data-card`, or, where cards lie face
 * down, one element in it has `data-top`. The flight is a copy in a layer above everything, so that
 * no layout depends on it, and what it stands for is hidden until it lands. A press of a button or
 * a key ends all flights at once: nobody ever waits for them.
 */
import { tick } from 'svelte'
import { cardOf } from './cards/card'
import { stillness } from './settings.svelte'
import type { Move } from './wire'

const FLIGHT = 320
const BETWEEN = 55
/** A deal or a haul of many cards takes no longer than this, in milliseconds. */
const LONGEST = 900
const EASE = 'cubic-bezier(.2,.7,.2,1)'
/** The document has this class while cards are dealt: see `data-late`. */
const DEALING = 'dealing'
/** What stands for a card on its way is not to be seen. */
const AWAITED = 'data-awaited'

interface Start {
  box: DOMRect
  face: Element | null
  back: Element | null
}

const flights = new Set<Animation>()
/** Ends the waiting of what has yet to fly. */
const waits = new Set<() => void>()

/** End all flights: every card is where it belongs. */
export function land(): void {
  for (const end of waits) end()
  for (const flight of flights) flight.finish()
}

/** Wait; return whether the time has come, and not a press. */
function pause(time: number): Promise<boolean> {
  if (time <= 0) return Promise.resolve(true)
  return new Promise((resolve) => {
    const over = (came: boolean) => () => {
      clearTimeout(timer)
      waits.delete(hurry)
      resolve(came)
    }
    const hurry = over(false)
    const timer = setTimeout(over(true), time)
    waits.add(hurry)
  })
}

/** Let any press end the flights; call once. */
export function watchHaste(): void {
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, land, { capture: true })
}

/** The parts of a place: what somebody holds may lie at his plate and open before it. */
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

/** Where in a place a card lies: of like cards the last that no other flight of now has taken. */
function spot(name: string, card: string | null, taken: Set<Element>): Element | null {
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

/**
 * Build the copy that flies: a face, a back, or both when the card is turned on its way. Each flight
 * has copies of its own: many cards may start from one place. Null if nothing is to be seen.
 */
function ghost(
  start: Start,
  target: Element,
  box: DOMRect,
): { card: HTMLElement; turns: boolean } | null {
  const face = (start.face ?? target.querySelector('.face'))?.cloneNode(true)
  const back = (start.back ?? (face ? null : target.querySelector('.back')))?.cloneNode(true)
  const sides = [face, start.face ? undefined : back].filter((side) => side !== undefined)
  if (sides.length === 0) return null
  const card = document.createElement('div')
  card.className = 'flying'
  card.setAttribute('aria-hidden', 'true')
  Object.assign(card.style, { left: `${box.left}px`, top: `${box.top}px` })
  Object.assign(card.style, { width: `${box.width}px`, height: `${box.height}px` })
  card.append(...sides)
  return { card, turns: sides.length === 2 }
}

/** Run an animation that a press may end. */
async function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) {
  const animation = element.animate(frames, timing)
  flights.add(animation)
  try {
    await animation.finished
  } catch {
    // What was animated has left the page, and its flight with it.
  } finally {
    flights.delete(animation)
    animation.cancel()
  }
}

/** A card that is about to fly to an element. */
interface Flight {
  start: Start
  target: Element
  box: DOMRect
  delay: number
}

/** Fly to an element, which is not to be seen until then. */
async function fly({ start, target, box, delay }: Flight): Promise<void> {
  target.setAttribute(AWAITED, '')
  // Copies are made when they are to be seen: to draw twenty at once would cost the first frames.
  const copy = (await pause(delay)) && box.width > 0 && ghost(start, target, box)
  if (copy) {
    const { card, turns } = copy
    document.body.append(card)
    const dx = start.box.left + start.box.width / 2 - box.left - box.width / 2
    const dy = start.box.top + start.box.height / 2 - box.top - box.height / 2
    const scale = start.box.height / (box.height || 1)
    const from = `translate(${dx}px, ${dy}px) scale(${scale})${turns ? ' rotateY(180deg)' : ''}`
    const timing = { duration: FLIGHT, easing: EASE, fill: 'forwards' } as const
    await run(card, [{ transform: from }, { transform: 'none' }], timing)
    card.remove()
  }
  target.removeAttribute(AWAITED)
}

/** Let cards fly, the first at once; everything is measured before anything changes. */
async function launch(ways: readonly (Omit<Flight, 'box'> | null)[]): Promise<void> {
  const flights = ways
    .filter((way) => way !== null)
    .map((way) => ({ ...way, box: way.target.getBoundingClientRect() }))
  await Promise.all(flights.map(fly))
}

/** How long after one another so many cards begin to fly. */
const between = (count: number): number =>
  Math.min(BETWEEN, (LONGEST - FLIGHT) / Math.max(1, count - 1))

/** Apply a change and show the moves that led to it; resolves when the last card has landed. */
export async function carry(moves: readonly Move[], apply: () => void): Promise<void> {
  if (moves.length === 0 || stillness()) return apply()
  const [left, reached] = [new Set<Element>(), new Set<Element>()]
  const starts = moves.map((move) => lift(spot(move.source, move.card, left)))
  apply()
  await tick()
  const step = between(moves.length)
  await launch(
    moves.map((move, order) => {
      const [start, target] = [starts[order], spot(move.target, move.card, reached)]
      return start && target ? { start, target, delay: order * step } : null
    }),
  )
}

/** Resolves when the page has been painted as it is now; soon in any case, as hidden pages are not. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })

/**
 * Apply a new deal and let every card of the hands come from the stock, or from who deals. What
 * would tell the hands before they have come has `data-late`.
 */
export async function dealOut(apply: () => void): Promise<void> {
  if (stillness()) return apply()
  const { classList } = document.documentElement
  classList.add(DEALING)
  try {
    apply()
    await tick()
    const hands = [...document.querySelectorAll('[data-place^="hand:"]')].map(heldIn)
    for (const card of hands.flat()) card.setAttribute(AWAITED, '')
    // To build a table takes a while: the first card waits until it is seen.
    await painted()
    const start = lift(spot(place('stock') ? 'stock' : 'dealer', null, new Set()))
    if (start) await launch(hands.flatMap((cards) => inOrder(cards, start)))
    for (const card of hands.flat()) card.removeAttribute(AWAITED)
  } finally {
    classList.remove(DEALING)
  }
}

/** The flights of a hand, from its left to its right. */
function inOrder(cards: readonly Element[], start: Start): Omit<Flight, 'box'>[] {
  const step = between(cards.length)
  return cards
    .map((target) => ({ target, left: target.getBoundingClientRect().left }))
    .sort((a, b) => a.left - b.left)
    .map(({ target }, order) => ({ start, target, delay: order * step }))
}
