/** Chips fly in an arc from one place to another, in a layer above everything. */
import { mount, unmount } from 'svelte'
import { cue } from '../../base/cues'
import { haste } from '../../base/settings.svelte'
import Chips from './Chips.svelte'

/** Chips on their way between two places, see `data-place`. */
export interface ChipFlight {
  from: string
  to: string
  chips: number
}

const FLIGHT = 460
const BETWEEN = 30
const LIFT = 120
/** The most chips that are drawn; the numbers say how many there are. */
const MOST = 9

const places = (name: string): HTMLElement | null =>
  document.querySelector(`[data-place="${CSS.escape(name)}"]`)

/** Where chips of a place lie: on its heap, or on the plate of a seat. */
const home = (name: string): HTMLElement | null =>
  places(name) ?? document.querySelector(`[data-seat="${name.split(':')[1]}"]`)

type Point = [number, number]

function middle(element: HTMLElement): Point {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** One chip to copy: drawing each of many would cost frames. */
function pattern(): HTMLElement {
  const chip = document.createElement('div')
  chip.className = 'flying chip'
  chip.setAttribute('aria-hidden', 'true')
  const drawn = mount(Chips, { target: chip, props: { amount: 1 } })
  const copy = chip.cloneNode(true) as HTMLElement
  void unmount(drawn)
  return copy
}

function flyOne(chip: HTMLElement, [x, y]: Point, [u, v]: Point, order: number): Animation {
  Object.assign(chip.style, { left: `${x - 11}px`, top: `${y - 8}px` })
  document.body.append(chip)
  const [dx, dy] = [u - x + ((order % 3) - 1) * 5, v - y]
  const high = Math.min(90, 30 + Math.hypot(dx, dy) * 0.16)
  const turn = order % 2 ? 24 : -24
  const film = chip.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(.3,0,.6,.6)' },
      {
        transform: `translate(${dx / 2}px, ${dy / 2 - high}px) scale(1.25) rotate(${turn}deg)`,
        easing: 'cubic-bezier(.3,.3,.3,1)',
      },
      { transform: `translate(${dx}px, ${dy}px) scale(.85)` },
    ],
    { duration: FLIGHT, delay: LIFT + order * BETWEEN, fill: 'both' },
  )
  film.playbackRate = haste()
  film.finished.then(() => cue('chips')).catch(() => null) // it has left the page
  return film
}

/** Let a place give its chips: it rises a little before they leave, and is back before they land. */
function rise(start: HTMLElement, duration: number): Animation {
  const [low, high] = [{ translate: '0 0' }, { translate: '0 -5px' }]
  const film = start.animate(
    [low, { ...high, offset: LIFT / duration }, { ...low, offset: (2 * LIFT) / duration }, low],
    { duration },
  )
  film.playbackRate = haste()
  return film
}

/**
 * Let chips fly; the animations end when the last ones have landed. Until then nothing that moves
 * begins or ends: each layer that comes or goes has the browser paint the whole table again.
 */
export function flyChips(flights: readonly ChipFlight[]): Animation[] {
  const model = pattern()
  // All is measured before anything is added: the page is laid out once.
  const ways = flights.flatMap(({ from, to, chips }) => {
    const [start, end] = [home(from), home(to)]
    if (!start || !end) return []
    const count = Math.max(1, Math.round(Math.min(chips, MOST / Math.sqrt(flights.length))))
    return [{ start, ends: [middle(start), middle(end)] as const, count }]
  })
  const most = Math.max(0, ...ways.map(({ count }) => count))
  const duration = LIFT + (most - 1) * BETWEEN + FLIGHT
  const copies: HTMLElement[] = []
  const films = ways.flatMap(({ start, ends: [here, there], count }) => {
    const own = Array.from({ length: count }, () => model.cloneNode(true) as HTMLElement)
    copies.push(...own)
    return [rise(start, duration), ...own.map((chip, i) => flyOne(chip, here, there, i))]
  })
  const remove = (): void => copies.forEach((chip) => chip.remove())
  Promise.all(films.map((film) => film.finished)).then(remove, remove)
  return films
}
