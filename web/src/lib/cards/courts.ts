/**
 * Court cards and the joker: one half figure each, built from a few outlines.
 *
 * A half lies in x -50..50, y -118..0 around the middle of the card and ends on the line
 * y = -SLOPE * x, so that the half and the half turned by 180 degrees meet without a gap.
 */
type CourtPaint = 'suit' | 'deep' | 'gold' | 'skin' | 'hair' | 'light' | 'line' | 'trim' | 'second'

export interface CourtOutline {
  d: string
  paint: CourtPaint
}

const SLOPE = 0.28
const edge = (x: number): string => `${x} ${(-SLOPE * x).toFixed(1)}`
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0Z`
const discs = (r: number, ...places: [x: number, y: number][]): string =>
  places.map(([x, y]) => disc(x, y, r)).join('')

const ROBE = `M-50-16C-46-34-30-42-13-46H13C30-42 46-34 50-20L${edge(50)} ${edge(-50)}Z`
const FACE = 'M-14-76C-14-58-8-49 0-49S14-58 14-76C14-86-14-86-14-76Z'
const FEATURES = 'M-9-73q3-2 6 0M3-73q3-2 6 0M0-70 2-62H-2M-4-56q4 2.500 8 0'
const EYES = discs(1.5, [-6, -70], [6, -70])

/** Two bands that run from the collar down to the seam, `inner` to `outer` wide at the seam. */
const bands = (top: number, seam: number, wide: number): string =>
  `M${-top}-46H${-top + wide}L${edge(-seam + wide)} ${edge(-seam)}Z` +
  `M${top}-46H${top - wide}L${edge(seam - wide)} ${edge(seam)}Z`

const chevrons = (...tops: number[]): string =>
  tops.map((y) => `M-9 ${y}L0 ${y + 7} 9 ${y}`).join('')

const SLEEVES = `M-50-4C-40-8-32-22-29-38M-50 5C-36-2-27-18-24-41M50-10C42-14 33-26 29-38M50-2C38-8 28-22 24-41`

const KING: CourtOutline[] = [
  {
    d: 'M-15-84C-25-74-23-56-27-46-20-42-14-46-12-52H12C14-46 20-42 27-46 23-56 25-74 15-84Z',
    paint: 'hair',
  },
  { d: ROBE, paint: 'suit' },
  { d: SLEEVES, paint: 'trim' },
  {
    d: `M-13-46C-30-42-42-36-47-24-30-20-22-28 0-28S30-20 47-26C42-37 30-42 13-46Z`,
    paint: 'light',
  },
  { d: 'M-34-30v5M-24-36v5M-14-38v5M14-38v5M24-36v5M34-31v5M-29-27v4M29-28v4', paint: 'line' },
  { d: bands(7, 14, 5), paint: 'gold' },
  { d: chevrons(-22, -13, -4), paint: 'trim' },
  { d: FACE, paint: 'skin' },
  {
    d: 'M-15-70C-17-48-8-34 0-32 8-34 17-48 15-70 12-60 7-60 4-61H-4C-7-60-12-60-15-70Z',
    paint: 'hair',
  },
  {
    d: 'M-6-52C-5-42-2-38 0-36M6-52C5-42 2-38 0-36M0-52V-38M-5-57.500Q0-54 5-57.500',
    paint: 'line',
  },
  { d: 'M-9-73q3-2 6 0M3-73q3-2 6 0M0-71 2-64H-2', paint: 'line' },
  { d: EYES, paint: 'deep' },
  { d: 'M-17-84-22-106-10-97 0-114 10-97 22-106 17-84Q0-90-17-84Z', paint: 'gold' },
  { d: discs(2.8, [-22, -108], [0, -115], [22, -108]), paint: 'suit' },
  { d: 'M-18-83Q0-90 18-83L17-78Q0-85-17-78Z', paint: 'suit' },
  { d: discs(1.7, [-10, -83.5], [0, -85], [10, -83.5]), paint: 'gold' },
  { d: 'M35-30V-104L38-111 41-104V-30Z', paint: 'light' },
  { d: 'M38-106V-32', paint: 'line' },
  { d: 'M28-34H48V-29H28ZM36-29H40V-16H36Z', paint: 'gold' },
  { d: disc(38, -14, 3.4), paint: 'gold' },
  { d: 'M30-27q8-4 15 0v8q-7 4-15 0Z', paint: 'skin' },
]

const QUEEN: CourtOutline[] = [
  {
    d: 'M0-92C-20-92-24-76-23-62-22-50-28-44-26-36H26C28-44 22-50 23-62 24-76 20-92 0-92Z',
    paint: 'hair',
  },
  { d: 'M-18-74C-20-60-16-52-20-40M18-74C20-60 16-52 20-40', paint: 'line' },
  { d: ROBE, paint: 'suit' },
  { d: SLEEVES, paint: 'trim' },
  { d: 'M-7-52H7L13-45C8-34 4-28 0-22-4-28-8-34-13-45Z', paint: 'skin' },
  {
    d: 'M-15-46C-10-34-5-27 0-19 5-27 10-34 15-46L22-43C15-28 8-19 0-10-8-19-15-28-22-43Z',
    paint: 'gold',
  },
  { d: discs(1.6, [-13, -37], [-7, -27], [0, -17], [7, -27], [13, -37]), paint: 'light' },
  { d: `M-5-8L0-2 5-8M-10 1.500 0-1 10-4`, paint: 'trim' },
  { d: 'M-8-43Q0-37 8-43', paint: 'trim' },
  { d: disc(0, -38, 2.4), paint: 'suit' },
  { d: FACE, paint: 'skin' },
  { d: 'M-14-74C-12-84-4-88 0-88S12-84 14-74C10-82 4-83 0-83S-10-82-14-74Z', paint: 'hair' },
  { d: FEATURES, paint: 'line' },
  { d: EYES, paint: 'deep' },
  {
    d: 'M-17-85C-20-92-20-98-17-103L-8-94 0-108 8-94 17-103C20-98 20-92 17-85Q0-91-17-85Z',
    paint: 'gold',
  },
  { d: discs(2.6, [-17.5, -105], [0, -110], [17.5, -105]), paint: 'light' },
  { d: discs(2, [-9, -89], [0, -91], [9, -89]), paint: 'suit' },
  { d: 'M38-20C35-34 40-46 37-62M37-40q8-8 9-12-8 1-9 9M38-32q-8-6-10-10 9 0 10 7', paint: 'trim' },
  { d: discs(5, [37, -78], [44, -72.5], [41.5, -65], [32.5, -65], [30, -72.5]), paint: 'suit' },
  { d: disc(37, -71, 4.2), paint: 'gold' },
  { d: 'M31-28q7-5 14-1v9q-7 3-14-1Z', paint: 'skin' },
]

const JACK: CourtOutline[] = [
  {
    d: 'M-14-86C-24-82-23-64-25-50-18-46-13-50-12-56H12C13-50 18-46 25-50 23-64 24-82 14-86Z',
    paint: 'hair',
  },
  { d: 'M-18-76C-19-66-18-58-20-51M18-76C19-66 18-58 20-51', paint: 'line' },
  { d: ROBE, paint: 'suit' },
  { d: SLEEVES, paint: 'trim' },
  { d: `M-13-46H13L22 ${(-SLOPE * 22).toFixed(1)} ${edge(-22)}Z`, paint: 'light' },
  { d: `M-9-38H9V-30H-9ZM-11-24H12V-16H-12ZM-13-9H14L${edge(15)} ${edge(-15)}Z`, paint: 'gold' },
  { d: 'M0-46V0', paint: 'line' },
  { d: 'M-13-46C-16-50-10-52-7-51L0-42 7-51C10-52 16-50 13-46L4-34 0-40-4-34Z', paint: 'gold' },
  { d: FACE, paint: 'skin' },
  { d: FEATURES, paint: 'line' },
  { d: EYES, paint: 'deep' },
  { d: 'M-14-72C-15-82-6-84 0-84S15-82 14-72C18-80 16-90 0-90S-18-80-14-72Z', paint: 'hair' },
  { d: 'M16-90C22-104 34-112 46-110 42-100 34-92 20-87Z', paint: 'light' },
  {
    d: 'M18-89C26-100 34-106 42-108M25-97 24-103M31-102 31-107M29-98 35-97M35-103 40-102',
    paint: 'line',
  },
  { d: 'M-21-86C-24-104 2-112 16-104 24-99 24-90 21-84Q0-92-21-86Z', paint: 'suit' },
  { d: 'M-22-87Q0-94 22-86L21-80Q0-88-21-81Z', paint: 'gold' },
  { d: disc(15, -90, 3.2), paint: 'light' },
]

/** The jester: three horns, three bells, a harlequin coat. */
const JESTER: CourtOutline[] = [
  { d: ROBE, paint: 'suit' },
  { d: 'M0-46H13C30-42 46-34 50-20L50-14 0 0Z', paint: 'second' },
  { d: SLEEVES, paint: 'trim' },
  {
    d: 'M-22-36l7 9-7 9-7-9ZM-9-24l6 8-6 8-6-8ZM22-36l7 9-7 9-7-9ZM9-24l6 8-6 8-6-8Z',
    paint: 'gold',
  },
  { d: 'M-34-42-20-51-10-44 0-52 10-44 20-51 34-42 23-29 13-37 0-24-13-37-23-29Z', paint: 'light' },
  { d: discs(3, [-34, -41], [34, -41], [-23, -28], [23, -28], [0, -23]), paint: 'gold' },
  { d: FACE, paint: 'skin' },
  {
    d: 'M-10-74q4-4 7 0M3-74q4-4 7 0M0-70 2-62H-2M-8-59q8 9 16 0M-8-59l-2-2M8-59l2-2',
    paint: 'line',
  },
  { d: EYES, paint: 'deep' },
  { d: 'M-9-64l2.500 3-2.500 3-2.500-3ZM9-64l2.500 3-2.500 3-2.500-3Z', paint: 'suit' },
  { d: 'M-14-78C-14-98-30-112-43-98-48-92-48-84-46-78-40-88-30-86-22-70Z', paint: 'suit' },
  { d: 'M14-78C14-98 30-112 43-98 48-92 48-84 46-78 40-88 30-86 22-70Z', paint: 'second' },
  { d: 'M-15-78C-15-94-8-106 0-113 8-106 15-94 15-78Q0-86-15-78Z', paint: 'gold' },
  { d: 'M-22-72Q0-86 22-72L20-66Q0-79-20-66Z', paint: 'light' },
  { d: discs(4.2, [-46, -75], [46, -75], [0, -113]), paint: 'gold' },
]

/** The half figures by rank, a joker's as `*`; first outline at the back. */
export const COURTS: Record<string, CourtOutline[]> = { J: JACK, Q: QUEEN, K: KING, '*': JESTER }
