/** A device's judgement when a deal is opened, by its own record and what was fixed before. */
import type { OwnSeat } from '../connection/seats.svelte'
import type { Seal, Unsealed } from '../connection/wire'
import type { Known, Verdict, Witness } from './check'
import { tipOf } from './own'
import { tableOf, unhex } from './proof'

/** A deal that is over and has been checked. */
export interface CheckedDeal extends Verdict {
  told: Unsealed
  /** This device's own record of it. */
  seen: Witness | null
}

/** The mark beside a deal: a deal is good only once it has been checked. */
export type SealState = 'good' | 'unsure' | 'flaw'

export const markOf = (it: Verdict): SealState =>
  it.flaw ? 'flaw' : it.doubts.length ? 'unsure' : 'good'

/** Whether all of a deal was checked without finding a flaw. */
export const isGood = ({ flaw, doubts }: Verdict): boolean => !flaw && doubts.length === 0

/** The identity of a finished deal: the log's link follows from everything before it. */
export const fingerprintOf = ({ log, points }: Unsealed): string => `${log} ${points?.join() ?? ''}`

/** The facts fixed before the match; the first answer counts, whatever the server says now. */
export function knownOf(own: OwnSeat, seal: Seal): Known {
  const first = own.seal ?? seal
  const root = unhex(own.root ?? '')
  // Another device may have sat down first: its chain counts from the beginning then.
  const mine = own.tip ?? (root?.length && (own.owed ?? 1) === 1 ? tipOf(root) : '')
  const tips = seal.tips.map((tip) =>
    tip.seat === own.seat && tip.first === 1 && own.seal && mine ? { ...tip, tip: mine } : tip,
  )
  return {
    version: first.version,
    engine: first.engine,
    table: tableOf(first.version, own.table, first.chain),
    chain: first.chain,
    pack: first.pack.split(' '),
    draws: first.draws,
    hides: first.hides ?? [],
    budgets: { most: first.budget, least: first.least },
    tips,
    drawing: first.drawing ?? null,
    seating: own.seating ?? null,
  }
}
