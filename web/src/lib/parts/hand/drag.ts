/** Dragging a card with mouse, pen or finger. A press that hardly moves stays an ordinary click. */
const THRESHOLD = 7

export interface Drag {
  /** Called with the way from where the press began, again and again. */
  move(dx: number, dy: number, x: number, y: number): void
  /** Called at the end with what lies under the pointer, null if the drag was broken off. */
  end(target: Element | null, x: number, y: number): void
}

/** Watch a press that has just begun; `begin` is asked for a drag once the pointer really moves. */
export function watchDrag(press: PointerEvent, begin: () => Drag): void {
  if (press.button !== 0) return
  const node = press.currentTarget as HTMLElement
  let drag: Drag | undefined
  // The click belongs to the card that was pressed, even if cards move in between.
  if (press.isTrusted) node.setPointerCapture(press.pointerId)

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return
    const [dx, dy] = [event.clientX - press.clientX, event.clientY - press.clientY]
    if (!drag && Math.hypot(dx, dy) < THRESHOLD) return
    drag ??= begin()
    drag.move(dx, dy, event.clientX, event.clientY)
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', stop)
    removeEventListener('pointercancel', stop)
    if (!drag) return
    // The click that follows a drag is not meant as one.
    const swallow = (click: Event): void => click.stopImmediatePropagation()
    node.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }))
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => !node.contains(element))
    drag.end(event.type === 'pointerup' ? (under ?? null) : null, event.clientX, event.clientY)
  }

  addEventListener('pointermove', move)
  addEventListener('pointerup', stop)
  addEventListener('pointercancel', stop)
}
