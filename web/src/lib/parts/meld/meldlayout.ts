/**
 * Melds in sizes instead of scroll bars: how large they can be drawn so that all of them fit a given
 * space, and where each of them, and each of its cards, lies then. Pure geometry.
 */

/** A meld on the table as its parts draw it. */
export interface MeldInfo {
  /** Stays the same while the meld grows. */
  readonly id: string
  /** Whose it is. */
  readonly owner: number
  readonly kind: 'run' | 'set'
  /** Low to high; `*7c` is a joker that stands for the 7c. */
  readonly cards: readonly string[]
  /** The cards that it still takes: at the ends of a run, into a set, in the place of a joker. */
  readonly low: string | null
  readonly high: string | null
  readonly missing: readonly string[]
  readonly swaps: readonly string[]
  /** The player who laid each card, where that counts. */
  readonly laid?: readonly number[]
  /** Laid out on this page only. */
  readonly staged?: boolean
}

/** The melds of one player. */
export interface MeldGroup {
  readonly owner: number
  readonly melds: readonly MeldInfo[]
}

/**
 * A size of melds. `step`: what is seen of a covered card. `nub`: the drop place at an open end.
 * `slim`: runs from this length on show their middle as strips of ranks, sets all but their first
 * card as strips of suits. `book`: complete sets are squared up. `tiles`: index cards instead of
 * faces, none of which is covered. `head`: the most room for the sign of an owner.
 */
export interface Level {
  readonly w: number
  readonly h: number
  readonly step: number
  readonly nub: number
  readonly gap: number
  readonly pad: number
  readonly book?: boolean
  readonly tiles?: boolean
  readonly slim?: number
  readonly head?: number
}

/** Widest first; the first of them is for large windows. */
export const LEVELS: readonly Level[] = [
  { w: 104, h: 146, step: 43, nub: 30, gap: 14, pad: 8 },
  { w: 84, h: 118, step: 35, nub: 26, gap: 12, pad: 7 },
  { w: 68, h: 95, step: 29, nub: 24, gap: 10, pad: 6 },
  { w: 56, h: 78, step: 25, nub: 22, gap: 9, pad: 6 },
  { w: 46, h: 64, step: 22, nub: 20, gap: 8, pad: 5, book: true },
  { w: 30, h: 42, step: 30, nub: 17, gap: 7, pad: 4, tiles: true, book: true, slim: 9 },
  { w: 26, h: 38, step: 26, nub: 16, gap: 5, pad: 4, tiles: true, book: true, slim: 6 },
  { w: 24, h: 38, step: 24, nub: 0, gap: 5, pad: 4, tiles: true, book: true, slim: 5 },
  { w: 22, h: 38, step: 22, nub: 0, gap: 3, pad: 3, tiles: true, book: true, slim: 4 },
  { w: 22, h: 38, step: 22, nub: 0, gap: 2, pad: 3, tiles: true, book: true, slim: 3, head: 15 },
]
/** The smallest size on a phone where cards are to be large; what does not fit is scrolled to. */
export const LEAST_LARGE = 5

const SLIM = 13
const LONG = 5
const LONG_STEP = 0.31
const TOUCH = 44

export type End = 'low' | 'high'

/** A card of a meld as it is drawn: its index in the meld, where it begins, how wide it is. */
interface Part {
  readonly i: number
  readonly x: number
  readonly w: number
  readonly slim: boolean
}

/** The size of a meld at a level, its cards and its drop places. */
export interface MeldSize {
  readonly width: number
  readonly height: number
  readonly book: boolean
  readonly parts: readonly Part[]
  readonly nubs: readonly End[]
}

/** Whether a meld takes no card any more. */
export const isClosed = (meld: MeldInfo): boolean =>
  !meld.low && !meld.high && !meld.missing.length && !meld.swaps.length

/** The ends at which cards are dropped; a set takes its suits at the end. */
export const endsOf = (meld: MeldInfo): End[] => [
  ...(meld.low ? (['low'] as const) : []),
  ...(meld.high || meld.missing.length ? (['high'] as const) : []),
]

/** How large one meld is at a level. */
export function measure(meld: MeldInfo, level: Level): MeldSize {
  const { pad } = level
  const height = level.h + 2 * pad
  const last = meld.cards.length - 1
  if (level.book && meld.kind === 'set' && isClosed(meld)) {
    const w = level.tiles ? TOUCH - 2 * pad : level.w + 12
    return { parts: [], book: true, width: w + 2 * pad, height, nubs: [] }
  }
  const nubs = level.nub ? endsOf(meld) : []
  let x = pad + (nubs[0] === 'low' ? level.nub : 0)
  const isStrip = level.slim !== undefined && last + 1 >= level.slim
  const parts = meld.cards.map((_, i) => {
    const slim = isStrip && i > 0 && (i < last || meld.kind === 'set')
    const w = slim ? SLIM : level.w
    const part = { i, x, w, slim }
    // Long runs of faces lie closer; their indices stay free.
    const close = !level.tiles && last >= LONG
    x += i === last || slim ? w : close ? level.w * LONG_STEP : level.step
    return part
  })
  const width = x + (nubs.includes('high') ? level.nub : 0) + pad
  return { parts, book: false, width: Math.max(TOUCH, width), height, nubs }
}

/** Where a meld lies. */
export interface MeldSpot extends MeldSize {
  readonly meld: MeldInfo
  readonly x: number
  readonly y: number
}

/** Where the sign of a group's owner stands, how wide it may be, and how high its row is. */
interface Head {
  readonly owner: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Shelves {
  readonly spots: readonly MeldSpot[]
  readonly heads: readonly Head[]
  readonly width: number
  readonly height: number
}

interface Shelving {
  /** The room for the owner's sign before a group. */
  head: number
  /** Begin a new shelf rather than break a group. */
  whole: boolean
}

/** Put groups on shelves, one after the other, from the left. */
export function shelve(
  groups: readonly MeldGroup[],
  width: number,
  level: Level,
  { head: sign, whole }: Shelving,
): Shelves {
  const head = Math.min(sign, level.head ?? sign)
  const spots: MeldSpot[] = []
  const heads: Head[] = []
  const row = level.h + 2 * level.pad
  let [x, y] = [0, 0]
  const nextRow = (from: number): void => {
    x = from
    y += row + level.gap
  }
  for (const { owner, melds } of groups) {
    const sizes = melds.map((meld) => measure(meld, level))
    const total = head + sizes.reduce((sum, size) => sum + size.width + level.gap, -level.gap)
    const first = x + head + (sizes[0]?.width ?? 0)
    if (x > 0 && (whole ? x + total : first) > width) nextRow(0)
    if (head) heads.push({ owner, x, y, width: head + level.pad, height: row })
    x += head
    for (const [i, size] of sizes.entries()) {
      if (x > head && x + size.width > width + 0.5) nextRow(head)
      spots.push({ meld: melds[i]!, x, y, ...size })
      x += size.width + level.gap
    }
    x += level.gap
  }
  const wide = Math.max(0, ...spots.map((spot) => spot.x + spot.width))
  return { spots, heads, width: wide, height: spots.length ? y + row : 0 }
}

/** A space that melds have to share, and the melds in it. */
export interface ShelfSpace {
  readonly groups: readonly MeldGroup[]
  readonly width: number
  readonly height: number
}

export interface Packed {
  readonly index: number
  readonly laid: readonly Shelves[]
}

/** Lay out several boxes at one common level: the largest from `from` on at which all fit. */
export function pack(
  boxes: readonly ShelfSpace[],
  { from = 0, head = 0, floor = LEVELS.length - 1 } = {},
): Packed {
  const lay = (index: number, whole: boolean): Shelves[] =>
    boxes.map(({ groups, width }) => shelve(groups, width, LEVELS[index]!, { head, whole }))
  const fits = (laid: Shelves[]): boolean =>
    laid.every(
      ({ width, height }, k) => height <= boxes[k]!.height && width <= boxes[k]!.width + 0.5,
    )
  for (let index = from; index < floor; index++) {
    // Whole groups stay together where that costs no level.
    for (const whole of [true, false]) {
      const laid = lay(index, whole)
      if (fits(laid)) return { index, laid }
    }
  }
  return { index: Math.max(from, floor), laid: lay(Math.max(from, floor), false) }
}

/** A player's part of the table: the place of the plate, and the melds. */
interface Lane {
  readonly owner: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly spots: readonly MeldSpot[]
}

/** The room for lanes: how high a plate is, the least width of a lane, the space between. */
export interface LaneRoom {
  readonly width: number
  readonly height: number
  readonly plate: number
  readonly least: number
  readonly gap: number
}

export interface PackedLanes {
  readonly index: number
  readonly lanes: readonly Lane[]
  /** The signs of owners whose melds do not lie below their plates. */
  readonly heads: readonly Head[]
  readonly height: number
}

const ALONE: Shelving = { head: 0, whole: false }

/** The least width at which melds find room in a height; infinite if there is none. */
function narrowest(melds: readonly MeldInfo[], level: Level, height: number): number {
  const sizes = melds.map((meld) => measure(meld, level).width + level.gap)
  const sums = sizes.flatMap((_, from) => {
    let sum = -level.gap
    return sizes.slice(from).map((width) => (sum += width))
  })
  const widest = Math.max(...sizes) - level.gap
  const widths = sums.filter((sum) => sum >= widest).sort((a, b) => a - b)
  const needs = (width: number): number => shelve([{ owner: 0, melds }], width, level, ALONE).height
  // More width never needs more height.
  let [from, to] = [0, widths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (needs(widths[middle]!) <= height) to = middle
    else from = middle + 1
  }
  return widths[from] ?? Infinity
}

/**
 * Lay melds out in lanes side by side below their players' plates, each as wide as its melds need,
 * what is left over shared; the last group is one's own, in a row at the foot beside the plate.
 * Where no lanes are wide enough, the others' melds lie on common shelves below the plates.
 */
export function packLanes(
  groups: readonly MeldGroup[],
  { width, height, plate, least, gap }: LaneRoom,
  { from = 0, head = 0, floor = LEVELS.length - 1 } = {},
): PackedLanes {
  const [others, own] = [groups.slice(0, -1), groups.at(-1)!]
  const laned = (width + gap) / others.length - gap
  const place = ({ spots }: Shelves, x: number, y: number): MeldSpot[] =>
    spots.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }))
  const lay = (index: number, common: boolean): PackedLanes | null => {
    const level = LEVELS[index]!
    const mine = shelve([own], width - least - gap, level, ALONE)
    const foot = Math.max(plate, mine.height)
    const room = height - foot - plate - gap
    if (room < 0 && index < floor) return null
    const shared = common
      ? shelve(
          others.filter(({ melds }) => melds.length),
          width,
          level,
          { head, whole: false },
        )
      : null
    const needs = others.map(({ melds }) =>
      shared ? laned : melds.length ? Math.max(least, narrowest(melds, level, room)) : least,
    )
    const spare = laned - needs.reduce((sum, need) => sum + need, 0) / others.length
    if (shared ? shared.height > room && index < floor : spare < 0) return null
    let right = 0
    const lanes = others.map(({ owner, melds }, i): Lane => {
      const [x, wide] = [right, needs[i]! + (shared ? 0 : spare)]
      right += wide + gap
      const below = shared ?? shelve([{ owner, melds }], wide, level, ALONE)
      const spots = place(below, shared ? 0 : x, plate).filter(({ meld }) => melds.includes(meld))
      return { owner, x, y: 0, width: wide, height: plate, spots }
    })
    const ends = lanes.flatMap(({ spots }) => spots.map((spot) => spot.y + spot.height))
    const y = Math.max(height - foot, plate + gap, ...ends.map((end) => end + gap))
    const spots = place(mine, least + gap, y + (foot - mine.height) / 2)
    const last = { owner: own.owner, x: 0, y, width, height: foot, spots }
    const heads = (shared?.heads ?? []).map((it) => ({ ...it, y: it.y + plate }))
    return { index, lanes: [...lanes, last], heads, height: y + foot }
  }
  for (const common of [false, true]) {
    for (let index = Math.min(from, floor); index <= floor; index++) {
      const found = lay(index, common)
      if (found) return found
    }
  }
  throw new RangeError('the smallest shelves are taken in any case')
}
