/** A player's best and worst deals of a match. */
import type { ScoreSheet } from '../../connection/wire'

export interface DealFact {
  readonly number: number
  readonly points: number
  /** The other seat that got most in it, and how much. */
  readonly other: number
  readonly others: number
}

/** With fewer deals than this, all of them would be told. */
const ENOUGH = 3

/** The worth of a deal to a seat, which is less if the others get points. */
function worthOf(points: readonly number[], me: number): number {
  const others = points.filter((_, seat) => seat !== me)
  return points[me]! - others.reduce((sum, it) => sum + it, 0) / others.length
}

/** The best and the worst deal of a seat; null if there are few deals, or all are alike. */
export function extremesOf({ rows }: ScoreSheet, me: number): [DealFact, DealFact] | null {
  const order = rows.toSorted((a, b) => worthOf(b.points, me) - worthOf(a.points, me))
  const [best, worst] = [order[0], order.at(-1)]
  if (rows.length < ENOUGH || worthOf(best!.points, me) === worthOf(worst!.points, me)) return null
  const fact = ({ number, points }: ScoreSheet['rows'][number]): DealFact => {
    const others = Math.max(...points.filter((_, seat) => seat !== me))
    const other = points.findIndex((it, seat) => seat !== me && it === others)
    return { number, points: points[me]!, other, others }
  }
  return [fact(best!), fact(worst!)]
}
