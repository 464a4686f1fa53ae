import { onHurry } from '../base/frames.svelte'
import { haste } from '../base/settings.svelte'

/** Milliseconds: a gesture is over before it could be waited for. */
const LASTS = 550
/** Pixels by which the ring is larger than its place. */
const WIDER = 8

/** Where a gesture is made: at a place, or at the plate of a seat. */
const home = (place: string): Element | null =>
  document.querySelector(`[data-place="${CSS.escape(place)}"]`) ??
  document.querySelector(`[data-seat="${place.split(':')[1]}"]`)

/**
 * Draw a ring that closes around a place, and words that rise from it, above the table but below the
 * result of a deal; resolves when they have gone. A press ends them.
 */
export async function drawGesture(place: string, words: string): Promise<void> {
  const box = home(place)?.getBoundingClientRect()
  if (!box?.width) return
  const ring = document.createElement('div')
  ring.className = 'gesture'
  ring.ariaHidden = 'true'
  ring.textContent = words
  const [width, height] = [box.width + 2 * WIDER, box.height + 2 * WIDER]
  Object.assign(ring.style, {
    position: 'fixed',
    zIndex: '39',
    left: `${box.left - WIDER}px`,
    top: `${box.top - WIDER}px`,
    width: `${width}px`,
    height: `${height}px`,
    display: 'grid',
    placeItems: 'center',
    border: '3px solid var(--glow)',
    borderRadius: '16px',
    boxShadow: '0 0 24px 4px var(--glow-soft)',
    color: 'var(--brass-light)',
    font: '700 1.6rem var(--serif)',
    textShadow: '0 1px 4px #000',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  })
  document.body.append(ring)
  const film = ring.animate(
    [
      { opacity: 0, scale: 1.6, easing: 'ease-out' },
      { opacity: 1, scale: 1, offset: 0.35 },
      { opacity: 1, scale: 1, offset: 0.75 },
      { opacity: 0, scale: 1.06 },
    ],
    { duration: LASTS },
  )
  film.playbackRate = haste()
  const forget = onHurry(() => film.finish())
  // A finished promise that fails: the ring has left the page.
  await film.finished.catch(() => null)
  forget()
  ring.remove()
}
