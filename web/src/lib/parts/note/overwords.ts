/** Lay something where the words tell players what to do: nothing is to be done now. */
export const overWords = (thing: HTMLElement): (() => void) | undefined =>
  layOver(thing, '.board > .words')
/** Lay something where the words tell what has happened. */
export const overStatus = (thing: HTMLElement): (() => void) | undefined =>
  layOver(thing, '.board > .words .happened')

/** Keep a thing over a part of the board, and above the hand. */
function layOver(thing: HTMLElement, part: string): (() => void) | undefined {
  const words = document.querySelector(part)
  const room = thing.offsetParent
  if (!words || !room) return
  const lay = (): void => {
    const about = words.getBoundingClientRect()
    const hand = document.querySelector('[data-testid=hand]')?.getBoundingClientRect()
    const low = Math.min(about.bottom, (hand?.top ?? Infinity) - 4)
    const { left, top, width } = room.getBoundingClientRect()
    const middle = about.left + (about.width - thing.offsetWidth) / 2 - left
    thing.style.left = `${Math.max(8, Math.min(middle, width - thing.offsetWidth - 8))}px`
    thing.style.bottom = 'auto'
    thing.style.top = `${low - top - thing.offsetHeight - 4}px`
  }
  const watch = new ResizeObserver(lay)
  // Whatever else changes its size moves the words.
  for (const it of [room, thing, ...document.querySelectorAll('.board > *')]) watch.observe(it)
  return () => watch.disconnect()
}
