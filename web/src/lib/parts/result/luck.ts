/** How much of a match luck decided, in one sentence whose parts add up. */
import { change } from '../../cards/narrate'
import { say } from '../../base/texts.svelte'
import type { Balance } from '../../connection/wire'

/** Standard errors to both sides within which the truth lies 95 times of 100. */
const SURE = 1.96

/** The sentence, for a match with this number of rivals. */
export function luckWords(balance: Balance, unit: string, rivals: number): string {
  const [ahead, own, others] = [balance.ahead, balance.own.points, balance.others.points].map(
    (it) => Math.round(it),
  ) as [number, number, number]
  return say('luck-sum', {
    deals: balance.deals,
    side: ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'level',
    amount: Math.abs(ahead),
    unit,
    rivals,
    // The rest, so that the rounded parts add up, too.
    luck: change(ahead - own - others),
    own: change(own),
    error: Math.ceil(SURE * balance.own.error),
    others: change(others),
  })
}
