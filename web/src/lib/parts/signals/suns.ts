/** Six faces, drawn as suns: the only yellow things at a table, so that they never look like a person. */

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const angle = (i * Math.PI) / 8
  const at = (radius: number, turn: number): string =>
    `${(Math.cos(angle + turn) * radius).toFixed(1)} ${(Math.sin(angle + turn) * radius).toFixed(1)}`
  return `M${at(37, -0.16)}L${at(i % 2 ? 46 : 49, 0)} ${at(37, 0.16)}Z`
}).join('')

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0Z`
const both = (path: (side: 1 | -1) => string): string => path(1) + path(-1)

export interface Stroke {
  paint: 'ray' | 'sun' | 'cheek' | 'ink' | 'eye' | 'mouth' | 'white' | 'tear' | 'heart' | 'leaf'
  d: string
}
const p = (paint: Stroke['paint'], d: string): Stroke => ({ paint, d })

const HEAD = [
  p('ray', RAYS),
  p('sun', disc(0, 0, 37)),
  p(
    'cheek',
    both((s) => disc(s * 22, 6, 5.5)),
  ),
]
const heart = (x: number): string =>
  `M${x} 3C${x - 3} -2 ${x - 11} -6 ${x - 11} -11 ${x - 11} -15 ${x - 8} -17 ${x - 5} -17 ${x - 3} -17 ` +
  `${x - 1} -15 ${x} -13 ${x + 1} -15 ${x + 3} -17 ${x + 5} -17 ${x + 8} -17 ${x + 11} -15 ${x + 11} -11 ` +
  `${x + 11} -6 ${x + 3} -2 ${x} 3Z`
const OPEN = 'M-19 4H19C18 22 8 27 0 27S-18 22-19 4Z'

export const SUNS: Readonly<Record<string, readonly Stroke[]>> = {
  bravo: [
    ...HEAD,
    p('ink', 'M-20-8q6-8 12 0M8-8q6-8 12 0M-13 8q13 14 26 0'),
    p(
      'leaf',
      both((s) =>
        [
          [31, 8],
          [34, -6],
          [30, -19],
          [21, -30],
        ]
          .map(([x, y]) => `M${s * x!} ${y! + 7}q${s * 8}-6 ${s * -1}-14 ${s * -7} 7 ${s * 1} 14Z`)
          .join(''),
      ),
    ),
  ],
  laugh: [
    ...HEAD,
    p('ink', 'M-22-6q7-9 13 0M9-6q7-9 13 0'),
    p('mouth', OPEN),
    p('white', 'M-16 5H16L15 11H-15Z'),
    p('tear', 'M-25 0c-5 7-7 11-3 14s8-2 6-7zM25 0c5 7 7 11 3 14s-8-2-6-7z'),
  ],
  wow: [
    ...HEAD,
    p('ink', 'M-22-20q7-6 13-2M9-22q7-4 13 2'),
    p(
      'white',
      both((s) => disc(s * 14, -6, 7)),
    ),
    p(
      'eye',
      both((s) => disc(s * 14, -6, 3)),
    ),
    p('mouth', 'M-7 17C-7 3 7 3 7 17S-7 31-7 17Z'),
  ],
  cry: [
    ...HEAD,
    p('ink', 'M-22-14q7-1 11-6M11-20q4 5 11 6M-20-5q6 5 12 0M8-5q6 5 12 0M-12 21q12-12 24 0'),
    p('tear', 'M-18 0c-3 10-5 17-3 24h9C-10 16-12 8-11 0zM18 0c3 10 5 17 3 24h-9C10 16 12 8 11 0z'),
  ],
  love: [
    ...HEAD,
    p('heart', heart(-14) + heart(14)),
    p('mouth', 'M-15 8H15C14 21 7 25 0 25S-14 21-15 8Z'),
  ],
  luck: [
    ...HEAD,
    p('ink', 'M-20-7q6-8 12 0M-14 10q14 12 26-2M14 12C19 16 23 21 25 28'),
    p('eye', disc(14, -7, 3.4)),
    p('leaf', disc(29, 17, 7) + disc(20, 28, 7) + disc(34, 28, 7)),
  ],
}
