/** How large the cards of piles and melds are, so that all of them are seen. */

/** The height of a card as a part of its width, and the parts of covered cards that are covered. */
const RATIO = 1.4
export const COVERED = 0.46
/** Between melds, and between rows, as a part of a card's width. */
const GAP = 0.22
const SMALLER = 0.96
const LEAST = 16

/** The width of cards: `melds` are numbers of cards, which lie in rows below the piles. */
export function cardsIn(
  { width, height }: { width: number; height: number },
  melds: readonly number[],
): number {
  let size = Math.min(width * 0.16, height * 0.3)
  const isTooHigh = (): boolean => {
    let [rows, x] = [0, Infinity]
    for (const cards of melds) {
      const wide = size * (1 + (cards - 1) * (1 - COVERED))
      if (x + wide > width) [rows, x] = [rows + 1, 0]
      x += wide + size * GAP
    }
    return (rows + 1) * size * RATIO + rows * size * GAP > height
  }
  while (size > LEAST && isTooHigh()) size *= SMALLER
  return Math.floor(size)
}
