/** The differences between the tables of the two games: pictures and colours, but no rule. */
import type { Terms } from './view'

export const terms = {
  tripoley: {
    game: 'tripoley',
    tone: 'wine',
    sequence: ['8', '9', 'T'],
    prize: 'KITTY',
    pool: 'POT',
  },
  michigan: {
    game: 'michigan',
    tone: 'midnight',
    sequence: ['7', '8', '9'],
    prize: 'POT',
    pool: 'POOL',
  },
} as const satisfies Record<string, Terms>
