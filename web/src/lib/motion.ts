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

interface Start {
  box: DOMRect
  face: Element | null
  back: Element | null
}

const flights = new Set<Animation>()

/** End all flights: every card is where it belongs. */
export function land(): void {
  for (const flight of flights) flight.finish()
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

/** Fly to an element, which is hidden until then. */
async function fly(start: Start, target: Element, delay: number): Promise<void> {
  const box = target.getBoundingClientRect()
  const copy = ghost(start, target, box)
  if (!copy || box.width === 0) return
  const { card, turns } = copy
  document.body.append(card)
  const dx = start.box.left + start.box.width / 2 - box.left - box.width / 2
  const dy = start.box.top + start.box.height / 2 - box.top - box.height / 2
  const scale = start.box.height / (box.height || 1)
  const from = `translate(${dx}px, ${dy}px) scale(${scale})${turns ? ' rotateY(180deg)' : ''}`
  // Before its turn a copy is not to be seen: twenty shadows on a stock are a black halo.
  const way = [
    { opacity: 1, transform: from },
    { opacity: 1, transform: 'none' },
  ]
  const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'forwards' } as const
  const hidden = run(target, [{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay })
  await run(card, way, timing)
  card.remove()
  await hidden
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
  await Promise.all(
    moves.map(async (move, order) => {
      const target = spot(move.target, move.card, reached)
      if (starts[order] && target) await fly(starts[order], target, order * step)
    }),
  )
}

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
    const from = place('stock') ? 'stock' : 'dealer'
    const start = lift(spot(from, null, new Set()))
    if (!start) return
    const hands = [...document.querySelectorAll('[data-place^="hand:"]')].map((hand) =>
      heldIn(hand).sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left),
    )
    const step = between(Math.max(...hands.map((cards) => cards.length)))
    await Promise.all(
      hands.flatMap((cards) => cards.map((card, order) => fly(start, card, order * step))),
    )
  } finally {
    classList.remove(DEALING)
  }
}
