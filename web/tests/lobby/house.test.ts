import { beforeEach, expect, test, vi } from 'vitest'
import { until } from '../until'
import { settings } from '../../src/lib/base/settings.svelte'
import { BOT, FRIEND, House } from '../../src/lib/lobby/house.svelte'
import type { GameInfo } from '../../src/lib/connection/wire'

const seats = { usual: 4, possible: [2, 3, 4], minutes: [10, 15, 20] }
const fewer = { usual: 2, possible: [2, 3], minutes: [5, 8] }
const option = (name: string, value: unknown, needs: unknown[] = []) => ({
  name,
  default: value,
  needs,
})
const game = {
  id: 'whist',
  bots: ['strong', 'fair', 'weak', 'random'],
  levels: ['weak', 'fair', 'strong'],
  usual_bot: 'fair',
  presets: ['usual', 'long'],
  preset_seats: { usual: seats, long: seats },
  preset_values: {
    usual: { target: 100, aces: true, bonus: 0 },
    long: { target: 500, aces: true, bonus: 20 },
  },
  options: [
    option('target', 100),
    option('aces', true),
    option('bonus', 0, [{ option: 'aces', values: [true] }]),
  ],
} as unknown as GameInfo

const saved = (): Record<string, unknown> =>
  JSON.parse(localStorage.getItem('parlour.house.whist') ?? 'null') as Record<string, unknown>

/** A server that answers every question about terms alike. */
function answer(status: number, body: object) {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => {
  localStorage.clear()
  answer(200, seats)
})

test('house rules begin with the first preset, the default seats and the middle bot', () => {
  const house = new House(game)
  expect([house.preset, house.changes, house.seats, house.minutes]).toEqual(['usual', {}, 4, 20])
  expect(house.levels).toEqual(['weak', 'fair', 'strong'])
  expect([house.level, house.other(1)]).toEqual(['fair', BOT])
  expect(house.table('Ann').bots?.map(({ bot }) => bot)).toEqual(['fair', 'fair', 'fair'])
  expect(house.value('nothing')).toBeNull()
})

test('only what differs from the preset is a change, and it is remembered', () => {
  const house = new House(game)
  house.set('target', 250)
  expect(house.isChanged('target')).toBe(true)
  expect(new House(game).value('target')).toBe(250)
  house.set('target', 100)
  expect(house.isChanged()).toBe(false)
  expect(saved()['changes']).toEqual({})
})

test('choosing another preset drops the changes', () => {
  const house = new House(game)
  house.set('aces', false)
  house.choose({ preset: 'long', changes: {} })
  expect([house.changes, house.value('target')]).toEqual([{}, 500])
  expect(new House(game).preset).toBe('long')
})

test('a preset for another number of players seats so many, others leave the chosen number', () => {
  const house = new House({ ...game, preset_seats: { usual: seats, long: fewer } })
  house.seats = 3
  house.choose({ preset: 'usual', changes: { target: 250 } })
  expect(house.seats).toBe(3)
  house.choose({ preset: 'long', changes: {} })
  expect(house.seats).toBe(2)
})

test('the number of seats is not an option of the form: it has its own chooser', () => {
  const heads = { ...option('heads', 4), seats: true }
  const house = new House({ ...game, options: [heads, ...game.options] } as GameInfo)
  expect(house.applying.map(({ name }) => name)).toEqual(['target', 'aces', 'bonus'])
  house.set('aces', false)
  expect(house.applying.map(({ name }) => name)).toEqual(['target', 'aces'])
})

test('an option that no longer applies returns to its default', () => {
  const house = new House(game)
  const bonus = game.options[2]!
  house.choose({ preset: 'long', changes: {} })
  expect(house.applies(bonus)).toBe(true)
  house.set('aces', false)
  expect(house.applies(bonus)).toBe(false)
  expect(house.changes).toEqual({ aces: false, bonus: 0 })
  house.reset()
  expect([house.changes, house.value('bonus')]).toEqual([{}, 20])
})

test('the server says who can play by changed rules, and for how long', async () => {
  const asked = answer(200, fewer)
  const house = new House(game)
  house.seats = 3
  expect(asked).not.toHaveBeenCalled()
  house.set('target', 50)
  await until(() => expect(house.terms).toEqual(fewer))
  expect([house.seats, house.minutes]).toEqual([3, 8])
  house.reset()
  expect(house.terms).toEqual(seats)
})

test('a refusal of the rules is kept until they change', async () => {
  answer(400, { code: 'needs_option', rule: 'R1', text: 'No.', facts: { option: 'bonus' } })
  const house = new House(game)
  house.set('target', 50)
  await until(() => expect(house.refusal?.facts).toEqual({ option: 'bonus' }))
  house.reset()
  expect(house.refusal).toBeNull()
})

test('a number of seats that the rules do not allow is not asked for', () => {
  const house = new House(game)
  house.seats = 7
  expect(house.seats).toBe(4)
})

test('the form asks the server about the players that it shows', () => {
  const house = new House(game)
  house.seats = 3
  house.setOther(1, 'weak')
  house.setOther(2, FRIEND)
  expect(house.waits).toBe(true)
  expect(house.table('Ann')).toEqual({
    game: 'whist',
    preset: 'usual',
    options: {},
    name: 'Ann',
    seats: 3,
    bots: [{ seat: 1, bot: 'weak' }],
    gathers: true,
  })
  settings.pace = 'brisk'
  expect(house.table('Ann').pace).toBe('brisk')
  settings.pace = 'calm'
  house.absent = 'wait'
  expect(house.table('Ann').absent).toBe('wait')
  expect(house.proposal().absent).toBe('wait')
  house.absent = null
  expect(house.proposal()).not.toHaveProperty('absent')
  house.seats = 2
  expect(house.waits).toBe(false)
  expect(new House(game).other(1)).toBe('weak')
})

test('one level is for all bots, until a seat gets its own', () => {
  const house = new House(game)
  const bots = (): string[] | undefined => new House(game).alone('Ann').bots?.map(({ bot }) => bot)
  house.level = 'strong'
  expect(bots()).toEqual(['strong', 'strong', 'strong'])
  house.setOther(1, FRIEND)
  house.setOther(3, 'weak')
  expect(bots()).toEqual(['strong', 'strong', 'weak'])
  house.level = 'fair'
  expect(bots()).toEqual(['fair', 'fair', 'fair'])
  expect([1, 2, 3].map((seat) => house.other(seat))).toEqual([FRIEND, BOT, BOT])
})

test('levels that were remembered for each seat stay as they were', () => {
  const old = { others: [FRIEND, 'weak', 'strong'] }
  localStorage.setItem('parlour.house.whist', JSON.stringify(old))
  const house = new House(game)
  expect([house.level, house.other(1), house.other(2), house.other(3)]).toEqual([
    'weak',
    FRIEND,
    BOT,
    'strong',
  ])
})

test('rules of one’s own are kept under a name', () => {
  const house = new House(game)
  house.set('target', 70)
  house.keep('Grandma')
  house.reset()
  const [own] = new House(game).own
  expect(own).toEqual({ name: 'Grandma', preset: 'usual', changes: { target: 70 } })
  house.choose(own!)
  expect([house.value('target'), house.isChosen(own!)]).toEqual([70, true])
  house.set('target', 80)
  expect(house.isChosen(own!)).toBe(false)
  house.keep('Grandma')
  expect(house.own).toHaveLength(1)
  house.forget('Grandma')
  expect(new House(game).own).toEqual([])
})

test('rules that another window keeps or forgets are kept and forgotten here', () => {
  const [here, there] = [new House(game), new House(game)]
  const end = here.follow()
  here.set('target', 70)
  here.keep('Grandma')
  there.set('target', 90)
  there.keep('Grandpa') // it has not heard of Grandma
  dispatchEvent(new StorageEvent('storage', { key: 'parlour.own.whist' }))
  expect(here.own.map(({ name }) => name)).toEqual(['Grandma', 'Grandpa'])
  there.forget('Grandma')
  here.keep('Aunt')
  expect(here.own.map(({ name }) => name)).toEqual(['Grandpa', 'Aunt'])
  end()
})

test('remembered settings of an older game are forgotten where they no longer fit', () => {
  const old = { bot: 'gone', others: ['gone'], preset: 'gone', changes: { target: 7, gone: 1 } }
  localStorage.setItem('parlour.house.whist', JSON.stringify(old))
  const house = new House(game)
  expect([house.level, house.other(1)]).toEqual(['fair', BOT])
  expect([house.preset, house.changes]).toEqual(['usual', { target: 7 }])
})
