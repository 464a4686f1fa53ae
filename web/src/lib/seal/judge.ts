/** The check of deals that are over: fetched with the first of them. */
import { seats, type OwnSeat } from '../connection/seats.svelte'
import type { Unsealed } from '../connection/wire'
import { checkDeal, type Known, type Verdict, type Witness } from './check'
import { fingerprintOf, type CheckedDeal } from './judgement'

/** Check deals that follow those checked so far; return all of them. */
export function judge(
  deals: readonly Unsealed[],
  earlier: () => readonly CheckedDeal[],
  own: OwnSeat,
  { known, witness, seat }: { known: Known; witness: Witness | null; seat: () => number },
): CheckedDeal[] {
  const start = performance.now()
  const results = [...earlier()]
  for (const told of deals) {
    const seen = witness?.deal === told.deal ? witness : seats.seenOf(own.key, told.deal)
    const before = results.at(-1)?.told.log ?? ''
    const next = results.length + 1
    const wrong = (code: string): Verdict => ({
      flaw: { code, facts: { deal: told.deal } },
      doubts: [],
    })
    const check = (): Verdict => {
      try {
        return checkDeal(known, told, before, seat(), seen)
      } catch {
        return wrong('seal-broken')
      }
    }
    const verdict = told.deal === next ? check() : wrong('seal_chain')
    // A deal that this device checked before a reload need not have been seen again.
    const remembered = !seen && !verdict.flaw && own.checked?.[next - 1] === fingerprintOf(told)
    results.push({ told, seen, ...verdict, ...(remembered ? { doubts: [] } : {}) })
  }
  performance.measure('seal-check', { start }) // benchmarks read it
  return results
}
