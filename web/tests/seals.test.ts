import { beforeEach, expect, test, vi } from 'vitest'
import { tipOf } from '../src/lib/seal/own'
import { chain, hex, SHARES, unhex } from '../src/lib/seal/proof'
import { Seals } from '../src/lib/seal/seals.svelte'
import { seats, type OwnSeat } from '../src/lib/seats.svelte'
import type { ClientMessage, Seal, SeatTip } from '../src/lib/wire'

vi.mock('../src/lib/api', () => ({ fetchUnsealed: () => Promise.resolve([]) }))

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
})

let sent: ClientMessage[]
let seals: Seals
let own: OwnSeat

beforeEach(() => {
  sent = []
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

test('what was seen of a deal stays known when the server asks again', () => {
  seals.receive(sealOf(1, [FIRST], false))
  const share = seals.share()
  const begun = [{ event: 'deal_started', number: 1, dealer: 0 } as const]
  seals.watch(begun, ['Ac'], false)
  seals.receive(sealOf(1, [FIRST], false))
  expect(seals.share()).toBe(share)
  seals.watch(begun, ['2c'], true)
  expect(own.witness).toMatchObject({ deal: 1, given: share, hand: ['Ac'], again: ['2c'] })
  expect(own.witness!.tips).toEqual([FIRST])
})
