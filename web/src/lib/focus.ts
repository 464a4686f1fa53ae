/** The focus must not vanish together with the button or the card that had it. */
let last: EventTarget | null = null

/** Remember where the focus is; call once, before anything can have it. */
export function watchFocus(): void {
  addEventListener('focusin', (event) => (last = event.target))
}

/** Give the focus to the first of these that is there, if what had it has left the page. */
export function rescueFocus(root: Element, ...selectors: string[]): void {
  const lost = last instanceof Element && !last.isConnected
  if (!lost || document.activeElement !== document.body) return
  const found = selectors.map((selector) => root.querySelector<HTMLElement>(selector))
  found.find((element) => element !== null)?.focus({ preventScroll: true })
}
