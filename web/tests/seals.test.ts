import { beforeEach, expect, test, vi } from 'vitest'
import '../src/lib/seal/check' // now, not when a deal is over
import { tipOf } from '../src/lib/seal/own'
import { chain, hex, SHARES, unhex } from '../src/lib/seal/proof'
import { Seals, type Watched } from '../src/lib/seal/seals.svelte'
import { seats, type OwnSeat } from '../src/lib/seats.svelte'
import type { ClientMessage, Event, ScoreSheet, Seal, SeatTip, Unsealed } from '../src/lib/wire'

/** What the server tells of deals that are over. */
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
let seals: Seals
let own: OwnSeat

beforeEach(() => {
  sent = []
  unsealed.mockReset().mockResolvedValue([])
  vi.stubGlobal('fetch', async () => Response.json(await unsealed()))
  const place = { table: 'here', seat: 0, token: '', seal: sealOf(1, [FIRST], false) }
  seats.keep(place, 'gin')
  own = { ...place, game: 'gin', opened: 1, root: hex(ROOT) }
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

test('what was seen of a deal stays known when the server asks again', () => {
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
  const told = [played(0, 'take'), played(0, 'discard 2c')]
  again.watch(at(7, told, view('Ac', 'Ac'), 1), true)
  expect(again.witness).toMatchObject({ came: [...came, { since: 5, after: 6, cards: [] }] })
  expect(again.witness!.lines).toHaveLength(6)
  expect(again.flaw).toBeNull()
})

test('a deal that ends while older ones are being fetched is fetched, too', async () => {
  const told = { deal: 2, lines: [], shares: [] as string[] } as unknown as Unsealed
  let answer: (all: Unsealed[]) => void = () => undefined
  unsealed.mockReturnValueOnce(new Promise((done) => (answer = done)))
  seals.receive(sealOf(2, [FIRST], true))
  unsealed.mockResolvedValue([told])
  seals.unseal(told)
  answer([])
  await vi.waitFor(() => expect(seals.results).toHaveLength(1), 20_000)
  expect(seals.flaw).toMatchObject({ code: 'seal_chain', facts: { deal: 2 } })
})
