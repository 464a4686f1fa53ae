import { expect, test } from 'vitest'
import { component } from '../markdown'

const shown = (text: string): HTMLElement => {
  const page = document.createElement('div')
  page.innerHTML = component(`# A\n\n## B\n\n- **K1** ${text}\n`)
  return page.querySelector('#K1')!
}
const hands = (text: string): string[][] =>
  [...shown(text).querySelectorAll('.hand')].map((hand) =>
    [...hand.querySelectorAll('.card')].map((card) => card.textContent),
  )

test('three cards side by side are drawn as a hand, fewer stay in the text', () => {
  expect(hands('with 7♣ 7♦ 10♥ the 7♥, or 2♣ 3♣.')).toEqual([['7♣', '7♦', '10♥']])
  const cards = [...shown('the 7♥, or 2♣ 3♣.').querySelectorAll('.card')]
  expect(cards.map((card) => card.className)).toEqual(['card h', 'card c', 'card c'])
})

test('a hand may hold jokers, and Japanese cards', () => {
  expect(hands('3♣ joker joker 6♣ is fine')).toEqual([['3♣', 'joker', 'joker', '6♣']])
  expect(hands('♠6 ♥6 ジョーカーの')).toEqual([['♠6', '♥6', 'ジョーカー']])
})

test('the rank stands above the suit, and the text is what it was', () => {
  const text = 'with 8♥ 9♥ 10♥, and K1'
  expect(shown(text).textContent.trim()).toBe(`K1 ${text}`)
  expect(shown(text).querySelector('.hand b')!.textContent).toBe('8')
  expect(shown('♥8 ♥9 ♥10').querySelector('.hand i')!.textContent).toBe('♥')
})
