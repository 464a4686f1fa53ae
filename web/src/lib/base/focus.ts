/** The focus must not vanish with what had it: a card that is played, a hand that is covered. */
let last: EventTarget | null = null

/** Remember where the focus is; call once, before anything can have it. */
export function watchFocus(): void {
  addEventListener('focusin', (event) => (last = event.target))
}

/**
 * Give the focus to the first of these that is there, if what had it is gone or out of reach. The
 * root may be gone itself, with the page that it was on.
 */
export function rescueFocus(root: Element | null, ...selectors: string[]): void {
  const lost = last instanceof Element && (!last.isConnected || last.closest('[inert]') !== null)
  const here = document.activeElement
  if (!lost || (here !== document.body && here !== last)) return
  const found = selectors.map((selector) => root?.querySelector<HTMLElement>(selector))
  found.find((element) => element)?.focus({ preventScroll: true })
}
