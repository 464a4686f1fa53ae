import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardOf } from '../../../../src/lib/cards/card'
import { settings } from '../../../../src/lib/base/settings.svelte'
import { Table } from '../../../../src/lib/connection/table.svelte'
import { RommePlay } from '../../../../src/lib/games/romme/play.svelte'
import { Rummy500Play } from '../../../../src/lib/games/rummy500/play.svelte'
import type { MeldInfo } from '../../../../src/lib/parts/meld/layout/meldlayout'
import { texts } from '../../../../src/lib/base/texts.svelte'
import type { LegalAction, Snapshot } from '../../../../src/lib/connection/wire'
import { lines, type Line } from '../../../line'

let newest: () => Line
let table: Table

const legal = (text: string, cards: string[] = [], target?: number): LegalAction =>
  ({ text, kind: text.split(' ')[0], cards, target }) as never
const run = (cards: string[], more: object = {}): object => ({
  kind: 'run',
  cards,
  owner: 1,
  owners: cards.map(() => 1),
  low: null,
  high: null,
  missing: [],
  swaps: [],
  ...more,
})
const COMMON = {
  seat: 0,
  turn: 0,
  phase: 'PLAY',
  dealer: 1,
  counts: [4, 5],
  pile: ['9d'],
  table: [],
  taken: null,
}
const ROMME = {
  ...COMMON,
  game: 'romme',
  cut: null,
  due: null,
  due_card: null,
  open_min: 40,
  opened: [false, true],
  playing: [true, true],
  staged: 0,
}
const RUMMY = { ...COMMON, game: 'rummy500', must: null, must_meld: false, laid: [0, 30] }

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5))

async function told(view: object, actions: LegalAction[]): Promise<void> {
  newest().tell({
    t: 'snapshot',
    seq: 4,
    seat: 0,
    view,
    legal: actions,
    sheet: { rows: [], totals: [12, 30] },
    waiting: 'play',
    ready: [],
    agreed: [],
    events: [],
    table: {
      options: { target: 500 },
      seats: [
        { name: 'Ann', kind: 'person' },
        { name: 'Bea', kind: 'bot' },
      ],
    },
  } as unknown as Snapshot)
  await settle()
}

const asked = (): { id: string; actions: string[] }[] =>
  newest().sent.filter((message) => message.t === 'try') as never
const played = (): string[] =>
  newest().sent.flatMap((message) => (message.t === 'play' ? [message.action] : []))

/** Answer all questions that have no answer yet: each makes this of the table. */
async function answer(of: (actions: string[]) => object): Promise<void> {
  for (const { id, actions } of asked().slice(answered)) {
    const told = { legal: [], moves: [], refusal: null, view: null, ...of(actions) }
    newest().tell({ t: 'tried', id, seq: 4, ...told } as never)
  }
  answered = asked().length
  await settle()
}
let answered = 0

beforeEach(async () => {
  answered = 0
  settings.language = 'en'
  newest = lines()
  vi.stubGlobal('matchMedia', () => ({ matches: true })) // nothing flies
  await Promise.all([texts.need('romme'), texts.need('rummy500')])
  table = new Table({ key: 't', table: 't', seat: 0, token: 'k', game: 'romme', opened: 0 })
  newest().open()
})
afterEach(() => table.close())

// -- what is chosen --------------------------------------------------------------------------------

test('three cards are weighed as a meld, and the button says what it counts', async () => {
  const play = new RommePlay(table)
  const hand = ['9c', '9d', '9h', 'Ks']
  await told({ ...ROMME, hand }, [legal('meld [9c 9d 9h]', ['9c', '9d', '9h'])])
  play.selection.choose(['9c', '9d'].map(cardOf))
  await settle()
  expect(asked()).toEqual([])
  play.selection.choose(['9c', '9d', '9h'].map(cardOf))
  await settle()
  expect(asked()[0]!.actions).toEqual(['meld [9c 9d 9h]'])
  const laid = { ...ROMME, hand: ['Ks'], table: [{ ...run(hand.slice(0, 3)), value: 27 }] }
  await answer(() => ({ view: laid }))
  expect(play.add).toBe(27)
  expect(play.deeds.map(({ kind }) => kind)).toEqual(['meld'])
  expect(play.deeds[0]!.label).toContain('27')
})

test('ways to write the same meld are one, and different ones are told apart', async () => {
  const play = new RommePlay(table)
  await told({ ...ROMME, opened: [true, true], hand: ['*', '9s', 'Ts'] }, [
    legal('meld [*8s 9s Ts]', ['*8s', '9s', 'Ts']),
  ])
  play.selection.choose(['*', '9s', 'Ts'].map(cardOf))
  await settle()
  const jack = (actions: string[]): boolean => actions[0]!.endsWith('*]')
  await answer((actions) => {
    const cards = jack(actions) ? ['9s', 'Ts', '*Js'] : ['*8s', '9s', 'Ts']
    return { view: { ...ROMME, hand: [], table: [{ ...run(cards), value: 30 }] } }
  })
  expect(play.selection.melds).toHaveLength(2)
  expect(play.deeds.map(({ label }) => label.split(': ')[1])).toEqual(['8♠ 9♠ 10♠', '9♠ 10♠ J♠'])
})

test('a choice from before the last answer no longer counts', async () => {
  const play = new RommePlay(table)
  await told({ ...ROMME, hand: ['9c', '9d', '9h'] }, [legal('meld [9c 9d 9h]', ['9c', '9d', '9h'])])
  play.selection.choose(['9c', '9d', '9h'].map(cardOf))
  await settle()
  play.selection.clear()
  await answer(() => ({ view: { ...ROMME, hand: [], table: [run(['9c', '9d', '9h'])] } }))
  expect(play.selection.melds).toEqual([])
})

test('a card goes to the end that the player picks, or to the only end that fits', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '8c'], { low: '5c', high: '9c' })
  await told({ ...ROMME, opened: [true, true], hand: ['*', '9c', 'Ks'], table: [meld] }, [
    legal('lay *>T0.lo', ['*'], 0),
    legal('lay *>T0.hi', ['*'], 0),
    legal('lay 9c>T0', ['9c'], 0),
    legal('discard Ks', ['Ks']),
  ])
  expect([play.selection.placesOf(0, '*'), play.selection.placesOf(0, '9c')]).toEqual([
    ['low', 'high'],
    ['high'],
  ])
  play.selection.choose(['*'].map(cardOf))
  play.pick(play.melds[0]!, null)
  expect(asked()).toEqual([])
  expect(play.asked).toContain('2')
  play.drop(cardOf('9c'), 'meld:0')
  await settle()
  expect(asked().at(-1)!.actions).toEqual(['lay 9c>T0'])
  await answer(() => ({ view: { ...ROMME, hand: ['*', 'Ks'], table: [meld] } }))
  play.drop(cardOf('Ks'), 'meld:0')
  await settle()
  expect(asked().at(-1)!.actions.at(-1)).toBe('lay Ks>T0') // the server says why not
})

test('a card that can go, or has come to a meld, is marked; a twin of what was taken may go', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '*8c'], { high: '9c', swaps: ['8c'] })
  const view = { ...ROMME, opened: [true, true], hand: ['9c', '8c', 'As', 'As'], table: [meld] }
  const places = [legal('lay 9c>T0', ['9c'], 0), legal('swap 8c>T0', ['8c'], 0)]
  const signs = (): string[] => [...play.tabs].map(([{ id }, { sign }]) => `${id} ${sign}`)
  await told({ ...view, taken: 'As' }, places)
  expect(signs()).toEqual(['9c fits', '8c swap', 'As barred', "As' barred"])
  expect(play.fitting).toBe(2)
  await told({ ...view, taken: 'As' }, [...places, legal('discard As', ['As'])])
  expect(signs()).toEqual(['9c fits', '8c swap'])
})

test('a hint’s cards are chosen first, and done when they are', async () => {
  const play = new RommePlay(table)
  const discard = legal('discard 9c', ['9c'])
  await told({ ...ROMME, hand: ['9c', "9c'", 'Ks'] }, [discard])
  expect(play.take(discard)).toBe(false)
  expect(play.selection.names).toEqual(['9c'])
  expect(play.take(discard)).toBe(true)
  await settle()
  expect(played()).toEqual(['discard 9c'])
})

// -- what is dropped, tapped and pressed -----------------------------------------------------------

/** The latest action that the player asked about or tried. */
const tried = (): string | undefined => asked().at(-1)?.actions.at(-1)
const OPENED = { ...ROMME, opened: [true, true] }

test('a card that is dropped on the pile is discarded', async () => {
  const play = new RommePlay(table)
  await told({ ...OPENED, hand: ['9c', 'Ks'] }, [legal('discard Ks', ['Ks'])])
  play.drop(cardOf('Ks'), 'pile')
  await settle()
  expect(played()).toEqual(['discard Ks'])
})

test('a card that fits at two ends is chosen where it is dropped between them', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '8c'], { low: '5c', high: '9c' })
  await told({ ...OPENED, hand: ['*', 'Ks'], table: [meld] }, [
    legal('lay *>T0.lo', ['*'], 0),
    legal('lay *>T0.hi', ['*'], 0),
  ])
  play.drop(cardOf('*'), 'meld:0')
  expect([play.selection.names, asked()]).toEqual([['*'], []])
  play.drop(cardOf('*'), 'meld:0.low')
  await settle()
  expect(tried()).toBe('lay *>T0.lo')
})

test('cards dropped beside the melds become a meld, or the page says why not', async () => {
  const play = new RommePlay(table)
  const hand = ['9c', '9d', '9h', 'Ks']
  await told({ ...OPENED, hand }, [legal('meld [9c 9d 9h]', hand.slice(0, 3))])
  play.drop(cardOf('9c'), 'melds')
  expect(asked()).toEqual([])
  play.selection.choose(['9c', '9d'].map(cardOf))
  play.drop(cardOf('9c'), 'melds')
  await settle()
  expect(tried()).toBe('meld [9c 9d]')
  await answer(() => ({ refusal: { code: 'meld_short', rule: '', text: 'Three.', facts: {} } }))
  expect(table.refusal?.text).toBe('Three.')
  play.selection.choose(['9c', '9d', '9h'].map(cardOf))
  await settle()
  await answer(() => ({ view: { ...OPENED, hand: ['Ks'], table: [run(hand.slice(0, 3))] } }))
  play.drop(cardOf('9c'), 'melds')
  await settle()
  expect(tried()).toBe('meld [9c 9d 9h]')
})

test('a meld that is tapped takes the only chosen card, says why it takes no more, or is looked at', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '8c'], { high: '9c' })
  await told({ ...OPENED, hand: ['9c', 'Ks', 'Qs'], table: [meld] }, [
    legal('lay 9c>T0', ['9c'], 0),
  ])
  expect(play.pick(play.melds[0]!, null)).toBe(false)
  play.selection.choose(['Ks', 'Qs'].map(cardOf))
  expect(play.pick(play.melds[0]!, null)).toBe(true)
  await settle()
  expect(tried()).toMatch(/^meld /)
  await answer(() => ({ refusal: { code: 'meld_short', rule: '', text: 'Three.', facts: {} } }))
  play.selection.choose(['9c'].map(cardOf))
  expect(play.pick(play.melds[0]!, 'high')).toBe(true)
  await settle()
  expect(tried()).toBe('lay 9c>T0')
})

test('one chosen card has a button for all that it can do, and Enter does the first', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '8c'], { high: '9c' })
  await told({ ...OPENED, hand: ['9c', 'Ks'], table: [meld] }, [
    legal('lay 9c>T0', ['9c'], 0),
    legal('discard 9c', ['9c']),
    legal('discard Ks', ['Ks']),
  ])
  play.selection.choose(['9c'].map(cardOf))
  expect(play.deeds.map(({ kind }) => kind)).toEqual(['lay', 'discard'])
  play.selection.choose(['Ks'].map(cardOf))
  play.enter()
  await settle()
  expect(played()).toEqual(['discard Ks'])
})

test('Enter asks why chosen cards cannot be played, and is idle without a choice', async () => {
  const play = new RommePlay(table)
  await told({ ...OPENED, phase: 'DRAW', hand: ['9c', 'Ks'] }, [legal('stock')])
  play.selection.choose(['9c'].map(cardOf))
  for (const deed of play.deeds) expect(deed.kind).toBe('stock')
  play.why()
  await settle()
  expect(tried()).toBe('discard 9c')
  await told({ ...OPENED, hand: ['9c', 'Ks'] }, [])
  play.selection.clear()
  const before = asked().length
  play.enter()
  await settle()
  expect([asked().length, played()]).toEqual([before, []])
})

// -- what is said of a meld ------------------------------------------------------------------------

test('a meld is told by its owner, its cards, what its joker stands for, and what it takes', async () => {
  const play = new RommePlay(table)
  const meld = run(['6c', '7c', '*8c'], { high: '9c', swaps: ['8c'] })
  const whole = run(['9c', '9d', '9h', '9s'], { kind: 'set', owner: 0 })
  await told({ ...OPENED, hand: ['Ks'], table: [meld, whole] }, [])
  const [first, second] = play.melds as [MeldInfo, MeldInfo]
  expect([play.ownerOf(first), play.ownerOf(second)].join()).toMatch(/Bea.*,.*[Yy]our?/)
  expect(play.nameOf(first)).toMatch(/Bea.*6 of clubs.*9 of clubs/)
  const [joker, frees, takes] = play.tellOf(first)
  expect(joker).toContain('8 of clubs')
  expect(frees).toContain('8 of clubs')
  expect(takes).toContain('9 of clubs')
  expect(play.tellOf(second)).toHaveLength(1)
})

// -- the seat --------------------------------------------------------------------------------------

test('plates show points, who has opened, and one’s own last', async () => {
  const play = new RommePlay(table)
  await told({ ...ROMME, hand: ['9c'] }, [])
  expect(play.plates.map(({ seat, stack, tag }) => [seat, stack, tag])).toEqual([
    [1, 30, 'opened'],
    [0, 12, undefined],
  ])
  expect(play.opening).toBe(true)
  expect(play.groups.map(({ owner }) => owner)).toEqual([1, 0])
})

// -- a pile that is taken as deep as one likes -----------------------------------------------------

const TAKES = [legal('take D0', [], 0), legal('take D2', [], 2), legal('stock')]

test('the button takes the pile down to the card that is chosen, the strong move then', async () => {
  const play = new Rummy500Play(table)
  await told({ ...RUMMY, phase: 'DRAW', hand: ['7h', '8h'], pile: ['9h', '2h', '6c'] }, TAKES)
  const deeds = (): (string | undefined)[] => play.deeds.map(({ kind, text }) => text ?? kind)
  expect(play.depths).toEqual([0, 2])
  expect(deeds()).toEqual(['stock', 'take D2'])
  void play.reach(0)
  await settle()
  await answer(() => ({ legal: [legal('meld [7h 8h 9h]', ['7h', '8h', '9h'])] }))
  expect(play.depth).toBe(0)
  expect(deeds()).toEqual(['take D0', 'stock'])
  expect(play.question).toContain('7♥ 8♥ 9♥')
})

test('a hint points at the card down to which it would take the pile', async () => {
  const play = new Rummy500Play(table)
  await told({ ...RUMMY, phase: 'DRAW', hand: ['7h'], pile: ['9h', '2h', '6c'] }, TAKES)
  expect(TAKES.map((action) => play.reachOf(action))).toEqual([0, 2, null])
  expect(play.placeOf(TAKES[0]!)).toEqual(['9h'])
  expect(play.take(TAKES[0]!)).toBe(false)
  expect(play.depth).toBe(0)
  expect(play.take(TAKES[0]!)).toBe(true)
})

test('a card that lay deep must be used next', async () => {
  const play = new Rummy500Play(table)
  const view = { ...RUMMY, hand: ['9h', '8h'], must: '9h' }
  await told({ ...view, must_meld: true }, [])
  expect([...play.tabs.values()].map(({ sign }) => sign)).toEqual(['must'])
  expect(play.question).toContain('9♥')
  expect(play.plates.map(({ running }) => running)).toEqual([30, 0])
  expect(play.plates.map(({ target }) => target)).toEqual([undefined, 500])
})

test('possible calls are told apart: a joker by what it becomes, like cards by their meld', async () => {
  const play = new Rummy500Play(table)
  const fives = { ...run(['5d', '5h', '5s']), kind: 'set', low: null, high: null }
  const clubs = run(['6c', '7c', '8c'], { low: '5c', high: '9c' })
  const view = { ...RUMMY, phase: 'CALL', hand: ['*'], pile: ['5c', '2h'], table: [fives, clubs] }
  const calls = ['lay *>T1.lo', 'lay *>T1.hi', 'lay *>T0', 'lay 5c>T0', 'lay 5c>T1']
  await told(view, [
    ...calls.map((call) => legal(`call D0 ${call}`, [call.split(/[ >]/)[1]!], 0)),
    legal('call D0 meld [5c *6c *7c]', ['5c', '*6c', '*7c'], 0),
  ])
  expect(play.callSigns).toEqual([
    '★5♣',
    '★9♣',
    '★5',
    '5♣ on 5♦ 5♥ 5♠',
    '5♣ on 6♣ 7♣ 8♣',
    '5♣ ★6♣ ★7♣',
  ])
})

test('a hand is sorted by the melds that the server names, also while others play', async () => {
  settings.order = 'melds'
  const cards = ['2c', '8d', '8h', '9s', '8d', '8c', '*']
  const melds = [['8c', '8d', '8h']]
  const line = (own: { line: { id: string }[] }): string[] => own.line.map(({ id }) => id)
  const romme = new RommePlay(table)
  await told({ ...ROMME, turn: 1, hand: cards, melds }, [])
  expect(line(romme.own)).toEqual(['8c', '8d', '8h', '2c', "8d'", '9s', '*'])
  const rummy = new Rummy500Play(table)
  await told({ ...RUMMY, turn: 1, hand: cards, melds }, [])
  expect(line(rummy.own)).toEqual(['8c', '8d', '8h', '2c', "8d'", '9s', '*'])
  settings.order = 'suit'
  expect(line(rummy.own)[0]).toBe('2c')
})
