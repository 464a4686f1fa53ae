import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../until'
import '../../src/lib/seal/judge' // now, not when a deal is over
import { isAwake } from '../../src/lib/seal/awake'
import { tipOf } from '../../src/lib/seal/own'
import { chain, hex, LINKS, SHARES, unhex } from '../../src/lib/seal/proof'
import { Seals as OpenSeals } from '../../src/lib/seal/seals.svelte'
import type { Watched } from '../../src/lib/seal/steps'
import { tally } from '../../src/lib/seal/tally.svelte'
import { seats, type OwnSeat } from '../../src/lib/connection/seats.svelte'
import type {
  ClientMessage,
  Event,
  ScoreSheet,
  Seal,
  SeatInfo,
  SeatTip,
  Unsealed,
} from '../../src/lib/connection/wire'

/** The server's answer about finished deals. */
const unsealed = vi.fn<() => Promise<Unsealed[]>>()

const ROOT = new Uint8Array(32).fill(7)
const FIRST: SeatTip = { seat: 0, tip: tipOf(ROOT), first: 1 }
const sealOf = (deal: number, tips: SeatTip[], running: boolean): Seal => ({
  t: 'seal',
  deal,
  chain: '11'.repeat(32),
  pack: 'Ac 2c',
  tips,
  log: '',
  due: !running,
  shares: running ? ['', ''] : null,
  version: 3,
  engine: '',
  dealing: ['01', ''],
  draws: 'stock',
  hides: [],
  budget: 1000,
  least: 20,
  bots: ['', ''],
  drawing: null,
})
const SHEET = { rows: [] } as unknown as ScoreSheet
/** A position of deal 1: its number, what led there, and what is shown. */
const at = (seq: number, events: Event[], hand: object | null, deal?: number): Watched => ({
  seq,
  waiting: seq ? 'play' : 'deal',
  events,
  view: hand as Watched['view'],
  sheet: SHEET,
  ...(deal === undefined ? {} : { deal }),
})

let sent: ClientMessage[]
const open: OpenSeals[] = []

/** Seals that wait for nothing any longer once their test is over. */
class Seals extends OpenSeals {
  constructor(...known: ConstructorParameters<typeof OpenSeals>) {
    super(...known)
    open.push(this)
  }
}

let seals: Seals
let own: OwnSeat

afterEach(() => {
  for (const it of open.splice(0)) it.close()
})

beforeEach(() => {
  localStorage.clear()
  sent = []
  unsealed.mockReset().mockResolvedValue([])
  vi.stubGlobal('fetch', async () => Response.json(await unsealed()))
  const place = { table: 'here', seat: 0, token: '', seal: sealOf(1, [FIRST], false) }
  seats.keep(place, 'gin')
  own = { ...place, key: 'here', game: 'gin', opened: 1, root: hex(ROOT) }
  seals = new Seals(own, (message) => {
    sent.push(message)
    return true
  })
})

test('a chain that is used up is followed by a new one, before its first deal', () => {
  const begin = (number: number, seq: number): void =>
    seals.watch(at(seq, [{ event: 'deal_started', number, dealer: 0 }], { hand: [] }), false)
  seals.watch(at(1, [], { hand: [] }, SHARES - 1), true)
  seals.receive(sealOf(SHARES - 1, [FIRST], true))
  expect(sent).toEqual([])
  seals.receive(sealOf(SHARES, [FIRST], false))
  expect(seals.share()).toBe(hex(ROOT))
  begin(SHARES, 2)
  seals.receive({ ...sealOf(SHARES, [FIRST], true), shares: [hex(ROOT), ''] })
  const [begun] = sent as { t: 'tip'; tip: string }[]
  expect(begun).toMatchObject({ t: 'tip' })
  const second = { seat: 0, tip: begun!.tip, first: SHARES + 1 }
  seals.receive({ ...sealOf(SHARES, [FIRST, second], true), shares: [hex(ROOT), ''] })
  seals.receive(sealOf(SHARES + 1, [FIRST, second], false))
  expect(sent).toHaveLength(1)
  const share = seals.share()
  expect(hex(chain(unhex(share)!, 1))).toBe(second.tip)
  expect(seals.known!.tips).toEqual([FIRST, second]) // the first stays what it was
  expect(seats.of('here')).toMatchObject({ root: own.root, tip: FIRST.tip, owed: SHARES + 1 })
  expect(seals.flaw).toBeNull()
})

test('two windows that begin a chain at once both keep the one that counts', () => {
  const others: ClientMessage[] = []
  const there = new Seals({ ...own }, (message) => others.push(message) > 0)
  for (const window of [there, seals]) {
    window.watch(at(1, [], { hand: [] }, SHARES), true)
    window.receive({ ...sealOf(SHARES, [FIRST], true), shares: [hex(ROOT), ''] })
  }
  const [second, first] = ([...sent, ...others] as { tip: string }[]).map(({ tip }) => tip)
  // The table heard of the other's last; this window was the last to note its own.
  const tips = [FIRST, ...[second, first].map((tip) => ({ seat: 0, tip: tip!, first: SHARES + 1 }))]
  for (const window of [there, seals]) window.receive(sealOf(SHARES + 1, tips, false))
  expect(tipOf(unhex(seats.of('here')!.root!)!)).toBe(first)
  expect(seals.share()).toBe(there.share())
  expect(hex(chain(unhex(seals.share())!, 1))).toBe(first)
})

const DRAWING = { ranks: [13, 1], shown: true }
/** The device sat down first, and drew seat 1. */
const SEATING = { order: [1, 0], drawn: [['Ac'], ['2c']] }
const taken = (seating = SEATING): Event[] => [
  { event: 'seats_taken', seating },
  { event: 'deal_started', number: 1, dealer: 0 },
]
const seated = (seat: number, seating: typeof SEATING | null, seq = 1): Watched => ({
  ...at(seq, seq === 1 && seating ? taken(seating) : [], { hand: ['Ac'] }, Math.min(seq, 1)),
  seat,
  seating,
})
/** Sit down where seats are drawn for, and give a share. */
function sitToDraw(): void {
  own.seal = { ...sealOf(1, [FIRST], false), version: 4, drawing: DRAWING, bots: ['', 'bot'] }
  seals.watch({ ...seated(0, null, 0), view: null }, true)
  seals.receive(own.seal)
}

test('a player who draws another seat keeps the chain of the chair', () => {
  sitToDraw()
  const share = own.witness!.given
  expect(share).toBe(hex(chain(ROOT, SHARES - 1)))
  seals.watch(seated(1, SEATING), true)
  const running = { ...own.seal!, due: false, shares: [share, ''], bots: ['bot', ''] }
  seals.receive(running)
  expect([seals.seat, seals.flaw, seals.doubt]).toEqual([1, null, null])
  expect(seals.known).toMatchObject({ seating: SEATING, drawing: DRAWING })
  const again = new Seals({ ...seats.of('here')!, seal: own.seal! }, () => true) // a reload
  again.watch(seated(1, SEATING), true)
  again.receive(running)
  expect([again.seat, again.flaw]).toEqual([1, null])
})

test.each([
  ['another seat than it drew', seated(0, SEATING)],
  ['no drawing', seated(0, null)],
  ['a drawing before the deal', { ...seated(1, SEATING, 0), view: null }],
  ['other cards in the story', { ...seated(1, SEATING), events: taken({ ...SEATING, drawn: [] }) }],
])('a device that is told %s says so at once', (_, told) => {
  sitToDraw()
  seals.watch(told, true)
  expect(seals.flaw).toMatchObject({ code: 'seal-seats' })
})

test('nobody is moved twice, or where seats are not drawn for', () => {
  sitToDraw()
  seals.watch(seated(1, SEATING), true)
  expect(seals.flaw).toBeNull()
  seals.watch(seated(0, { order: [0, 1], drawn: [['Ac'], ['2c']] }, 2), true)
  expect(seals.flaw).toMatchObject({ code: 'seal-seats' })
  const fixed = new Seals({ ...own, seal: sealOf(1, [FIRST], false) }, () => true)
  delete fixed.own.seating
  delete fixed.own.flaw
  fixed.problem = null
  fixed.watch(seated(1, SEATING), true)
  expect(fixed.flaw).toMatchObject({ code: 'seal-seats' })
})

test('a bot that was named for its chair is another bot at another seat', () => {
  sitToDraw()
  seals.watch(seated(1, SEATING), true)
  const shares = [own.witness!.given, '']
  seals.receive({ ...own.seal!, due: false, shares, bots: ['', 'bot'] })
  expect(seals.flaw).toMatchObject({ code: 'seal-changed' })
})

test('the record of a deal stays known when the server asks again', () => {
  seals.receive(sealOf(1, [FIRST], false))
  const share = seals.share()
  const begun: Event[] = [{ event: 'deal_started', number: 1, dealer: 0 }]
  seals.watch(at(1, begun, { hand: ['Ac'] }), false)
  seals.watch(at(1, begun, { hand: ['2c'] }, 1), true)
  expect(own.witness).toMatchObject({ deal: 1, given: share, hand: ['Ac'] })
  expect(own.witness).toMatchObject({ tips: [FIRST], dealing: ['01', ''] })
  expect(seals.flaw).toMatchObject({ code: 'seal-moved' })
})

test('cards that come into the hand are noted with the actions that brought them', () => {
  seals.receive(sealOf(1, [FIRST], false))
  const played = (seat: number, text: string): Event =>
    ({ event: 'action_played', seat, text }) as Event
  const begun: Event = { event: 'deal_started', number: 1, dealer: 0 }
  const view = (...hand: string[]) => ({ hand, pile: ['2c'] })
  seals.watch(at(1, [begun], view('Ac', 'Ac')), false)
  seals.watch(at(2, [played(1, 'stock')], view('Ac', 'Ac')), false)
  seals.watch(at(3, [played(1, 'discard 2c')], view('Ac', 'Ac')), false)
  seals.watch(at(4, [played(0, 'stock')], view('Ac', 'Ac', 'Ac')), false)
  seals.watch(at(5, [played(0, 'discard Ac')], view('Ac', 'Ac')), false)
  seals.watch(at(6, [played(0, 'take')], view('Ac', 'Ac', '2c')), false)
  const came = [
    { since: 2, after: 3, cards: ['Ac'], open: [] },
    { since: 3, after: 4, cards: [], open: [] },
    { since: 4, after: 5, cards: ['2c'], open: ['2c'] },
  ]
  expect(seals.witness).toMatchObject({ hand: ['Ac', 'Ac'], open: ['2c'], came })
  // A page that was loaded again goes on from what it had seen.
  const again = new Seals({ ...own, witness: seals.witness! }, () => true)
  const moves = [{ card: '2c', source: 'hand:0', target: 'pile' }]
  const told = [played(0, 'take'), { ...played(0, 'discard 2c'), moves } as Event]
  again.watch(at(7, told, view('Ac', 'Ac'), 1), true)
  expect(again.witness).toMatchObject({ came: [...came, { since: 5, after: 6, cards: [] }] })
  expect(again.witness!.lines).toHaveLength(6)
  expect(again.flaw).toBeNull()
})

test('a deal that is shown before its seal has no open cards on record', () => {
  const shown = { hand: ['Ac'], up: '2c' }
  const first = new Seals({ ...own, seal: null }, () => true)
  for (const it of [first, seals]) it.watch(at(1, [started(1)], shown, 1), true)
  expect([first, seals].map(({ witness }) => witness?.open)).toEqual([null, ['2c']])
})

test('a card comes into the hand and leaves it by actions that say so, and by no other', () => {
  const move = (card: string, source: string, target: string) => ({ card, source, target })
  const played = (seat: number, ...moves: object[]): Event =>
    ({ event: 'action_played', seat, text: 'lead', moves }) as unknown as Event
  const flawAfter = (hand: string[], ...moves: object[]): string | undefined => {
    const here = new Seals({ ...own, seal: sealOf(1, [FIRST], false) }, () => true)
    here.receive(sealOf(1, [FIRST], false))
    const begun: Event = { event: 'deal_started', number: 1, dealer: 0 }
    here.watch(at(1, [begun], { hand: ['Ac', '2c'] }), false)
    here.watch(at(2, [played(1, ...moves)], { hand }), false)
    return here.flaw?.code
  }
  const out = move('2c', 'hand:0', 'pile')
  expect(flawAfter(['Ac'], out)).toBeUndefined() // as where others' cards lead to one's own
  expect(flawAfter(['Ac', '2c'], out, move('2c', 'pile', 'hand:0'))).toBeUndefined()
  expect(flawAfter(['Ac'])).toBe('seal-strayed') // hidden for the rest of the deal
  expect(flawAfter(['Ac'], move('2c', 'hand:1', 'pile'))).toBe('seal-strayed')
  expect(flawAfter(['Ac', '2c'], out)).toBe('seal-strayed') // still there
  const taken = move('3c', 'pile', 'hand:0')
  expect(flawAfter(['Ac', '2c', '3c'], taken)).toBeUndefined()
  expect(flawAfter(['Ac', '2c'], taken)).toBe('seal-strayed') // taken, and not in the hand
  expect(flawAfter(['Ac', '2c'], taken, move('3c', 'hand:0', 'meld:0'))).toBeUndefined()
  const joker = move('*5h', 'meld:0', 'hand:0')
  expect(flawAfter(['Ac', '2c', '*'], joker)).toBeUndefined()
})

test('the rules that were told first hold for the whole match', () => {
  const rules = { game: 'gin', options: { target: 100, big_gin: false }, seats: 2 }
  const flawAfter = (later: object): string | undefined => {
    const here = new Seals({ ...own }, () => true)
    here.watch({ ...at(0, [], null, 0), rules }, true)
    here.receive(sealOf(1, [FIRST], false))
    here.watch({ ...at(0, [], null, 0), rules: { ...rules, ...later } }, true)
    return here.flaw?.code
  }
  expect(flawAfter({})).toBeUndefined()
  // From a server that has been updated meanwhile and has one more option.
  expect(flawAfter({ options: { ...rules.options, new_rule: false } })).toBeUndefined()
  expect(flawAfter({ options: { ...rules.options, target: 500 } })).toBe('seal-rules')
  expect(flawAfter({ options: { target: 100 } })).toBe('seal-rules')
  expect(flawAfter({ game: 'romme' })).toBe('seal-rules')
  expect(flawAfter({ seats: 3 })).toBe('seal-rules')
  expect(seats.of('here')?.rules).toEqual(rules) // after a reload, too
})

test('a bot that was named once is named before every share', () => {
  const flawAfter = (bots: unknown): string | undefined => {
    const here = new Seals({ ...own }, () => true)
    here.receive({ ...sealOf(1, [FIRST], false), bots: ['', 'steady'] })
    here.receive({ ...sealOf(1, [FIRST], false), bots: bots as string[] })
    return here.flaw?.code
  }
  expect(flawAfter(['', 'steady'])).toBeUndefined()
  expect(flawAfter(['strong', 'steady'])).toBeUndefined() // a person has left
  expect(flawAfter(['', ''])).toBe('seal-changed') // any bot could be named after the shuffle
  expect(flawAfter([''])).toBe('seal-changed')
  expect(flawAfter(null)).toBe('seal-broken')
})

test('a deal that ends while older ones are being fetched is fetched, too', async () => {
  const told = { deal: 2, lines: [], shares: [] as string[] } as unknown as Unsealed
  let answer: (all: Unsealed[]) => void = () => undefined
  unsealed.mockReturnValueOnce(new Promise((done) => (answer = done)))
  seals.receive(sealOf(2, [FIRST], true))
  unsealed.mockResolvedValue([told])
  seals.unseal(told)
  answer([])
  await until(() => expect(seals.results).toHaveLength(1))
  expect(seals.flaw).toMatchObject({ code: 'seal_chain', facts: { deal: 2 } })
})

const started = (number: number, dealer = 0): Event => ({ event: 'deal_started', number, dealer })
const acted = (seat: number, text: string): Event =>
  ({ event: 'action_played', seat, text }) as Event
/** Let a deal begin and end: what the server tells of it, but for what it opens. */
function playDeal(number: number, seq: number): void {
  seals.receive(sealOf(number, [FIRST], false))
  const share = seals.share()
  seals.watch(at(seq, [started(number)], { hand: ['Ac'] }), false)
  seals.receive({ ...sealOf(number, [FIRST], true), shares: [share, ''] })
  const end = at(seq + 1, [acted(0, 'discard Ac')], { hand: [] })
  seals.watch({ ...end, waiting: 'deal' }, false)
}

test('a deal that is over has to be opened even if the next one begins at once', async () => {
  vi.useFakeTimers()
  playDeal(1, 1)
  playDeal(2, 3)
  seals.watch(at(5, [started(3)], { hand: ['Ac'] }), false)
  expect(seals.deals).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seals.flaw).toMatchObject({ code: 'seal-kept', facts: { deal: 1 } })
  vi.useRealTimers()
})

test('a server that falls silent about its seals is asked what became of them', async () => {
  vi.useFakeTimers()
  seals.watch(at(1, [started(1)], { hand: ['Ac'] }), false)
  seals.watch({ ...at(2, [acted(0, 'discard Ac')], { hand: [] }), waiting: 'deal' }, false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seals.flaw).toMatchObject({ code: 'seal-kept', facts: { deal: 1 } })
  vi.useRealTimers()
})

test('a deal that nobody opens stays in doubt while the next is played', async () => {
  vi.useFakeTimers()
  unsealed.mockRejectedValue(new TypeError('no network'))
  playDeal(1, 1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seals.doubt).toMatchObject({ code: 'kept', facts: { deal: 1 } })
  seals.watch(at(3, [started(2)], { hand: ['Ac'] }), false)
  expect(seals.mark).toBe('unsure')
  // After the player leaves, the page stops asking.
  const asked = unsealed.mock.calls.length
  seals.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(unsealed).toHaveBeenCalledTimes(asked)
  vi.useRealTimers()
})

test('findings during a deal count in the lobby', () => {
  seals = new Seals({ ...own, table: 'there' }, () => true)
  const before = tally.total.flawed
  seals.watch(at(1, [started(1)], { hand: ['Ac'] }), false)
  seals.watch(at(1, [], { hand: ['2c'] }), false)
  expect(seals.flaw).toMatchObject({ code: 'seal-moved' })
  expect(tally.total.flawed).toBe(before + 1)
})

/** The seal of deal 1 as it is told before and when it begins. */
function beginWith(before: Partial<Seal>, after: Partial<Seal>): void {
  seals.receive({ ...sealOf(1, [FIRST], false), ...before })
  const share = seals.share()
  seals.watch(at(1, [started(1)], { hand: ['Ac'] }), false)
  seals.receive({ ...sealOf(1, [FIRST], true), shares: [share, ''], ...after })
}
const LINK = '22'.repeat(32)

test.each<[string, string, Partial<Seal>, (own: string) => Partial<Seal>]>([
  ['one share more', 'seal_shares', {}, (own) => ({ shares: [own, '', ''] })],
  ['one share less', 'seal_shares', {}, (own) => ({ shares: [own] })],
  ['another bot', 'seal-changed', { bots: ['', 'fair'] }, () => ({ bots: ['', 'strong'] })],
  ['no bot any more', 'seal-changed', { bots: ['', 'fair'] }, () => ({ bots: ['', ''] })],
])(
  'a deal that begins with %s than was told before the share is none of those',
  (_, code, told, then) => {
    beginWith(told, then(hex(chain(ROOT, SHARES - 1))))
    expect(seals.flaw).toMatchObject({ code, facts: { deal: 1 } })
  },
)

test('a bot gives no share, but a player who left may have given one', () => {
  const share = hex(chain(ROOT, SHARES - 1))
  const shares = [share, LINK]
  beginWith({}, { shares, bots: ['', 'fair'] })
  expect(seals.flaw).toBeNull()
  own.seal = { ...own.seal!, bots: ['', 'fair'] }
  delete own.witness
  seals = new Seals(own, () => true)
  beginWith({ bots: ['', 'fair'] }, { shares, bots: ['', 'fair'] })
  expect(seals.flaw).toMatchObject({ code: 'seal_share', facts: { deal: 1, player: 2 } })
})

test('a chain is counted from one deal on: none of its links is asked for early', () => {
  seals.receive(sealOf(1, [{ ...FIRST, first: 0 }], false))
  expect(seals.flaw).toMatchObject({ code: 'seal-tip' })
})

test('a chain that was begun later always has to count from the same deal', () => {
  Object.assign(own, { owed: 4, first: undefined })
  seals.receive(sealOf(4, [{ ...FIRST, first: 3 }], false))
  seals.receive(sealOf(5, [{ ...FIRST, first: 3 }], false))
  expect(seals.flaw).toBeNull()
  seals.receive(sealOf(5, [{ ...FIRST, first: 4 }], false))
  expect(seals.flaw).toMatchObject({ code: 'seal-tip' })
})

test('a device that joins later does not take the seat’s other chain for its own', () => {
  const there = { ...own, root: '', owed: undefined }
  seals = new Seals(there, (message) => sent.push(message) > 0)
  seals.watch(at(1, [started(1)], { hand: ['Ac'] }, 1), true)
  seals.receive(sealOf(1, [FIRST], true))
  const [{ tip }] = sent as { tip: string }[] as [{ tip: string }]
  const both = [FIRST, { seat: 0, tip, first: 2 }]
  seals.receive(sealOf(2, both, false))
  expect(seals.known!.tips).toEqual(both)
  expect(seals.flaw).toBeNull()
})

test('a deal is not played a second time from its beginning', () => {
  playDeal(1, 1)
  seals.watch(at(3, [started(1)], { hand: ['Ac'] }), false)
  expect(seals.flaw).toMatchObject({ code: 'seal-number', facts: { deal: 1 } })
})

test('a device whose clock was set back does not count as present in time', () => {
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  for (let i = 0; i < 20; i++, now += 1000) isAwake()
  expect(isAwake()).toBe(true)
  own.opened = Date.now() + 60_000
  seals.watch(at(1, [started(1)], { hand: ['Ac'] }, 1), true)
  seals.receive({ ...sealOf(1, [FIRST], true), shares: ['', ''] })
  expect(seals.flaw).toBeNull()
  expect(seals.doubt).toMatchObject({ code: 'late' })
  vi.restoreAllMocks()
})

test('the record of earlier deals survives a reload', () => {
  playDeal(1, 1)
  const first = seals.witness!
  playDeal(2, 3)
  expect(seats.seenOf('here', 1)).toEqual({ ...first, look: null, hands: null })
  expect(seats.seenOf('here', 2)).toMatchObject({ deal: 2, lines: ['0 discard Ac'] })
  for (let deal = 3; deal < 40; deal++) playDeal(deal, 2 * deal - 1)
  expect(seats.seenOf('here', 1)).toBeNull() // a browser has a few megabytes
  expect(seats.seenOf('here', 20)).toMatchObject({ deal: 20 })
  seats.forget('here')
  expect(Object.keys(localStorage).filter((key) => key.includes('here'))).toEqual([])
})

const AT = (bot: string): SeatInfo[] => [{ bot: null }, { bot }] as unknown as SeatInfo[]

test('the bot that is shown at a seat is the one that its seal names', () => {
  seals.show(AT('fair'))
  beginWith({ bots: ['', 'fair'] }, { bots: ['', 'fair'] })
  expect(seals.flaw).toBeNull()
  seals.show(AT('beginner'))
  seals.receive({ ...sealOf(2, [FIRST], false), bots: ['', 'fair'] })
  const share = seals.share()
  seals.watch(at(2, [started(2)], { hand: ['Ac'] }), false)
  seals.receive({ ...sealOf(2, [FIRST], true), shares: [share, ''], bots: ['', 'fair'] })
  const facts = { deal: 2, player: 2, bot: 'beginner', expected: 'fair' }
  expect(seals.flaw).toMatchObject({ code: 'seal_bot', facts })
})

test('a deal after the last seal has no mark of the deal before it', () => {
  seals.receive(sealOf(LINKS, [FIRST], true))
  seals.watch(at(1, [started(LINKS)], { hand: ['Ac'] }), false)
  expect(seals.doubt).not.toMatchObject({ code: 'none' })
  seals.watch(at(2, [started(LINKS + 1)], { hand: ['Ac'] }), false)
  expect(seals.doubt).toMatchObject({ code: 'none', facts: { deal: LINKS + 1 } })
})

test('leaving the page stops all timers', () => {
  vi.useFakeTimers()
  seals = new Seals(own, () => true)
  playDeal(1, 1)
  expect(vi.getTimerCount()).toBe(2)
  seals.close()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('an opened deal that cannot be read is a flaw', async () => {
  playDeal(1, 1)
  seals.unseal({ deal: 1, shares: null } as unknown as Unsealed)
  await seals.settled()
  expect(seals.flaw).toMatchObject({ code: 'seal-broken', facts: { deal: 1 } })
})
