/** The court cards' letters, by the player's preference, with glyphs that French packs lack. */
import { GLYPHS } from '../shapes'

/** Unter and Ober, Dolník and Horník, or jack and queen. */
export type Letters = 'UO' | 'DH' | 'JQ'

/** The letter in a card's corner. */
const letterOf = (rank: string, letters: Letters): string =>
  rank === 'J' ? letters[0]! : rank === 'Q' ? letters[1]! : rank

type Glyph = (typeof GLYPHS)[string]
const MORE: Record<string, Glyph> = {
  U: { width: 24, d: 'M3 0V24C3 32 7 36 12 36S21 32 21 24V0' },
  O: { width: 24, d: 'M12 0C5 0 1 8 1 18S5 36 12 36 23 28 23 18 19 0 12 0Z' },
  D: { width: 24, d: 'M3 0V36H9C18 36 22 29 22 18S18 0 9 0Z' },
  H: { width: 24, d: 'M3 0V36M21 0V36M3 18H21' },
}

export const glyphOf = (rank: string, letters: Letters): Glyph => {
  const letter = letterOf(rank, letters)
  return MORE[letter] ?? GLYPHS[letter]!
}
