import { expect, test } from 'vitest'
import type { Reviewed } from '../../../src/lib/connection/wire'
import { choiceMarks } from '../../../src/lib/parts/lookback/choicemarks'

const TABLE = `
  <div data-place="stock"><i data-top></i></div>
  <div data-place="pile"><i data-top data-card="9d"></i></div>
  <div data-place="meld:0"></div>
  <div data-place="meld:1"></div>
  <div data-place="hand:0"><i data-card="4c"></i><i data-card="5c"></i><i data-card="5c'"></i></div>`

/** The marks by places or their cards, after moves such as `4c hand:0 pile`. */
function marks(you: string[], bot: string[], cards: string[] = []): Record<string, string> {
  document.body.innerHTML = TABLE
  const moves = (texts: string[]): object[] =>
    texts.map((text) => {
      const [card, source, target] = text.split(' ')
      return { card: card === '?' ? null : card, source, target }
    })
  const reviewed = {
    played: { cards },
    action: { cards },
    played_places: moves(you),
    places: moves(bot),
  } as unknown as Reviewed
  const name = (it: Element): string =>
    (it as HTMLElement).dataset['card'] ?? it.closest('[data-place]')!.getAttribute('data-place')!
  return Object.fromEntries([...choiceMarks(reviewed, 0)].map(([it, by]) => [name(it), by]))
}

test('cards of the hand are marked, and a pile that both lead to is not', () => {
  const found = marks(['4c hand:0 pile'], ['5c hand:0 pile'])
  expect(found).toEqual({ '4c': 'you', "5c'": 'bot' })
})

test('a card that both choose is marked once, with the places that they do not share', () => {
  const found = marks(['4c hand:0 meld:0'], ['4c hand:0 meld:1'])
  expect(found).toEqual({ '4c': 'both', 'meld:0': 'you', 'meld:1': 'bot' })
})

test('a hidden card is marked as the top of its pile', () => {
  expect(marks(['? stock hand:0'], ['9d pile hand:0'])).toEqual({ stock: 'you', '9d': 'bot' })
})

test('an action that moves nothing is marked on its cards, and one without cards nowhere', () => {
  expect(marks([], [], ['4c'])).toEqual({ '4c': 'both' })
  expect(marks([], [])).toEqual({})
})
