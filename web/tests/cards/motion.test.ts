import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { built, inParts } from '../../src/lib/base/frames.svelte'
import { carry, dealOut, land, watchHaste } from '../../src/lib/cards/motion'
import type { Move } from '../../src/lib/connection/wire'
import { aloft, type Film, filming, pass } from '../films'

let films: Film[]

const card = (id: string, box: string): string =>
  `<i data-card="${id}" data-box="${box}"><b class="face">${id}</b></i>`
const back = (box: string): string =>
  `<i data-back data-top data-box="${box}"><b class="back"></b></i>`
/** A hand of four cards, a pile, a stock and a plate. */
const TABLE = `
  <div data-place="hand:0" data-box="0 400 400 100">
    ${card('7c', '0 400 60 84')}${card("7c'", '60 400 60 84')}
    ${card('9h', '120 400 60 84')}${card('Kd', '180 400 60 84')}
  </div>
  <div data-place="stock" data-box="100 200 60 84">${back('100 200 60 84')}</div>
  <div data-place="pile" data-box="200 200 60 84"></div>
  <div data-place="hand:1" data-back data-box="0 0 10 14"><b class="back"></b></div>`

const at = (place: string): HTMLElement => document.querySelector(`[data-place="${place}"]`)!
const lying = (id: string): HTMLElement => document.querySelector(`[data-card="${id}"]`)!
const move = (card: string | null, source: string, target: string): Move =>
  ({ card, source, target }) as Move
const awaited = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-awaited]')].map(
    ({ dataset }) => dataset['card'] ?? dataset['place'] ?? 'back',
  )
/** Throw a card away, as a board does. */
const discard = (id: string) => (): void => {
  lying(id).remove()
  at('pile').insertAdjacentHTML('beforeend', card(id.replace("'", ''), '200 200 60 84'))
}
/** Long enough for the page to be painted and the first card to fly. */
const SOON = 20
/** Begin a motion, and let its first cards be seen. */
async function begin(motion: Promise<void>): Promise<Promise<void>> {
  await pass(SOON)
  return motion
}

beforeEach(() => {
  films = filming()
  document.body.innerHTML = TABLE
})
afterEach(() => {
  vi.useRealTimers()
})

test('a card flies from where it lay to where it comes to lie, and is seen once', async () => {
  const done = carry([move('9h', 'hand:0', 'pile')], discard('9h'))
  await pass(1)
  expect([aloft().length, films]).toEqual([1, []]) // where it lay, until the page is painted
  await pass(SOON)
  expect(awaited()).toEqual(['9h'])
  expect(aloft().map((it) => [it.textContent, it.style.left, it.style.top])).toEqual([
    ['9h', '200px', '200px'],
  ])
  expect(films[0]!.from).toContain('translate(-80px, 200px)')
  await pass(1000)
  await done
  expect([aloft(), awaited()]).toEqual([[], []])
})

test('two equal cards fly separately', async () => {
  const moves = [move('7c', 'hand:0', 'pile'), move('7c', 'hand:0', 'pile')]
  void carry(moves, () => {
    discard('7c')()
    discard("7c'")()
    at('pile').lastElementChild!.setAttribute('data-box', '210 200 60 84')
  })
  await pass(300)
  expect(aloft().map((it) => it.style.left)).toEqual(['210px', '200px'])
  // The second of the hand lies 60 to the right of the first.
  const starts = films.map(({ from }) => /translate\((-?\d+)px/.exec(from)![1])
  expect(starts).toEqual(['-150', '-200'])
})

test('a card that nobody sees flies as a back, one that is turned up has two sides', async () => {
  void carry([move(null, 'stock', 'hand:1')], () => undefined)
  await pass(SOON)
  expect(aloft()[0]!.innerHTML).toBe('<b class="back"></b>')
  expect(films[0]!.from).not.toContain('rotateY')
  land()
  await pass(1)
  void carry([move('5s', 'stock', 'hand:0')], () =>
    at('hand:0').insertAdjacentHTML('beforeend', card('5s', '240 400 60 84')),
  )
  await pass(SOON)
  expect([...aloft()[0]!.children].map(({ className }) => className)).toEqual(['face', 'back'])
  expect(films[1]!.from).toContain('rotateY(180deg)')
})

test('a card without a start or a goal is there at once', async () => {
  const moves = [move('9h', 'nowhere', 'pile'), move('9h', 'hand:0', 'nowhere')]
  await begin(carry(moves, discard('9h')))
  expect([aloft(), films, awaited()]).toEqual([[], [], []])
  expect(at('pile').textContent).toBe('9h')
})

test('a card without visible room does not fly', async () => {
  await begin(
    carry([move('9h', 'hand:0', 'pile')], () => {
      discard('9h')()
      at('pile').lastElementChild!.setAttribute('data-box', '200 200 0 0')
    }),
  )
  expect([aloft(), awaited()]).toEqual([[], []])
})

test.each(['no motion wanted', 'a hidden page'])('%s: everything changes at once', async (why) => {
  if (why === 'a hidden page') vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  else vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await carry([move('9h', 'hand:0', 'pile')], discard('9h'))
  await dealOut(discard('Kd'))
  expect([at('pile').textContent, films]).toEqual(['9hKd', []])
})

test('many cards fly one after the other, and in 0.9 s all have landed', async () => {
  const hand = Array.from({ length: 40 }, (_, i) => `Q${i}`)
  const moves = hand.map(() => move(null, 'stock', 'hand:1'))
  let landed = false
  void carry(moves, () => undefined).then(() => (landed = true))
  await pass(100)
  expect(aloft().length).toBeGreaterThan(1)
  expect(landed).toBe(false)
  await pass(840) // a little of it is the time to paint them all
  expect([landed, aloft()]).toEqual([true, []])
})

test('many cards are built a few per frame, and none moves before all are built', async () => {
  const hand = Array.from({ length: 40 }, (_, i) => `Q${i}`)
  void carry(
    hand.map(() => move(null, 'stock', 'hand:1')),
    () => undefined,
  )
  const built = (): number => document.querySelectorAll('.flying').length
  await pass(1)
  expect(built()).toBeGreaterThan(0)
  expect(built()).toBeLessThan(hand.length / 2)
  while (built() < hand.length) {
    expect(films).toEqual([])
    await pass(1)
  }
  await pass(40)
  expect([built(), films.length]).toEqual([40, 40])
})

test('a press lands all cards at once, those too that wait for their turn', async () => {
  watchHaste()
  let landed = false
  const moves = ['7c', '9h', 'Kd'].map((name) => move(name, 'hand:0', 'pile'))
  void carry(moves, () => ['7c', '9h', 'Kd'].forEach((id) => discard(id)())).then(
    () => (landed = true),
  )
  await pass(1)
  expect(awaited()).toHaveLength(3)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  await pass(0)
  expect([landed, aloft(), awaited()]).toEqual([true, [], []])
})

test('a board that is left in mid-flight holds nothing back', async () => {
  const done = carry([move('9h', 'hand:0', 'pile')], discard('9h'))
  await pass(SOON)
  document.body.innerHTML = ''
  films[0]!.breakOff()
  await pass(1)
  await expect(done).resolves.toBeUndefined()
})

test('a deal: no card of any hand is seen before it has come, and all come from the stock', async () => {
  let dealt = false
  void dealOut(() => undefined).then(() => (dealt = true))
  await pass(0)
  expect(document.documentElement.className).toBe('dealing empty-handed') // which hides every hand
  expect(aloft()).toEqual([])
  while (document.documentElement.className !== 'dealing') await pass(1)
  expect(awaited().toSorted()).toEqual(["7c'", '7c', '9h', 'Kd', 'hand:1'].toSorted())
  await pass(100)
  const [first] = films
  expect(first!.from).toContain('translate(100px, -200px)')
  await pass(900)
  expect([dealt, awaited(), document.documentElement.className]).toEqual([true, [], ''])
  expect(films).toHaveLength(5)
})

test('a deal waits for a table that is built in parts, one in a frame; a press builds the rest', async () => {
  const parts = inParts(5)
  const seen = new Set<number>()
  let dealt = false
  void dealOut(() => undefined).then(() => (dealt = true))
  while (parts() < 5) {
    seen.add(parts())
    expect([aloft(), dealt]).toEqual([[], false])
    await pass(1)
  }
  expect([...seen]).toEqual([1, 2, 3, 4])
  await pass(1000)
  expect([films.length, dealt]).toEqual([5, true])

  const others = inParts(5)
  expect(others()).toBe(1)
  land()
  await built()
  expect(others()).toBe(Infinity)
})

test('of many backs a part flies, and none is seen before all have landed', async () => {
  const fan = Array.from({ length: 13 }, (_, i) => back(`${i * 10} 0 60 84`)).join('')
  for (const seat of [2, 3, 4, 5])
    document.body.innerHTML += `<p data-place="hand:${seat}">${fan}</p>`
  void dealOut(() => undefined)
  while (document.documentElement.className !== 'dealing') await pass(1)
  expect(awaited()).toHaveLength(4 + 1 + 4 * 13)
  await pass(600)
  expect(awaited()).toHaveLength(4 + 1 + 4 * 13)
  const flown = films.length
  expect(flown).toBeGreaterThan(4 + 1 + 4 * 3)
  expect(flown).toBeLessThan(4 + 1 + 24 + 4)
  await pass(600)
  expect([awaited(), aloft()]).toEqual([[], []])
})

test('without a stock, dealt cards fly from the dealer', async () => {
  at('stock').dataset['place'] = 'dealer'
  void dealOut(() => undefined)
  await pass(1200)
  expect(films.map(({ from }) => from)).toHaveLength(5)
  expect(films[0]!.from).toContain('translate(100px, -200px)')
})

test('a deal on a page that is not painted comes to its end', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  let dealt = false
  void dealOut(() => undefined).then(() => (dealt = true))
  await pass(1300)
  expect(dealt).toBe(true)
})

test('while cards fly nothing is built, moved or taken away', async () => {
  const changes: MutationRecord[] = []
  const moves = ['7c', "7c'", '9h', 'Kd'].map((id) => move(id.slice(0, 2), 'hand:0', 'pile'))
  void carry(moves, () => ['7c', "7c'", '9h', 'Kd'].forEach((id) => discard(id)()))
  await pass(20)
  expect([aloft().length, films.length]).toEqual([4, 4])
  const watcher = new MutationObserver((records) => changes.push(...records))
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
  await pass(400) // the first has landed, the last has not
  expect([changes, aloft().length]).toEqual([[], 4])
  watcher.disconnect()
  await pass(200)
  expect(aloft()).toEqual([])
})
