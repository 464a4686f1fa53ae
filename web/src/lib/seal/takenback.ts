/** Decisions that were taken back: the lines of a log that stand then. */
const TAKEN_BACK = /^(\d+) take-back (\d+)$/

interface TakenBack {
  seat: number
  /** How many of the actions stand. */
  to: number
}

type Lines = readonly (string | null)[]

/** The line of a decision that was taken back. */
export const takenBackLine = ({ seat, to }: TakenBack): string => `${seat} take-back ${to}`

/** Return the decision that a line takes back; null if it is an action. */
export function takenBackIn(line: string | null | undefined): TakenBack | null {
  const found = TAKEN_BACK.exec(line ?? '')
  return found && { seat: Number(found[1]), to: Number(found[2]) }
}

/** How many of these lines take a decision back. */
export const countTakenBack = (lines: Lines): number =>
  lines.filter((line) => takenBackIn(line) !== null).length

/** Whether any of these lines takes a decision back. */
export const takesBack = (lines: Lines): boolean => countTakenBack(lines) > 0

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
