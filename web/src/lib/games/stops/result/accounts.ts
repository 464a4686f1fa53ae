/** The gain of each player in a deal, by cause: the causes add up to the server's points. */
import type { StopsView, Terms } from '../view'

export const CAUSES = ['ante', 'spare', 'sections', 'poker', 'cards', 'last'] as const
type Cause = (typeof CAUSES)[number]
export type Account = Record<Cause, number> & { total: number }

/** The accounts of all seats once a deal is over; null before. */
export function accountsOf(view: StopsView, terms: Terms): Account[] | null {
  const { result, sections, gains, betting, auction } = view
  if (!result) return null
  const at = (name: string): number => sections.indexOf(name)
  const special = [at(terms.prize), at(terms.pool)]
  return result.points.map((total, seat) => {
    const gained = (section: number): number => gains[section]?.[seat] ?? 0
    const sold = auction && auction.buyer >= 0 ? auction.price : 0
    const causes = {
      spare: (seat === view.dealer ? sold : 0) - (seat === auction?.buyer ? sold : 0),
      sections: sections.reduce((sum, _, i) => sum + (special.includes(i) ? 0 : gained(i)), 0),
      poker: gained(at(terms.pool)) - (betting?.paid[seat] ?? 0),
      cards: gained(at(terms.prize)) - result.fines[seat]!,
      last: result.mat[seat]!,
    }
    // The rest was put on the mat before the deal.
    const ante = total - Object.values(causes).reduce((sum, chips) => sum + chips, 0)
    return { ante, ...causes, total }
  })
}
