import { mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import CardText from '../../src/lib/cards/CardText.svelte'

test('cards of a sentence are drawn, and no line begins with the sign after one', () => {
  const text = 'Stop at the 8♥: nobody has the 10♠, or A♣ 2♣.'
  const part = mount(CardText, { target: document.body, props: { text } })
  const all = (selector: string): (string | null)[] =>
    [...document.querySelectorAll(selector)].map((it) => it.textContent)
  expect(document.body.textContent).toBe(text)
  expect(all('.card')).toEqual(['8♥', '10♠', 'A♣', '2♣'])
  expect(all('.whole')).toEqual(['8♥:', '10♠,', 'A♣', '2♣.'])
  expect(all('.red')).toEqual(['8♥'])
  void unmount(part)
})
