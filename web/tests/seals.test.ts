import { beforeEach, expect, test, vi } from 'vitest'
import '../src/lib/seal/check' // now, not when a deal is over
import { tipOf } from '../src/lib/seal/own'
import { chain, hex, SHARES, unhex } from '../src/lib/seal/proof'
import { Seals } from '../src/lib/seal/seals.svelte'
import { seats, type OwnSeat } from '../src/lib/seats.svelte'
import type { ClientMessage, Event, Seal, SeatTip, Unsealed } from '../src/lib/wire'

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
  version: 2,
  engine: '',
  dealing: ['01', ''],
  draws: 'stock',
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
  seals.receive(sealOf(SHARES - 1, [FIRST], true))
  expect(sent).toEqual([])
  seals.receive(sealOf(SHARES, [FIRST], false))
  expect(seals.share()).toBe(hex(ROOT))
  seals.receive(sealOf(SHARES, [FIRST], true))
  const [begun] = sent as { t: 'tip'; tip: string }[]
  expect(begun).toMatchObject({ t: 'tip' })
  const second = { seat: 0, tip: begun!.tip, first: SHARES + 1 }
  seals.receive(sealOf(SHARES, [FIRST, second], true))
  seals.receive(sealOf(SHARES + 1, [FIRST, second], false))
  expect(sent).toHaveLength(1)
  const share = seals.share()
  expect(hex(chain(unhex(share)!, 1))).toBe(second.tip)
  expect(seals.known!.tips).toEqual([FIRST, second]) // the first stays what it was
  expect(seats.of('here')).toMatchObject({ root: own.root, tip: FIRST.tip })
})

test('two windows that begin a chain at once both keep the one that counts', () => {
  const others: ClientMessage[] = []
  const there = new Seals({ ...own }, (message) => others.push(message) > 0)
  for (const window of [there, seals]) window.receive(sealOf(SHARES, [FIRST], true))
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
  const begun = [{ event: 'deal_started', number: 1, dealer: 0 } as const]
  seals.watch(begun, { hand: ['Ac'] }, false)
  seals.receive(sealOf(1, [FIRST], false))
  expect(seals.share()).toBe(share)
  seals.watch(begun, { hand: ['2c'] }, true)
  expect(own.witness).toMatchObject({ deal: 1, given: share, hand: ['Ac'], again: ['2c'] })
  expect(own.witness).toMatchObject({ tips: [FIRST], dealing: ['01', ''] })
})

test('cards that come into the hand are noted with the actions that brought them', () => {
  seals.receive(sealOf(1, [FIRST], false))
  const played = (seat: number, text: string): Event =>
    ({ event: 'action_played', seat, text }) as Event
  const begun = { event: 'deal_started', number: 1, dealer: 0 } as Event
  const view = (...hand: string[]) => ({ hand, melds: [hand], pile: ['2c'] })
  seals.watch([begun], view('Ac', 'Ac'), false)
  seals.watch([played(1, 'stock')], view('Ac', 'Ac'), false)
  seals.watch([played(1, 'discard 2c')], view('Ac', 'Ac'), false)
  seals.watch([played(0, 'stock')], view('Ac', 'Ac', 'Ac'), false)
  seals.watch([played(0, 'discard Ac')], view('Ac', 'Ac'), false)
  expect(seals.witness).toMatchObject({
    hand: ['Ac', 'Ac'],
    open: ['2c'],
    came: [
      { since: 2, after: 3, cards: ['Ac'] },
      { since: 3, after: 4, cards: [] },
    ],
  })
  seals.watch([begun, played(1, 'stock'), played(0, 'stock')], view('2c', 'Ac'), true)
  seals.watch([played(0, 'take')], view('2c', '2c', 'Ac'), false)
  expect(seals.witness).toMatchObject({
    open: ['2c'], // what was seen first stays
    came: [
      { since: null, after: 2, cards: ['2c', 'Ac'] },
      { since: 2, after: 3, cards: ['2c'] },
    ],
  })
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
