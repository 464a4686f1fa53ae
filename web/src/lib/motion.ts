/**
 * Cards fly from the place they leave to the place they reach.
 *
 * A place is an element with `data-place`; a card in it has `data-card`, or, where cards lie face
 * down, one element in it has `data-top`. The flight is a copy in a layer above everything, so that
 * no layout depends on it.
 */
import { tick } from 'svelte'
import { cardOf } from './cards/card'
import { stillness } from './settings.svelte'
import type { Move } from './wire'

const FLIGHT = 320
const BETWEEN = 55
const EASE = 'cubic-bezier(.2,.7,.2,1)'

interface Start {
  box: DOMRect
  face: Element | null
  back: Element | null
}

const place = (name: string): Element | null =>
  document.querySelector(`[data-place="${CSS.escape(name)}"]`)

/** The card of that name in a place; of like cards the last one. */
const cardIn = (home: Element | null, name: string): Element | undefined =>
  [...(home?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].findLast(
    (element) => cardOf(element.dataset['card']!).name === name,
  )

function spot(name: string, card: string | null): Element | null {
  const home = place(name)
  const found = card && cardIn(home, card)
  return found || home?.querySelector('[data-top]') || home
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
 * has copies of its own: many cards may start from one place.
 */
function ghost(start: Start, target: Element, box: DOMRect): { card: HTMLElement; turns: boolean } {
  const face = (start.face ?? target.querySelector('.face'))?.cloneNode(true)
  const back = (start.back ?? (face ? null : target.querySelector('.back')))?.cloneNode(true)
  const turns = Boolean(face && start.back && !start.face)
  const card = document.createElement('div')
  card.className = 'flying'
  card.setAttribute('aria-hidden', 'true')
  Object.assign(card.style, { left: `${box.left}px`, top: `${box.top}px` })
  Object.assign(card.style, { width: `${box.width}px`, height: `${box.height}px` })
  for (const side of turns ? [face, back] : [face ?? back]) if (side) card.append(side)
  return { card, turns }
}

async function fly(start: Start, target: Element, delay: number): Promise<void> {
  const box = target.getBoundingClientRect()
  const { card, turns } = ghost(start, target, box)
  document.body.append(card)
  const dx = start.box.left + start.box.width / 2 - box.left - box.width / 2
  const dy = start.box.top + start.box.height / 2 - box.top - box.height / 2
  const scale = start.box.height / (box.height || 1)
  const from = `translate(${dx}px, ${dy}px) scale(${scale})${turns ? ' rotateY(180deg)' : ''}`
  const hidden = target.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT + delay)
  const timing = { duration: FLIGHT, delay, easing: EASE, fill: 'both' } as const
  try {
    await card.animate([{ transform: from }, { transform: 'none' }], timing).finished
  } finally {
    hidden.cancel()
    card.remove()
  }
}

/** Apply a change and show the moves that led to it; resolves when the last card has landed. */
export async function carry(moves: Move[], apply: () => void): Promise<void> {
  if (moves.length === 0 || stillness()) return apply()
  const starts = moves.map((move) => lift(spot(move.source, move.card)))
  apply()
  await tick()
  await Promise.all(
    moves.map(async (move, order) => {
      const target = spot(move.target, move.card)
      if (starts[order] && target) await fly(starts[order], target, order * BETWEEN)
    }),
  )
}

/** Apply a new deal and let every card of the hands come from the stock. */
export async function dealOut(apply: () => void): Promise<void> {
  apply()
  if (stillness()) return
  await tick()
  const start = lift(spot('stock', null))
  if (!start) return
  const hands = [...document.querySelectorAll('[data-place^="hand:"]')].map((hand) => [
    ...hand.querySelectorAll('[data-card], [data-back]'),
  ])
  const flights = hands.flatMap((cards) =>
    cards.map((card, order) => fly(start, card, order * BETWEEN)),
  )
  await Promise.all(flights)
}
