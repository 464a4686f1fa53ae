import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import { lineWords, tenths } from '../../../src/lib/cards/narrate'
import { settings } from '../../../src/lib/base/settings.svelte'
import Worth from '../../../src/lib/parts/shared/Worth.svelte'
import { Review, verdictOf } from '../../../src/lib/parts/shared/review.svelte'
import { texts } from '../../../src/lib/base/texts.svelte'
import type { LegalAction, Reviewed } from '../../../src/lib/connection/wire'

const action = (text: string): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards: text.split(' ').slice(1) }) as never

/** The action played, the bot's choice, and tenths of points for both. */
const told = (played: string, best: string, worth: [string, number][], choices = 3): Reviewed =>
  ({
    choices,
    lines: [],
    played: action(played),
    action: action(best),
    worth: worth.map(([text, amount]) => ({ action: action(text), tenths: amount })),
    refusal: null,
  }) as never

const CARDS: [string, number][] = [
  ['discard 9c', 52],
  ['discard Kd', 49],
  ['discard 2h', -10],
]

beforeAll(async () => {
  settings.language = 'en'
  await texts.needOptions('gin')
})

test('a choice is the bot’s, about as good, more costly, or was not weighed', () => {
  const of = (played: string, worth = CARDS): [boolean, boolean, number | null] => {
    const { same, good, cost } = verdictOf(told(played, 'discard 9c', worth))
    return [same, good, cost]
  }
  expect(of('discard 9c')).toEqual([true, true, 0])
  expect(of('discard Kd')).toEqual([false, true, 3])
  expect(of('discard 2h')).toEqual([false, false, 62])
  expect(of('discard 2h', [])).toEqual([false, false, null])
  // An action that the bot would not have taken can have come out better in the worlds.
  expect(of('discard Kd', [CARDS[1]!, CARDS[0]!])).toEqual([false, true, 0])
})

test('one choice is asked for after the other, until all are known', async () => {
  const asked: number[] = []
  const answers = [
    told('discard 2h', 'discard 9c', CARDS),
    told('discard 9c', 'discard 9c', []),
    told('discard Kd', 'discard 9c', CARDS),
  ]
  const table = {
    review: (deal: number, choice: number) => {
      expect(deal).toBe(7)
      asked.push(choice)
      return Promise.resolve(answers[choice]!)
    },
  }
  const review = new Review(table, 7, 0)
  await Promise.all([review.run(), review.run()])
  expect(asked).toEqual([0, 1, 2])
  expect([review.all, review.done, review.same, review.cost]).toEqual([3, true, 1, 62])
  await review.run()
  expect(asked.length).toBe(3)
})

test('a review goes on after a stop or a broken line, and tells a refusal', async () => {
  let answer: Reviewed | null = told('discard 9c', 'discard 9c', [])
  const asked: number[] = []
  const review: Review = new Review(
    {
      review: (_, choice) => {
        asked.push(choice)
        if (choice === 1) review.stop()
        if (answer) return Promise.resolve(answer)
        answer = { ...told('a', 'b', []), refusal: { text: 'Too many.' } } as never
        return Promise.resolve(null)
      },
    },
    1,
    0,
  )
  await review.run()
  expect([asked, review.found.length, review.done]).toEqual([[0, 1], 2, false])
  answer = null // the line has broken
  await review.run()
  expect([asked, review.found.length, review.reason]).toEqual([[0, 1, 2, 2], 2, 'Too many.'])
})

test('a question whose answer was lost is asked again until the server has time', async () => {
  const busy = { ...told('a', 'b', []), refusal: { code: 'hint_running', text: 'One at a time.' } }
  const answers = [null, busy, busy, told('discard 9c', 'discard 9c', [], 1)]
  const review = new Review({ review: () => Promise.resolve(answers.shift() as Reviewed) }, 1, 0)
  await review.run()
  expect([answers.length, review.done, review.reason]).toEqual([0, true, ''])
})

test('a player who comes back before the answer asks nothing twice', async () => {
  const asked: number[] = []
  const review: Review = new Review(
    {
      review: async (_, choice) => {
        asked.push(choice)
        review.stop()
        void review.run()
        await Promise.resolve()
        return told('discard 9c', 'discard 9c', [])
      },
    },
    1,
    0,
  )
  await review.run()
  expect([asked, review.found.length, review.done]).toEqual([[0, 1, 2], 3, true])
})

test('the worst choice is the costliest of those that were not about as good', async () => {
  const answers = [
    told('discard Kd', 'discard 9c', CARDS, 2),
    told('discard 2h', 'discard 9c', CARDS, 2),
  ]
  const table = { review: (_: number, choice: number) => Promise.resolve(answers[choice]!) }
  const review = new Review(table, 1, 0)
  const first = review.run()
  expect(review.worst).toBeUndefined()
  await first
  expect([review.cost, review.worst]).toEqual([62, answers[1]])
  const good = new Review({ review: () => Promise.resolve({ ...answers[0]!, choices: 1 }) }, 1, 0)
  await good.run()
  expect(good.worst).toBeUndefined()
})

test('a deal in which there was nothing to choose is done at once', async () => {
  const none = { ...told('a', 'b', [], 0), played: null, action: null }
  const review = new Review({ review: () => Promise.resolve(none) }, 1, 0)
  await review.run()
  expect([review.all, review.found.length, review.done]).toEqual([0, 0, true])
})

test('the worth of actions has its sign, the bot’s first, and your own is named', () => {
  const worth = CARDS.map(([text, amount]) => ({ action: action(text), tenths: amount }))
  const props = { worth, game: 'gin', unit: 'points', played: action('discard 2h') }
  const part = mount(Worth, { target: document.body, props })
  flushSync()
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, .amount')].map((it) =>
      it.textContent.trim().replace(/\s+/g, ' '),
    ),
  )
  const widths = [...document.querySelectorAll<HTMLElement>('.bar span')].map((it) =>
    parseFloat(it.style.width),
  )
  void unmount(part)
  expect(rows).toEqual([
    ['Discard 9♣ bot', '+5.2'],
    ['Discard K♦', '+4.9'],
    ['Discard 2♥ you', '−1.0'],
  ])
  expect(widths[0]).toBe(100)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
})

test('positions have cards as people print them, and names', () => {
  const name = (seat: number): string => ['you', 'Leo'][seat]!
  expect(lineWords('P0: Tc *4h · P1: 9d', name)).toBe('you: 10♣ ★4♥ · Leo: 9♦')
  expect(tenths(-123)).toBe('−12.3')
})
