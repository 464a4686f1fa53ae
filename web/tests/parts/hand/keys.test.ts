import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardOf } from '../../../src/lib/cards/card'
import { isKey, keyOf, listen, press, type Reach } from '../../../src/lib/parts/hand/keys'
import { Selection } from '../../../src/lib/parts/hand/selection.svelte'
import type { LegalAction } from '../../../src/lib/connection/wire'

const heard: string[] = []
let stop: () => void

/** Press a key on an element of the page; return whether the browser still does its own. */
function hit(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): boolean {
  return on.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  )
}

beforeEach(() => {
  heard.length = 0
  document.body.innerHTML =
    '<input><button><b>Do</b></button><a href="#"></a><dialog><p>?</p></dialog>'
  stop = listen((key) => heard.push(key) > 0 && key !== 'x')
})
afterEach(() => stop())

test('keys come in lower case, and one that is used does nothing else', () => {
  expect([hit('D'), hit('x'), hit('Escape')]).toEqual([false, true, false])
  expect(heard).toEqual(['d', 'x', 'Escape'])
})

test('keys of the browser and keys already handled are left alone', () => {
  for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
    expect(hit('d', document.body, held)).toBe(true)
  }
  const grab = (event: Event): void => event.preventDefault()
  document.body.addEventListener('keydown', grab)
  hit('d')
  document.body.removeEventListener('keydown', grab)
  expect(heard).toEqual([])
})

test('fields and dialogs keep their keys, a button its Enter', () => {
  const [field, inner, link] = ['input', 'b', 'a'].map((name) => document.querySelector(name)!)
  hit('d', field)
  hit('Enter', inner)
  hit('Enter', link)
  expect(heard).toEqual([])
  hit('d', inner)
  document.querySelector('dialog')!.setAttribute('open', '')
  hit('n')
  expect(heard).toEqual(['d'])
})

test('nothing is heard any more once nobody listens', () => {
  stop()
  hit('d')
  expect(heard).toEqual([])
})

// -- at a table ------------------------------------------------------------------------------------

const HAND = ['2c', '9d', 'Ks'].map(cardOf)
const action = (text: string, cards: string[] = []): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards }) as never
const KEYS: Record<string, string> = { 'action-stock.key': 'S', 'action-discard.key': 'D' }

function seat(legal: LegalAction[], waiting = 'play', many = false): Reach & { played: string[] } {
  const played: string[] = []
  const source = { legal, play: (text: string) => played.push(text), why: () => undefined }
  const selection = new Selection(source as never, { many: () => many })
  const table = { waiting, next: () => played.push('next') }
  return {
    played,
    table: table as never,
    selection,
    says: (id) => KEYS[id] ?? id,
    kinds: selection.kinds,
    focus: (index) => HAND[Math.min(index, HAND.length - 1)],
  }
}

test('a letter does the action that has it, whatever its case in the catalogue', () => {
  const reach = seat([action('stock'), action('take')])
  expect([press('s', reach), press('q', reach), press('d', reach)]).toEqual([true, false, false])
  expect(reach.played).toEqual(['stock'])
  expect([isKey('s', 'S'), isKey('s', 'D')]).toEqual([true, false])
})

test('a number points at a card, and lets go of it only where many are chosen', () => {
  const one = seat([action('discard 9d', ['9d'])])
  press('2', one)
  press('2', one)
  expect(one.selection.chosen.map(({ id }) => id)).toEqual(['9d'])
  const many = seat([action('select 2c 9d', ['2c', '9d'])], 'play', true)
  for (const key of ['1', '2', '1']) press(key, many)
  expect(many.selection.chosen.map(({ id }) => id)).toEqual(['9d'])
  press('Escape', many)
  expect(many.selection.chosen).toEqual([])
  expect([keyOf(0), keyOf(9), keyOf(10), keyOf(12)]).toEqual(['1', '0', '-', ''])
})

test('an arrow goes to the hand; the next deal has its letter only when it is waited for', async () => {
  const { say, texts } = await import('../../../src/lib/base/texts.svelte')
  await texts.load()
  const letter = say('next-deal.key').toLowerCase()
  const [playing, waiting] = [seat([]), seat([], 'deal')]
  const focus = vi.spyOn(playing, 'focus')
  expect([press('ArrowRight', playing), press(letter, playing)]).toEqual([true, false])
  expect(focus).toHaveBeenCalledExactlyOnceWith(0)
  expect(press(letter, waiting)).toBe(true)
  expect(waiting.played).toEqual(['next'])
})
