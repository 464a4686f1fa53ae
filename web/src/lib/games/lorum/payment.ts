/** The payers and takers at the end of a deal, as the table shows them. */
import type { LorumView } from './view'

type LorumResult = NonNullable<LorumView['result']>

export interface Payment {
  payers: number[]
  takers: number[]
  /** The chips that moved. */
  moved: number
  /** The player whom the result's sentence is about, and that player's chips. */
  who: number
  chips: number
}

const largest = (chips: readonly number[]): number => chips.indexOf(Math.max(...chips))

export function payment({ chips, declarer }: LorumResult): Payment {
  const seats = chips.map((_, seat) => seat)
  const payers = seats.filter((seat) => chips[seat]! < 0)
  const takers = seats.filter((seat) => chips[seat]! > 0)
  const sums = [payers, takers].map((some) =>
    some.reduce((sum, seat) => sum + Math.abs(chips[seat]!), 0),
  )
  const who = declarer >= 0 ? declarer : largest(takers.length ? chips : chips.map((it) => -it))
  return { payers, takers, moved: Math.max(...sums), who, chips: Math.abs(chips[who]!) }
}
