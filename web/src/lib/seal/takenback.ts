/** Decisions that were taken back: the lines of a log that stand then. */
const TAKEN_BACK = /^(\d+) take-back (\d+)(?: (\d+))?$/

interface TakenBack {
  seat: number
  /** How many of the actions stand. */
  to: number
  /** The seat that was to act and gave the last action back; -1 where all others are bots. */
  by?: number
}

type Lines = readonly (string | null)[]

/** The line of a decision that was taken back. */
export const takenBackLine = ({ seat, to, by = -1 }: TakenBack): string =>
  `${seat} take-back ${to}${by < 0 ? '' : ` ${by}`}`

/** Return the decision that a line takes back; null if it is an action. */
export function takenBackIn(line: string | null | undefined): TakenBack | null {
  const found = TAKEN_BACK.exec(line ?? '')
  return found && { seat: Number(found[1]), to: Number(found[2]), by: Number(found[3] ?? -1) }
}

/** How many of these lines take a decision back alone, as in practice. */
export const countTakenBack = (lines: Lines): number =>
  lines.filter((line) => takenBackIn(line)?.by === -1).length

/** Whether any of these lines takes a decision back. */
export const takesBack = (lines: Lines): boolean => lines.some((line) => takenBackIn(line) !== null)

/** Whether any of these lines gives somebody the last action back. */
export const givesBack = (lines: Lines): boolean =>
  lines.some((line) => (takenBackIn(line)?.by ?? -1) >= 0)

/** The actions that stand after these lines, by their place among the lines. */
export function standing(lines: Lines): number[] {
  let found: number[] = []
  for (const [at, line] of lines.entries()) {
    const back = takenBackIn(line)
    if (back) found = found.slice(0, back.to)
    else found.push(at)
  }
  return found
}
