/** The outlines cards are drawn from. Everything here is geometry; colours are given by CSS classes. */
import type { Suit } from './card'

/** Card units: every face and back is drawn in a box of this size. */
export const WIDTH = 200
export const HEIGHT = 280

/** Suit signs, each in a box from -50 to 50. */
export const PIPS: Record<Suit, string> = {
  h: 'M0 46C-12 24-48 6-48-20-48-37-36-46-24-46-12-46-4-38 0-27 4-38 12-46 24-46 36-46 48-37 48-20 48 6 12 24 0 46Z',
  d: 'M0-50C9-31 23-11 38 0 23 11 9 31 0 50-9 31-23 11-38 0-23-11-9-31 0-50Z',
  s: 'M0-50C11-27 46-9 46 15 46 30 35 37 25 37 15 37 8 32 4 25 5 36 9 44 17 50H-17C-9 44-5 36-4 25-8 32-15 37-25 37-35 37-46 30-46 15-46-9-11-27 0-50Z',
  c: 'M-22-27a22 22 0 1 1 44 0 22 22 0 1 1-44 0ZM-47 10a22 22 0 1 1 44 0 22 22 0 1 1-44 0ZM3 10a22 22 0 1 1 44 0 22 22 0 1 1-44 0ZM-11-10H11V12L4 22C5 36 9 44 17 50H-17C-9 44-5 36-4 22L-11 12Z',
}

/** A joker's sign, in the same box. */
export const STAR = 'M0-50 14-17 49-15 22 8 31 43 0 24-31 43-22 8-49-15-14-17Z'

/** Strokes of the rank letters: `width` is the advance of the glyph, every glyph is 36 high. */
export const GLYPHS: Record<string, { width: number; d: string }> = {
  A: { width: 24, d: 'M1 36 12 0 23 36M5 25H19' },
  '2': { width: 24, d: 'M3 10C3 4 7 0 12 0S21 4 21 10C21 15 17 19 12 24 7 29 3 32 3 36H22' },
  '3': {
    width: 24,
    d: 'M3 5C5 2 8 0 12 0 17 0 21 4 21 9 21 14 17 17 10 17 17 17 22 21 22 27 22 32 18 36 12 36 7 36 4 34 2 30',
  },
  '4': { width: 24, d: 'M17 36V0L1 26H23' },
  '5': {
    width: 24,
    d: 'M20 0H6L4 16C6 14 9 13 12 13 18 13 22 18 22 24 22 31 18 36 12 36 8 36 4 34 2 31',
  },
  '6': {
    width: 24,
    d: 'M19 3C17 1 15 0 13 0 6 0 2 8 2 21 2 31 6 36 12 36 18 36 22 31 22 25 22 19 18 15 12 15 7 15 3 18 2 23',
  },
  '7': { width: 24, d: 'M2 0H22L9 36' },
  '8': {
    width: 24,
    d: 'M12 16C7 16 4 13 4 8S7 0 12 0 20 3 20 8 17 16 12 16C6 16 2 20 2 26S6 36 12 36 22 32 22 26 18 16 12 16Z',
  },
  '9': {
    width: 24,
    d: 'M5 33C7 35 9 36 11 36 18 36 22 28 22 15 22 5 18 0 12 0 6 0 2 5 2 11 2 17 6 21 12 21 17 21 21 18 22 13',
  },
  T: {
    width: 31,
    d: 'M1 5 7 0V36M22 0C16 0 14 8 14 18S16 36 22 36 30 28 30 18 28 0 22 0Z',
  },
  J: { width: 22, d: 'M8 0H21M16 0V26C16 32 13 36 8 36 4 36 1 33 1 28' },
  Q: {
    width: 24,
    d: 'M12 0C5 0 1 8 1 18S5 36 12 36 23 28 23 18 19 0 12 0ZM13 25 23 38',
  },
  K: { width: 23, d: 'M3 0V36M21 0 3 22M9 15 22 36' },
}

/** Where the pips of a number card stand: [x, y] in card units; the lower half is turned round. */
export function pipPlaces(rank: string): [x: number, y: number][] {
  return (LAYOUTS[rank] ?? []).map(([column, row]) => [
    WIDTH / 2 + column * 31,
    HEIGHT / 2 + row * 83,
  ])
}

type PipPlace = [column: number, row: number]
const pair = (row: number): PipPlace[] => [
  [-1, row],
  [1, row],
]
const four = [...pair(-1), ...pair(1)]
const six = [...four, ...pair(0)]
const eight = [...four, ...pair(-1 / 3), ...pair(1 / 3)]
const LAYOUTS: Record<string, PipPlace[]> = {
  A: [[0, 0]],
  '2': [
    [0, -1],
    [0, 1],
  ],
  '3': [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  '4': four,
  '5': [...four, [0, 0]],
  '6': six,
  '7': [...six, [0, -0.5]],
  '8': [...six, [0, -0.5], [0, 0.5]],
  '9': [...eight, [0, 0]],
  T: [...eight, [0, -2 / 3], [0, 2 / 3]],
}
