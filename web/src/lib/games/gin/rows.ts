/** How long the rows of melds on the felt are. */

/** The part of a card that the next one leaves free. */
const LAP = 0.44
/** Pixels: the edges of a meld and the gap between two. */
const BETWEEN = 29

/** A length in card widths, as the cards of a row overlap, and the pixels between its groups. */
export type Length = readonly [cards: number, pixels: number]

const lengthOf = (counts: readonly number[]): Length => [
  counts.reduce((all, count) => all + 1 + LAP * (count - 1), 0),
  counts.length * BETWEEN,
]

const longer = ([a]: Length, [b]: Length): number => b - a

/** Return the length of groups of so many cards in one line, and of the longer one of two lines. */
export function lengthsOf(counts: readonly number[]): { one: Length; two: Length } {
  const halves = counts.map(
    (_, at) => [counts.slice(0, at), counts.slice(at)].map(lengthOf).sort(longer)[0]!,
  )
  return { one: lengthOf(counts), two: halves.sort(longer).at(-1) ?? [1, 0] }
}

/** Return the same for the longest of several rows. */
export function longestOf(rows: readonly (readonly number[])[]): ReturnType<typeof lengthsOf> {
  const found = rows.map((counts) => lengthsOf(counts.filter((count) => count > 0)))
  const most = (way: 'one' | 'two'): Length => found.map((it) => it[way]).sort(longer)[0]!
  return { one: most('one'), two: most('two') }
}
