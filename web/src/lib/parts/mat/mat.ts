/** The drawing of a mat: an eight-sided cloth, eight sections round a medallion, for any box. */
export type MatPlace = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'mid'

/** A section of a mat: one card, a pair, a sequence in any suit, only a name, or the pot. */
export interface MatSection {
  id: string
  label: string
  kind: 'card' | 'pair' | 'run' | 'name' | 'pot'
  at: MatPlace
  /** The cards printed on it; of a sequence the ranks. */
  cards: readonly string[]
}

/** The middle of each place, as shares of width and height. */
export const PLACES: Record<MatPlace, readonly [number, number]> = {
  nw: [0.196, 0.21],
  n: [0.5, 0.165],
  ne: [0.804, 0.21],
  e: [0.835, 0.5],
  se: [0.797, 0.78],
  s: [0.5, 0.835],
  sw: [0.203, 0.78],
  w: [0.165, 0.5],
  mid: [0.5, 0.5],
}

const SQUARE = 1.18
const LONG = 2.4

export interface MatBox {
  width: number
  height: number
}

/** The largest mat inside a box: never longer or squarer than looks well. */
export function fit({ width, height }: MatBox): MatBox {
  const w = Math.floor(Math.min(width, height * LONG))
  return { width: w, height: Math.floor(Math.min(height, w / SQUARE)) }
}

/** The width of a printed card and of a chip on a mat of that size, and how high a heap may be. */
export function sizes({ width, height }: MatBox): { card: number; chip: number; heap: number } {
  const card = Math.round(Math.max(25, Math.min(height * 0.165, width * 0.094)))
  const chip = Math.max(15, Math.min(44, card * 0.6, height * 0.088))
  // Its number, too, must lie between the edge and the medallion.
  return { card, chip, heap: Math.max(16, height * 0.3 - 24) }
}

export interface MatDrawing {
  edge: number
  /** The eight-sided outline, so far inside the edge. */
  octagon: (inset: number) => string
  segments: Record<Exclude<MatPlace, 'mid'>, string>
  oval: { x: number; y: number; rx: number; ry: number }
  leaves: string
}

type Oval = MatDrawing['oval']

/** The outlines of a mat of that size. */
export function draw({ width: w, height: h }: MatBox): MatDrawing {
  const edge = Math.max(7, w * 0.016)
  const cut = Math.min(w, h) * 0.2
  const octagon = (i: number): string => {
    const c = cut + i * 0.41
    return (
      `M${c} ${i}H${w - c}L${w - i} ${c}V${h - c}L${w - c} ${h - i}` + `H${c}L${i} ${h - c}V${c}Z`
    )
  }
  const oval = { x: w / 2, y: h / 2, rx: w * 0.187, ry: h * 0.2 }
  const segments = cutUp(w, h, edge, cut + edge * 0.41, oval)
  return { edge, octagon, segments, oval, leaves: leaves(oval) }
}

/** The eight sections: between them go straight lines from the edge to the medallion. */
function cutUp(w: number, h: number, edge: number, c: number, o: Oval): MatDrawing['segments'] {
  const on = (a: number, b: number): string => `${o.x + a * o.rx} ${o.y + b * o.ry}`
  const share = (side: number, part: number): number => edge + (side - 2 * edge) * part
  const [left, right] = [share(w, 0.345), share(w, 0.655)]
  const [up, down] = [share(h, 0.36), share(h, 0.64)]
  const [p, q, r, s] = [0.6, 0.8, 0.93, 0.37]
  const back = (to: string): string => `A${o.rx} ${o.ry} 0 0 0 ${to}`
  const on2 = (to: string): string => `A${o.rx} ${o.ry} 0 0 1 ${to}`
  return {
    n: `M${left} ${edge}H${right}L${on(p, -q)}${back(on(-p, -q))}Z`,
    s: `M${left} ${h - edge}H${right}L${on(p, q)}${on2(on(-p, q))}Z`,
    w: `M${edge} ${up}L${on(-r, -s)}${back(on(-r, s))}L${edge} ${down}Z`,
    e: `M${w - edge} ${up}L${on(r, -s)}${on2(on(r, s))}L${w - edge} ${down}Z`,
    nw: `M${left} ${edge}L${on(-p, -q)}${back(on(-r, -s))}L${edge} ${up}V${c}L${c} ${edge}Z`,
    ne: `M${right} ${edge}L${on(p, -q)}${on2(on(r, -s))}L${w - edge} ${up}V${c}L${w - c} ${edge}Z`,
    sw: `M${left} ${h - edge}L${on(-p, q)}${on2(on(-r, s))}L${edge} ${down}V${h - c}L${c} ${h - edge}Z`,
    se: `M${right} ${h - edge}L${on(p, q)}${back(on(r, s))}L${w - edge} ${down}V${h - c}L${w - c} ${h - edge}Z`,
  }
}

/** A star of embroidered leaves on the medallion. */
function leaves({ x, y, rx, ry }: Oval): string {
  const leaf = (i: number): string => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)]
    const at = (along: number, side: number): string =>
      `${(x + (dx * along - dy * side) * rx).toFixed(1)} ${(y + (dy * along + dx * side) * ry).toFixed(1)}`
    return `M${at(0.38, 0)}Q${at(0.68, 0.13)} ${at(0.93, 0)}Q${at(0.68, -0.13)} ${at(0.38, 0)}Z`
  }
  return Array.from({ length: 16 }, (_, i) => leaf(i)).join('')
}
