/** One shape of the German-suited deck: where it runs, and what it is painted with. */
export type Paint =
  | 'bark'
  | 'blush'
  | 'brass'
  | 'cloth'
  | 'deep'
  | 'felt'
  | 'gold'
  | 'green'
  | 'hair'
  | 'hatch'
  | 'hill'
  | 'hoop'
  | 'light'
  | 'line'
  | 'nut'
  | 'ray'
  | 'red'
  | 'rise'
  | 'second'
  | 'shine'
  | 'skin'
  | 'sky'
  | 'stem'
  | 'sun'
  | 'token'
  | 'trim'
  | 'wood'

export interface Outline {
  paint: Paint
  d: string
}

export const paint = (paint: Paint, d: string): Outline => ({ paint, d })

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0Z`
export const discs = (r: number, ...places: [x: number, y: number][]): string =>
  places.map(([x, y]) => disc(x, y, r)).join('')

/** The half of a picture ends on the line y = -SLOPE * x; turned round, it meets itself there. */
const SLOPE = 0.28
export const seam = (x: number): string => `${x} ${(-SLOPE * x).toFixed(1)}`
