/** The four signs: acorns (c), bells (d), hearts (h) and leaves (s), each in a box of -50..50. */
import type { Suit } from '../card'
import { disc, paint, type Outline } from './outline'

export const SIGNS: Record<Suit, Outline[]> = {
  c: [
    paint('green', 'M3-40C12-52 30-52 42-45 32-33 14-31 3-40Z'),
    paint('bark', 'M-4-30C-4-38-7-43-12-46L-4-50C3-45 5-38 5-30Z'),
    paint('nut', 'M-28-8C-30 20-15 37 0 48 15 37 30 20 28-8Z'),
    paint('shine', 'M-17 4C-16 16-12 25-6 31'),
    paint('bark', 'M-35-3C-40-24-21-34 0-34S40-24 35-3C22 4-22 4-35-3Z'),
    paint('hatch', 'M-29-15Q0-5 29-15M-21-25Q0-17 21-25M-12-31-16-1M0-32V2M12-31 16-1'),
  ],
  d: [
    paint('hoop', 'M-9-30a9 10 0 1 1 18 0'),
    paint('brass', disc(0, 8, 38)),
    paint('shine', 'M-26-6C-23-15-15-21-6-22'),
    paint('red', 'M-37 0Q0 13 37 0L38 12Q0 26-37.500 12Z'),
    paint('deep', `${disc(0, 27, 5.5)}M-2 27H2V46H-2Z`),
  ],
  h: [
    paint(
      'red',
      'M0 46C-12 24-48 6-48-20-48-37-36-46-24-46-12-46-4-38 0-27 4-38 12-46 24-46 36-46 48-37 48-20 48 6 12 24 0 46Z',
    ),
    paint('shine', 'M-36-24C-35-33-29-37-22-36M-36-14C-34-6-29 1-22 7'),
  ],
  s: [
    paint(
      'green',
      'M0-49C12-30 47-18 46 12 45 33 20 40 5 27 5 36 9 43 17 47L10 51C-1 47-5 38-5 27-20 40-45 33-46 12-47-18-12-30 0-49Z',
    ),
    paint(
      'shine',
      'M0-34V27M0 14C-8 4-20 0-33 1M0 14C8 4 20 0 33 1M0-6C-6-13-13-17-21-18M0-6C6-13 13-17 21-18',
    ),
  ],
}
