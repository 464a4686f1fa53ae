/** Made-up players and sections for the parts that are shown by themselves. */
import type { SeatMark } from '../parts/shared/marks'
import type { MatSection } from '../parts/mat/mat'

const NAMES = ['You', 'Mara', 'Oskar', 'Yuki', 'Tomáš', 'Ines', 'Wolfgang', 'Kenji', 'Lucia']

export const marks: SeatMark[] = NAMES.map((name, colour) => ({
  name,
  letter: name[0]!,
  colour,
  portrait: ['king', 'bot', 'granny', ''][colour % 4]!,
  self: colour === 0,
}))

export const sections: MatSection[] = [
  { id: 'A', label: 'Ace', kind: 'card', at: 'nw', cards: ['Ah'] },
  { id: 'B', label: 'King', kind: 'card', at: 'n', cards: ['Kh'] },
  { id: 'C', label: 'Queen', kind: 'card', at: 'ne', cards: ['Qh'] },
  { id: 'D', label: 'Jack', kind: 'card', at: 'w', cards: ['Jh'] },
  { id: 'E', label: '10', kind: 'card', at: 'e', cards: ['Th'] },
  { id: 'F', label: 'King and queen', kind: 'pair', at: 'sw', cards: ['Kh', 'Qh'] },
  { id: 'G', label: '8-9-10', kind: 'run', at: 'se', cards: ['8', '9', 'T'] },
  { id: 'H', label: 'Kitty', kind: 'name', at: 's', cards: [] },
  { id: 'I', label: 'Pot', kind: 'pot', at: 'mid', cards: [] },
]
