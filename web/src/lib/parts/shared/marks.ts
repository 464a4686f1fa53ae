/** The mark of a seat, wherever the table shows who somebody is. */
import { seatName } from '../../cards/narrate'
import type { TableInfo } from '../../connection/wire'
import { say } from '../../base/texts.svelte'

export interface SeatMark {
  name: string
  letter: string
  /** Which of the seats' colours it has: 0 is one's own, then clockwise. */
  colour: number
  /** The drawing of a person, or of a bot; empty if there is none. */
  portrait: string
  /** Whether it is one's own: a star instead of a letter, so that two with one letter differ. */
  self: boolean
}

const signs = new Intl.Segmenter()

/** The first sign of a name, as people count signs. */
const first = (name: string): string =>
  signs.segment(name).containing(0)?.segment.toLocaleUpperCase() ?? ''

/** The number after a name that another player has, too: "Leo (2)" may be cut off to "Leo". */
const numberOf = (name: string): string | undefined => / \((\d+)\)$/.exec(name)?.[1]

/** The marks of all seats of a table; a number tells players with the same name apart. */
export function marksOf(table: {
  readonly seat: number
  readonly info?: Pick<TableInfo, 'seats'> | undefined
}): SeatMark[] {
  const seats = table.info?.seats ?? []
  const names = seats.map((seat, i) => (i === table.seat ? say('you') : seatName(seat)))
  return names.map((name, i) => {
    const alone = names.filter((other) => other === name).length === 1
    const colour = (i - table.seat + seats.length) % seats.length
    const letter = numberOf(name) ?? (alone ? first(name) : String(i + 1))
    const { kind, portrait = '' } = seats[i]!
    return {
      name,
      letter,
      colour,
      portrait: kind === 'bot' ? 'bot' : portrait,
      self: i === table.seat,
    }
  })
}
