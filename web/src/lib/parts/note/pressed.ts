/** The thing that the player pressed last: a refusal is about it. */
const THINGS = '[data-card], [data-drop], [data-place], .meld, button'

let last: Element | null = null

const thingOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THINGS) : null

/** Remember what is pressed; returns a function that stops it. */
export function watchPresses(): () => void {
  const onpointerdown = ({ target }: Event): void => void (last = thingOf(target))
  const onkeydown = ({ key, target }: KeyboardEvent): void => {
    last = key === 'Enter' || key === ' ' ? thingOf(target) : null
  }
  addEventListener('pointerdown', onpointerdown, { capture: true })
  addEventListener('keydown', onkeydown, { capture: true })
  return () => {
    removeEventListener('pointerdown', onpointerdown, { capture: true })
    removeEventListener('keydown', onkeydown, { capture: true })
  }
}

/** The thing pressed last, if it was one and is still there. */
export const pressed = (): Element | null => (last?.isConnected ? last : null)
