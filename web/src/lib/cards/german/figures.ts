/**
 * The subjects of the pictures: trades and music of a hill country. The Deuces show four hours of
 * one day (leaves at dawn, bells at noon, hearts at dusk, acorns at night).
 *
 * A figure is half a picture (x -50..50, y -119..0) and is drawn a second time, rotated. It is made
 * of hair, beard, hat, robe and the thing in its hand.
 */
import type { Suit } from '../card'
import { disc, discs, paint, seam, type Outline } from './outline'

export interface Figure {
  /** The colour of the hair. */
  tint: string
  /** How far it stands from the middle. */
  aside: number
  body: Outline[]
  /** The suit's signs on a king's crown. */
  crown: [x: number, y: number][]
  /** The thing in the hand, and how far that is from its place. */
  reach: number
  held: Outline[]
}

const FACE = paint('skin', 'M-16-78C-16-57-9-47 0-47S16-57 16-78C16-88-16-88-16-78Z')
const LOOK = [
  paint('deep', discs(1.8, [-6.5, -71], [6.5, -71])),
  paint('blush', discs(3.4, [-10, -62], [10, -62])),
  paint('line', 'M-10-75.500q3.500-2.500 7 0M3-75.500q3.500-2.500 7 0M0-71 2.500-63.500H-1.500'),
]
const HAND = paint('skin', 'M29-29q8-6 16-1v10q-8 4-16-1Z')
const FRINGE = paint('hair', 'M-16-80C-12-90 12-90 16-80 8-85-8-85-16-80Z')

const HAIR = {
  bob: 'M-16-88C-28-84-25-66-27-54-20-49-15-52-14-58H14C15-52 20-49 27-54 25-66 28-84 16-88Z',
  crop: 'M-18-86C-23-78-21-68-19-62L-14-66V-80H14V-66L19-62C21-68 23-78 18-86Z',
  long: 'M-17-88C-29-80-25-60-30-44-22-38-15-43-13-52H13C15-43 22-38 30-44 25-60 29-80 17-88Z',
}

const BEARD = {
  none: [paint('line', 'M-5-56.500Q0-52.500 5-56.500')],
  lash: [
    paint('hair', 'M0-61C-5-64-12-62-17-55-11-56-5-56 0-58 5-56 11-56 17-55 12-62 5-64 0-61Z'),
    paint('line', 'M-3-53.500Q0-52 3-53.500'),
  ],
  full: [
    paint(
      'hair',
      'M-17-72C-20-48-9-30 0-27 9-30 20-48 17-72 13-62 8-61 4-62H-4C-8-61-13-62-17-72Z',
    ),
    paint('line', 'M-5-57Q0-54 5-57M-6-50C-5-41-2-36 0-34M6-50C5-41 2-36 0-34'),
  ],
  fork: [
    paint(
      'hair',
      'M-17-72C-20-52-16-36-11-25-7-31-3-38 0-44 3-38 7-31 11-25 16-36 20-52 17-72 13-62 8-61 4-62H-4C-8-61-13-62-17-72Z',
    ),
    paint('line', 'M-5-57Q0-54 5-57M-9-48C-10-40-10-35-10-31M9-48C10-40 10-35 10-31'),
  ],
  wide: [
    paint(
      'hair',
      'M-17-74C-24-58-26-42-20-34-10-40 10-40 20-34 26-42 24-58 17-74 13-62 8-61 4-62H-4C-8-61-13-62-17-74Z',
    ),
    paint('line', 'M-5-57Q0-54 5-57M-12-50C-14-45-16-42-16-40M12-50C14-45 16-42 16-40M0-50V-42'),
  ],
  point: [
    paint(
      'hair',
      'M0-61C-6-65-14-62-20-57-13-57-6-57 0-58 6-57 13-57 20-57 14-62 6-65 0-61ZM-6-51C-4-42-2-37 0-32 2-37 4-42 6-51Q0-48-6-51Z',
    ),
    paint('line', 'M-3-54Q0-52.500 3-54'),
  ],
}

const HERDER = [
  paint('felt', 'M-20-86C-20-108 20-108 20-86Z'),
  paint('felt', 'M-34-85C-26-92 26-92 34-85 26-79-26-79-34-85Z'),
  paint('second', 'M-20-92Q0-97 20-92V-88Q0-92-20-88Z'),
  paint('light', discs(2, [-12, -92], [-4, -93.5], [4, -93.5], [12, -92])),
]
const HAT = {
  herder: HERDER,
  feather: [
    ...HERDER,
    paint('light', 'M18-92C24-108 36-116 47-113 43-103 34-94 21-88Z'),
    paint('line', 'M20-91C28-101 35-107 43-110'),
  ],
  fur: [
    paint('hair', 'M-22-82C-28-100-18-113 0-113S28-100 22-82Q0-91-22-82Z'),
    paint('line', 'M-15-92q3-5 6 0M-5-95q3-5 6 0M6-94q3-5 6 0M-11-102q3-5 6 0M1-104q3-5 6 0'),
    paint('cloth', 'M-3-112C0-118 8-119 12-115 10-110 5-108 1-108Z'),
  ],
  straw: [
    paint('gold', 'M-17-87C-15-106 15-106 17-87Z'),
    paint('gold', 'M-38-84C-24-94 24-94 38-84 24-77-24-77-38-84Z'),
    paint('second', 'M-17-91Q0-96 17-91V-87Q0-91-17-87Z'),
    paint('line', 'M-30-84h9M-13-83h8M5-83h8M21-84h9'),
  ],
  tricorn: [
    paint('felt', 'M-36-88C-22-114 22-114 36-88 18-97-18-97-36-88Z'),
    paint('trim', 'M-35-88.500C-18-97.500 18-97.500 35-88.500'),
    paint('gold', disc(-14, -99, 4)),
  ],
  beret: [
    paint('cloth', 'M-26-88C-34-108-6-114 10-108 28-106 32-94 24-86Q0-95-26-88Z'),
    paint('second', 'M-22-88Q0-96 22-87L21-81Q0-90-21-82Z'),
    paint('gold', disc(15, -93, 3.2)),
  ],
  cap: [
    paint('second', 'M-19-85C-22-104 22-104 19-85Q0-93-19-85Z'),
    paint('gold', 'M-20-86Q0-94 20-86L19-81Q0-89-19-81Z'),
    paint('cloth', disc(0, -101, 4.5)),
  ],
  hood: [
    paint(
      'cloth',
      'M-24-50C-32-80-24-106 4-110 18-114 30-108 38-98 30-98 26-95 25-90 28-76 28-62 24-50L16-56C20-74 18-84 0-85-18-84-20-74-16-56Z',
    ),
  ],
  crown: [
    paint('gold', 'M-20-82-26-104-12-96 0-110 12-96 26-104 20-82Q0-90-20-82Z'),
    paint('cloth', 'M-20-84Q0-92 20-84L19-78Q0-86-19-78Z'),
    paint('light', discs(2, [-11, -84], [0, -86], [11, -84])),
  ],
}

const THING = {
  axe: [
    paint('wood', 'M35-106h5v92h-5Z'),
    paint('light', 'M39-104C52-104 53-84 47-74 46-82 43-86 39-87Z'),
  ],
  horn: [
    paint('gold', 'M12-20C32-8 50-28 45-54L37-51C40-34 30-22 15-26Z'),
    paint('trim', 'M45-54l-9 3'),
    paint('line', 'M24-17l-3-8M38-30l-7-4M43-42l-7-1'),
  ],
  fiddle: [
    paint(
      'wood',
      'M26-22C20-32 28-40 33-42 33-50 40-54 46-49 52-43 49-36 43-36 43-28 36-16 26-22Z',
    ),
    paint('line', 'M29-24 48-62M36-34l4 4'),
    paint('wood', 'M43-52l5-11 3 2-5 11Z'),
    paint('line', 'M18-44 50-22'),
  ],
  sickle: [
    paint('wood', 'M35-44h5v30h-5Z'),
    paint('light', 'M36-42C22-66 32-96 50-92 38-86 34-66 41-42Z'),
  ],
  drum: [
    paint('second', 'M16-24h32v18l-32 9Z'),
    paint('gold', 'M14-28q17-6 35 0v6q-17 6-35 0Z'),
    paint('line', 'M18-20 26-2M30-19 22-1M30-19l9 15M44-20 37-3'),
    paint('wood', 'M30-32 46-58 49-57 34-30Z'),
  ],
  flag: [
    paint('wood', 'M36-114h4v102h-4Z'),
    paint('cloth', 'M40-112C46-108 48-112 50-108V-84C47-88 45-84 40-86Z'),
    paint('gold', disc(38, -115, 3)),
  ],
  pipe: [
    paint('wood', 'M34-112h7v100h-7Z'),
    paint('deep', discs(1.5, [37.5, -58], [37.5, -50], [37.5, -42])),
    paint('gold', 'M33-104h9v4h-9ZM33-72h9v4h-9Z'),
  ],
  bell: [
    paint('wood', 'M35-72h5v56h-5Z'),
    paint('brass', 'M37.500-104C26-102 31-86 24-76H51C44-86 49-102 37.500-104Z'),
    paint('red', 'M26-82H49L51-77H24Z'),
    paint('gold', disc(37.5, -73, 3.6)),
  ],
  sword: [
    paint('light', 'M35-34V-104L38.500-113 42-104V-34Z'),
    paint('line', 'M38.500-106V-36'),
    paint('gold', 'M28-36H49V-30H28ZM36-30h5v15h-5Z'),
  ],
  goblet: [
    paint('gold', 'M28-62H49C50-48 44-43 41-42V-30H46V-26H31V-30H36V-42C33-43 27-48 28-62Z'),
    paint('second', 'M28-62q10-6 21 0-10 5-21 0Z'),
  ],
  orb: [
    paint('second', disc(37, -46, 13)),
    paint('gold', 'M24-48Q37-42 50-48V-43Q37-37 24-43ZM35-72h4v13h-4ZM31-68H43V-64H31Z'),
  ],
  rod: [
    paint('gold', 'M36-88h5v74h-5Z'),
    paint('cloth', disc(38.5, -95, 8)),
    paint('gold', 'M30-97q8-4 17 0v4q-9-4-17 0ZM36.500-109h4v7h-4Z'),
  ],
}

const GOWN = `M-60-12C-48-34-29-43-13-47H13C29-43 48-34 60-12L${seam(60)} ${seam(-60)}Z`
const ROBE: Record<string, Outline[]> = {
  J: [
    paint('light', GOWN),
    paint('line', 'M-50-2C-42-6-36-16-34-26M50-14C44-18 38-24 35-30'),
    paint('cloth', 'M-23-45C-31-30-30-12-29 8.100L29-8.100C31-22 31-34 23-45L11-47 0-27-11-47Z'),
    paint('trim', 'M-13-45-1-24V-2M13-45 1-24M-24-40C-28-26-27-12-25 2M24-40C28-28 28-18 26-8'),
    paint('gold', discs(1.9, [-7, -20], [-7, -12], [-7, -4], [7, -22], [7, -14], [7, -6])),
    paint('second', 'M-11-47 0-36 11-47 7-50H-7Z'),
  ],
  Q: [
    paint('cloth', GOWN),
    paint('trim', 'M2-38H24M2-29.500H25M2-21H26M2-12.500H26M0-44V0'),
    paint('gold', discs(2.1, [24, -38], [25, -29.5], [26, -21], [26, -12.5])),
    paint('second', 'M-60-12C-48-34-29-43-13-47L2-44C-4-24-26-4-60 17Z'),
    paint('trim', 'M1-43C-5-24-26-5-59 15'),
    paint('light', 'M-14-48C-8-40 8-40 14-48L10-53H-10Z'),
  ],
  K: [
    paint('second', GOWN),
    paint('trim', 'M-9-30V2M9-30V-2M-6-22 0-17 6-22M-6-12 0-7 6-12'),
    paint(
      'cloth',
      'M-60-12C-48-33-36-39-27-42-24-26-24-10-26 7.300L-60 17ZM60-12C48-33 36-39 27-42 24-28 24-18 25-7L60-17Z',
    ),
    paint('light', 'M-13-47C-30-43-43-37-48-24-32-18-22-26 0-26S32-18 48-24C43-37 30-43 13-47Z'),
    paint('line', 'M-35-31v6M-25-37v6M-15-38v5M15-38v5M25-37v6M35-31v6'),
  ],
}

type Dress = [
  tint: string,
  hair: keyof typeof HAIR,
  beard: keyof typeof BEARD,
  hat: keyof typeof HAT,
  thing: keyof typeof THING,
]
const CAST: Record<string, Dress> = {
  Jc: ['#6a4322', 'bob', 'none', 'cap', 'axe'],
  Js: ['#2f241d', 'bob', 'none', 'herder', 'fiddle'],
  Jh: ['#b06a2a', 'crop', 'none', 'beret', 'drum'],
  Jd: ['#d9b25a', 'crop', 'none', 'hood', 'pipe'],
  Qc: ['#3a2a1e', 'crop', 'lash', 'feather', 'horn'],
  Qs: ['#8a5a2a', 'crop', 'point', 'straw', 'sickle'],
  Qh: ['#2c211c', 'bob', 'lash', 'fur', 'flag'],
  Qd: ['#d8d3c8', 'long', 'point', 'tricorn', 'bell'],
  Kc: ['#5b3c22', 'long', 'full', 'crown', 'sword'],
  Ks: ['#a8682c', 'long', 'fork', 'crown', 'goblet'],
  Kh: ['#e6e0d4', 'long', 'wide', 'crown', 'orb'],
  Kd: ['#33261d', 'long', 'point', 'crown', 'rod'],
}
const POINTS: [number, number][] = [
  [-26, -106],
  [0, -112],
  [26, -106],
]

function dressed(rank: string, [tint, hair, beard, hat, thing]: Dress): Figure {
  // A hood goes round the head: behind the face, with some hair before it.
  const hooded = hat === 'hood'
  const behind = hooded ? HAT.hood : []
  const before = hooded ? [FRINGE, ...LOOK] : LOOK
  const above = hooded ? [] : HAT[hat]
  return {
    tint,
    aside: rank === 'J' ? 0 : 5,
    body: [
      ...behind,
      paint('hair', HAIR[hair]),
      ...ROBE[rank]!,
      FACE,
      ...before,
      ...BEARD[beard],
      ...above,
    ],
    crown: hat === 'crown' ? POINTS : [],
    reach: rank === 'J' ? 0 : -8,
    held: [...THING[thing], HAND],
  }
}

/** The figure of each court card, by the card's name. */
export const FIGURES: Record<string, Figure> = Object.fromEntries(
  Object.entries(CAST).map(([name, dress]) => [name, dressed(name[0]!, dress)]),
)

const rays = (count: number, from: number, to: number, y: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / count
    const at = (r: number): string =>
      `${(Math.cos(angle) * r).toFixed(1)} ${(y - Math.sin(angle) * r).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  }).join('')

const HILLS = [
  paint('rise', `M-50-14C-30-34-12-30 2-20S36-38 50-30L${seam(50)} ${seam(-50)}Z`),
  paint('hill', `M-50 0C-34-16-16-12 0-8S34-26 50-22L${seam(50)} ${seam(-50)}Z`),
]
const SKY = paint('sky', `M-50-119H50L${seam(50)} ${seam(-50)}Z`)
const HOUR: Record<Suit, Outline[]> = {
  s: [paint('sun', disc(0, -34, 26)), paint('ray', rays(9, 32, 62, -34))],
  d: [paint('sun', disc(0, -66, 30)), paint('ray', rays(9, 46, 58, -66))],
  h: [
    paint('sun', disc(22, -34, 20)),
    paint('line', 'M-38-98q4-5 8 0 4-5 8 0M-24-108q3-4 6 0 3-4 6 0'),
  ],
  c: [
    paint('light', 'M30-112A14 14 0 1 0 44-92 17 17 0 0 1 30-112Z'),
    paint(
      'light',
      discs(1.5, [-38, -104], [-24, -112], [8, -112], [-42, -78], [42, -72], [-40, -48]),
    ),
  ],
}

/** The hour of the day behind a Deuce. */
export const hourOf = (suit: Suit): Outline[] => [SKY, ...HOUR[suit], ...HILLS]

type PipSpot = [column: number, row: number]
/** Where the signs of a number card stand: the upper half and the middle; the rest is turned round. */
const SPOTS: Record<string, PipSpot[]> = {
  '7': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [0, 0],
  ],
  '8': [
    [-1, -1],
    [1, -1],
    [-1, -0.34],
    [1, -0.34],
  ],
  '9': [
    [-1, -1],
    [1, -1],
    [-1, -0.4],
    [1, -0.4],
    [0, 0],
  ],
  T: [
    [-1, -1],
    [1, -1],
    [0, -0.68],
    [-1, -0.34],
    [1, -0.34],
  ],
}

/** The signs of a number card's upper half, in card units from its middle. */
export const signsOf = (rank: string): PipSpot[] =>
  (SPOTS[rank] ?? []).map(([column, row]) => [column * 31, row * 86])

/** The stem they grow on: a branch leaves it a little below each sign beside it. */
export const stemOf = (rank: string): Outline =>
  paint(
    'stem',
    'M0 0C5-18-5-40 0-62' +
      signsOf(rank)
        .filter(([x]) => x !== 0)
        .map(([x, y]) => `M0 ${y + 26}C${x * 0.2} ${y + 14} ${x * 0.7} ${y + 18} ${x} ${y}`)
        .join(''),
  )
