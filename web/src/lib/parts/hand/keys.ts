/** Keyboard play: one letter per action, numbers for the cards of the hand. */
import type { Card } from '../../cards/card'
import type { Table } from '../../connection/table.svelte'
import { say, type Say } from '../../base/texts.svelte'
import type { Selection } from './selection.svelte'

const NUMBERS = '1234567890-^'

/** The number key of a place in the hand. */
export const keyOf = (index: number): string => NUMBERS[index] ?? ''

/** The things that the keys of a table reach. */
export interface Reach {
  table: Table
  selection: Selection
  says: Say
  /** The kinds of actions that have a button, and so a letter. */
  kinds: string[]
  /** Gives the focus to a card by its place in the hand. */
  focus: (index: number) => Card | undefined
}

/** Whether a key is the one that a catalogue names. */
export const isKey = (key: string, message: string): boolean => message.toLowerCase() === key

/** A number points at a card; pressed again it lets go of it where many can be chosen. */
function pick(card: Card | undefined, selection: Selection): void {
  if (card && (selection.manner.many?.() || !selection.has(card))) selection.toggle(card)
}

/** Do what a key stands for at a table; false if it stands for nothing. */
export function press(key: string, { table, selection, says, kinds, focus }: Reach): boolean {
  const index = key.length === 1 ? NUMBERS.indexOf(key) : -1
  const kind = kinds.find((name) => isKey(key, says(`action-${name}.key`)))
  if (index >= 0) pick(focus(index), selection)
  else if (key === 'ArrowLeft' || key === 'ArrowRight') focus(0)
  else if (key === 'Escape') selection.clear()
  else if (kind) selection.trigger(kind)
  else if (table.waiting === 'deal' && isKey(key, say('next-deal.key'))) table.next()
  else return false
  return true
}

/** Whether a field or a dialog wants the keys. */
export const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.matches('input, select, textarea')) ||
  document.querySelector('dialog[open]') !== null

/** Whether the key presses the button or follows the link that has the focus. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.closest('button, a') !== null

/** Listen for keys that no field and no dialog wants; `handle` says whether it used one. */
export function listen(handle: (key: string) => boolean): () => void {
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
    if (event.defaultPrevented || isPress(event) || isBusy(event.target)) return
    if (handle(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault()
  }
  addEventListener('keydown', onkeydown)
  return () => removeEventListener('keydown', onkeydown)
}
