/** How much of a match luck decided, in one sentence whose parts add up. */
import { change } from '../../cards/narrate'
import { say } from '../../base/texts.svelte'
import type { Account } from '../../connection/wire'

/** Standard errors to both sides within which the truth lies 95 times of 100. */
const SURE = 1.96

/** The sentence, for a match with so many rivals. */
export function luckWords(account: Account, unit: string, rivals: number): string {
  const [ahead, own, others] = [account.ahead, account.own.points, account.others.points].map(
    (it) => Math.round(it),
  ) as [number, number, number]
  return say('luck-sum', {
    deals: account.deals,
    side: ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'level',
    amount: Math.abs(ahead),
    unit,
    rivals,
    // The rest, so that the rounded parts add up, too.
    luck: change(ahead - own - others),
    own: change(own),
    error: Math.ceil(SURE * account.own.error),
    others: change(others),
  })
}
