/** Keyboard play: one letter per action, numbers for the cards of the hand. */
const NUMBERS = '1234567890-^'

const busy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null

/** The place in the hand that a number key stands for, or null. */
export const placeOf = (key: string): number | null => {
  const index = NUMBERS.indexOf(key)
  return index < 0 || key.length !== 1 ? null : index
}

/** The number key of a place in the hand. */
export const keyOf = (index: number): string => NUMBERS[index] ?? ''

/** Listen for keys that no field and no dialog wants; `handle` says whether it used one. */
export function listen(handle: (key: string) => boolean): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
    if (event.defaultPrevented || busy(event.target)) return
    if (handle(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
  }
  addEventListener('keydown', onkeydown)
  return () => removeEventListener('keydown', onkeydown)
}
