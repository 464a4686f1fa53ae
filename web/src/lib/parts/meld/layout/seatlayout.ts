/**
 * Seats around a table with melds: every seat owns a zone of the felt, with the plate at its outer
 * edge and the melds before it; the piles lie in the middle. Pure geometry, in pixels.
 *
 * The felt is cut for a full table, whatever lies there now: the zones follow from the size of the
 * felt and the number of seats alone. So plates never move, and a lay moves nobody else's melds.
 */
import {
  measure,
  widthOf,
  type Level,
  type MeldInfo,
  type MeldSize,
  type MeldSpot,
} from './meldlayout'
import { layRows, widthInRows, type FanRoom } from '../../piles/fan'

const RATIO = 1.4
/** The frame of a meld and the felt between two: less where the cards are small. */
const FRAME = { pad: 5, gap: 10 }
const SLIGHT = { pad: 3, gap: 8 }
/** Between two zones. */
const GUTTER = 14
/** Below a plate: the statement that hangs there, and some felt. */
const BELOW = 10
/** A meld is at most this many times as wide as the smallest of a full table. */
const EVEN = 1.55
/** The melds of a seat while the table fills, by their numbers of cards. */
const FEW = [4, 3]
/** The melds of a seat that has more than others at a full table. */
const MANY = [4, 3, 3, 3, 3, 3]
/** Below this width the cards of a full table do not hold the others back. */
const READABLE = 44
/** Cards of this width are read with ease. */
const EASY = 56
/** Melds lie below their plate, not beside it, unless their cards would be smaller than this part. */
const UNDER = 0.7
/** The part of a covered row that is seen: the indices of its cards. */
const COVERED = 0.5
/** The room of a stock beside an open pile, without its card. */
const BESIDE = 34
/** The width of two piles, as a part of the widest card: they are the heart of the table. */
const HEART = 1.2
/** The felt between them, and the room for words on both sides. */
const FLANKS = 420
/** The width of the piles beside a fan, as a part of the widest card. */
const FAN = 0.8
/** How many discards an open pile has at a full table. */
const FANNED = 25
/** How many it mostly has. */
const USUAL = 10
/** The piles may make the cards of a full fan smaller by lying in the middle: to this part. */
const ALMOST = 0.85

/** Widths of cards: steps of about 6 %, so that a deal shows two or three sizes, not twenty. */
const WIDTHS = [
  150, 141, 132, 124, 117, 110, 104, 98, 92, 87, 82, 77, 73, 69, 65, 61, 58, 56, 53, 50, 47, 44, 41,
  38, 35, 32, 29, 26,
]
/**
 * How much is seen of a covered card, and how much that counts for small and for large cards: a loose
 * row goes before a step of size, but not before cards that can be read.
 */
const STEPS = [
  { seen: 0.62, small: 1, large: 1 },
  { seen: 0.5, small: 1, large: 1 },
  { seen: 0.42, small: 1, large: 1 },
  { seen: 0.36, small: 1, large: 0.97 },
  { seen: 0.31, small: 0.98, large: 0.94 },
  { seen: 0.25, small: 0.94, large: 0.88 },
] as const
const LARGE = 61

/** How much is seen of covered cards where their rows have room to spare, and of those of long runs. */
const LOOSER = [0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5, 0.44] as const
const LONG = 0.72 // of that

/** A card's index is within this part of its width. */
const CLOSE = 0.2

/** All sizes of melds at seats, the best first. */
const SIZES: readonly Level[] = WIDTHS.flatMap((w) =>
  STEPS.map(({ seen, small, large }) => ({
    worth: w * (w < LARGE ? small : large),
    level: {
      w,
      h: Math.round(w * RATIO),
      step: w * seen,
      nub: 0,
      ...(w < 50 ? SLIGHT : FRAME),
      book: w < 50,
      close: CLOSE,
    },
  })),
)
  .sort((a, b) => b.worth - a.worth)
  .map(({ level }) => level)

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The measures from which a felt is cut. */
export interface SeatFelt {
  readonly width: number
  readonly height: number
  readonly seats: number
  /** Whether all discards lie open. */
  readonly fanned: boolean
  /** The width of a card in the hand: none on the felt is wider. */
  readonly most: number
  /** The size of a plate, and how far those at the top stand out over the edge of the felt. */
  readonly plate: { readonly width: number; readonly height: number; readonly over: number }
}

type Side = 'own' | 'left' | 'top' | 'right'

/** The place of a seat: its plate, and the box for its melds. */
export interface SeatZone {
  readonly side: Side
  readonly plate: Box
  readonly melds: Box
  /** How far below the top of the zone the box begins, and the room beside the plate. */
  readonly head: number
  readonly beside: number
}

export interface SeatPlan {
  /** By owner: your own zone first, then the others from your left on. */
  readonly zones: readonly SeatZone[]
  /** The box of the piles, the width of a card there, and how far from its left they begin. */
  readonly centre: Box
  readonly pile: number
  readonly lead: number
  /** The widest card of a meld. */
  readonly most: number
  /** The smallest card of a full table. */
  readonly least: number
  /** The rows of a seat cover each other before its cards become smaller than this. */
  readonly covers: number
}

/** The height of the box of the piles, and the width of a card there. */
export interface PileRoom {
  readonly height: number
  readonly card: number
}

/** How the felt is cut. */
interface Cut {
  /** How many seats are on the left, and as many on the right. */
  readonly sides: number
  readonly column: number
  readonly topHeight: number
  readonly ownHeight: number
  /** Whether your own zone goes on below the columns. */
  readonly ownWide: boolean
  /** Whether the melds of the one other player lie beside the plate, as yours lie above your own. */
  readonly flank: boolean
}

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How much of the free width is left of a row: it lies at the edge of the felt, or in the middle. */
const along = (side: Side, free: number): number =>
  side === 'left' ? 0 : side === 'right' ? free : free / 2

/** The melds of a seat at a full table, by their numbers of cards. */
function fullLoad(seats: number, side: Side): readonly number[] {
  const melds = seats === 2 ? 5 : seats < 6 || side === 'own' ? 4 : 3
  return [seats < 6 ? 5 : 4, 3, 4, 3, 3].slice(0, melds)
}

/** The rows of melds of these widths, by their indices, where the first row is `first` wide. */
function rowsOf(
  widths: readonly number[],
  { width, first, gap }: { width: number; first: number; gap: number },
): number[][] | null {
  const rows: number[][] = [[]]
  let x = 0
  for (const [i, wide] of widths.entries()) {
    const room = rows.length === 1 ? first : width
    if (x > 0 && x + wide > room + 0.5) {
      rows.push([])
      x = 0
    }
    if (wide > (rows.length === 1 ? first : width) + 0.5) return null
    rows.at(-1)!.push(i)
    x += wide + gap
  }
  return rows
}

/** How a seat's melds lie: their size, their rows, and whether the first is beside the plate. */
interface Fit {
  readonly level: Level
  readonly rows: readonly (readonly number[])[]
  readonly beside: boolean
  /** From one row to the next. */
  readonly apart: number
}

const lineOf = (level: Level): number => level.h + 2 * level.pad

/**
 * The best size at which melds fit a zone, given their widths at each size; null if none does. Where
 * `seen` is less than 1, rows cover each other, of which that part is seen at least.
 */
function fit(
  widthsAt: (level: Level) => readonly number[],
  { melds: { width, height }, beside, head }: SeatZone,
  most: number,
  seen = 1,
): Fit | null {
  for (const level of SIZES) {
    const { gap } = level
    const line = lineOf(level)
    if (level.w > most || line > height + (beside > 0 ? head : 0)) continue
    const widths = widthsAt(level)
    const rows = rowsOf(widths, { width, first: width, gap })
    const spare = rows ? (height + 0.5 - line) / Math.max(1, rows.length - 1) : 0
    const wanted = seen < 1 ? line * seen : line + gap
    if (rows && spare >= (rows.length > 1 ? wanted : 0))
      return { level, rows, beside: false, apart: Math.min(line + gap, spare) }
    const around = beside > 0 ? rowsOf(widths, { width, first: beside, gap }) : null
    const below = around ? (around.length - 1) * (line + gap) - gap : 0
    if (around && Math.max(head, line + gap) + below <= head + height + 0.5)
      return { level, rows: around, beside: true, apart: line + gap }
  }
  return null
}

/** The zones of a cut, by owner, and the centre. */
function zonesOf(felt: SeatFelt, cut: Cut): { zones: SeatZone[]; centre: Box } {
  const { width, height, seats, plate } = felt
  const { sides, column, topHeight, ownHeight, ownWide, flank } = cut
  const top = seats - 1 - 2 * sides
  const left = sides ? column + GUTTER : 0
  const inner = width - 2 * left
  const foot = height - ownHeight
  const sideFoot = ownWide ? foot - GUTTER : height
  const each = sides ? (sideFoot + plate.over - (sides - 1) * GUTTER) / sides : 0
  const wide = top ? (inner - (top - 1) * GUTTER) / top : 0
  const below = (box: Box, side: Side, head: number): SeatZone => {
    const w = Math.min(plate.width, box.width)
    const spare = along(side, box.width - w)
    const y = side === 'top' ? box.y - plate.over : box.y
    const melds = { ...box, y: box.y + head, height: box.height - head }
    const beside = side === 'top' ? 0 : box.width - w - SLIGHT.gap
    return {
      side,
      plate: { x: box.x + spare, y, width: w, height: plate.height },
      melds,
      head,
      beside,
    }
  }
  const column_ = (side: Side, k: number): SeatZone => {
    const x = side === 'left' ? 0 : width - column
    const box = { x, y: k * (each + GUTTER) - plate.over, width: column, height: each }
    return below(box, side, plate.height + BELOW)
  }
  const row = (k: number): SeatZone => {
    const box = { x: left + k * (wide + GUTTER), y: 0, width: wide, height: topHeight }
    if (flank) {
      const x = box.x + plate.width + GUTTER
      const melds = { ...box, x, width: box.width - plate.width - GUTTER }
      const at = { x: box.x, y: -plate.over, width: plate.width, height: plate.height }
      return { side: 'top', plate: at, melds, head: 0, beside: 0 }
    }
    return below(box, 'top', plate.height - plate.over + BELOW)
  }
  const own = { x: ownWide ? 0 : left, y: foot, width: ownWide ? width : inner, height: ownHeight }
  const zones = [
    { side: 'own' as const, plate: { ...own, height: 0 }, melds: own, head: 0, beside: 0 },
    ...range(sides).map((k) => column_('left', sides - 1 - k)),
    ...range(top).map(row),
    ...range(sides).map((k) => column_('right', k)),
  ]
  const y = top ? topHeight + GUTTER : 0
  return { zones, centre: { x: left, y, width: inner, height: foot - GUTTER - y } }
}

/**
 * The width of the piles in the centre, or of the cards of a full fan; 0 if there is no room. Cards of
 * a fan that have their full size count as much as the widest meld: they hold nothing back.
 */
function pileIn(centre: Box, { fanned, most }: SeatFelt): number {
  const high = Math.min(most, (centre.height - 22) / RATIO)
  if (!fanned) return 2 * high + 40 > centre.width ? 0 : high
  const pile = Math.min(high, most * FAN)
  const room = { width: centre.width - pile - BESIDE, height: centre.height }
  const found = pile > 0 ? widthInRows(FANNED, room, pile) : 0
  return found > most * FAN - 2 ? most : found
}

/** How far from the left the piles begin: an open pile of usual length lies in the middle. */
function leadIn(room: FanRoom, pile: number): number {
  const size = widthInRows(FANNED, room, pile)
  let lead = (room.width - layRows(USUAL, room, pile).width) / 2
  const left = (): FanRoom => ({ ...room, width: room.width - lead })
  while (lead > 0 && widthInRows(FANNED, left(), pile) < size * ALMOST) lead -= 10
  return Math.max(0, lead)
}

type Knob = 'column' | 'topHeight' | 'ownHeight'
const KNOBS: Record<Knob, { of: 'width' | 'height'; from: number; to: number }> = {
  column: { of: 'width', from: 0.15, to: 0.33 },
  topHeight: { of: 'height', from: 0.2, to: 0.55 },
  ownHeight: { of: 'height', from: 0.16, to: 0.43 },
}
const TRIED = 6 // places of each knob at first
const FINER = 2 // times that the places beside the best one are tried, each time half as far

/** Find the cut under which the smallest card of a full table is largest. */
function search(felt: SeatFelt, roomy = true): Cut & { least: number } {
  const loads = { own: fullLoad(felt.seats, 'own'), others: fullLoad(felt.seats, 'top') }
  const known = new Map<string, number>()
  const sizeIn = (zone: SeatZone, load: readonly number[]): number => {
    const { width, height } = zone.melds
    const key = `${load.length} ${zone.side} ${Math.round(width)} ${Math.round(height)}`
    let found = known.get(key)
    if (found === undefined) {
      const widths = (level: Level): number[] => load.map((cards) => widthOf(cards, level, width))
      found = fit(widths, zone, felt.most)?.level.w ?? 0
      known.set(key, found)
    }
    return found
  }
  let best = null as (Cut & { least: number; worth: number }) | null
  const judge = (cut: Cut): void => {
    if (roomy && cut.sides && cut.column < felt.plate.width) return
    const { zones, centre } = zonesOf(felt, cut)
    const one = (wanted: Side): SeatZone[] =>
      zones.filter(({ side }) => side === wanted).slice(0, 1)
    if (roomy && one('top').some(({ melds }) => melds.width < felt.plate.width * 1.15)) return
    const alike = [...one('own'), ...one('left'), ...one('top')]
    const sizes: number[] = []
    for (const zone of alike) {
      const size = sizeIn(zone, zone.side === 'own' ? loads.own : loads.others)
      if (best && size < best.least) return
      sizes.push(size)
    }
    const pile = pileIn(centre, felt)
    const early = alike.map((zone, i) => Math.min(sizeIn(zone, FEW), sizes[i]! * EVEN))
    sizes.push(pile)
    early.push(pile, pile)
    const least = Math.min(...sizes)
    const many = alike.map((zone) => sizeIn(zone, MANY))
    // The smallest decides, then the sizes of many melds, and of few; the rest goes to the piles.
    const worth =
      least * 1000 +
      (sum(many) / many.length) * 40 +
      (sum(early) / early.length) * 20 +
      sum(sizes) +
      Math.min(centre.height, 220) * 0.1
    if (!best || worth > best.worth) best = { ...cut, least, worth }
  }
  const spanOf = (knob: Knob): number => felt[KNOBS[knob].of] * (KNOBS[knob].to - KNOBS[knob].from)
  const places = (knob: Knob): number[] =>
    range(TRIED).map(
      (i) => felt[KNOBS[knob].of] * KNOBS[knob].from + (i * spanOf(knob)) / (TRIED - 1),
    )
  const others = felt.seats - 1
  const all = range(Math.floor(others / 2) + 1)
  for (const sides of all.filter((n) => n > 0 || others < 3))
    for (const ownWide of sides ? [false, true] : [true])
      for (const column of sides ? places('column') : [0])
        for (const topHeight of 2 * sides < others ? places('topHeight') : [0])
          for (const ownHeight of places('ownHeight'))
            for (const flank of others === 1 ? [false, true] : [false])
              judge({ sides, column, topHeight, ownHeight, ownWide, flank })
  // A felt too small for whole plates has narrower ones.
  if (!best) return search(felt, false)
  const away = [-1, 0, 1]
  for (const finer of range(FINER)) {
    const from = best!
    const by = (knob: Knob): number => spanOf(knob) / (TRIED - 1) / 2 ** (finer + 1)
    for (const c of from.sides ? away : [0])
      for (const t of away)
        for (const o of away)
          judge({
            ...from,
            column: from.column + c * by('column'),
            topHeight: from.topHeight + t * by('topHeight'),
            ownHeight: from.ownHeight + o * by('ownHeight'),
          })
  }
  return best!
}

const cuts = new Map<string, SeatPlan>()

/** Return where the seats and the piles are on a felt. It is worked out once for each felt. */
export function seatsAround(felt: SeatFelt): SeatPlan {
  const key = JSON.stringify(felt)
  let found = cuts.get(key)
  if (!found) {
    const cut = search(felt)
    const { zones, centre } = zonesOf(felt, cut)
    const most = Math.min(felt.most, Math.max(cut.least, READABLE) * EVEN)
    const high = (centre.height - 22) / RATIO
    // On both sides of two piles there is room for words.
    const broad = Math.min(felt.most * HEART, Math.max(felt.most, (centre.width - FLANKS) / 2))
    const pile = Math.max(READABLE, Math.min(high, felt.fanned ? felt.most * FAN : broad))
    const room = { width: centre.width - pile - BESIDE, height: centre.height }
    const lead = felt.fanned ? leadIn(room, pile) : 0
    const covers = Math.min(EASY, Math.max(READABLE, cut.least))
    found = { zones, centre, pile, lead, most, least: cut.least, covers }
    cuts.set(key, found)
  }
  return found
}

const DEALT = 13 // cards: smaller fans have the same size
const HELD_STEP = 0.26
const HELD = 0.62 // of the widest card of a meld

/** Where a seat holds its cards until it melds, from behind, and how wide they are. */
export function holdBefore(
  { side, melds: box }: SeatZone,
  count: number,
  most: number,
): Box & { readonly card: number } {
  const across = 1 + (Math.max(count, DEALT) - 1) * HELD_STEP
  const card = Math.min(most * HELD, (box.height - 6) / RATIO, box.width / across)
  const width = card * (1 + (count - 1) * HELD_STEP)
  return {
    x: box.x + along(side, box.width - width),
    y: box.y + 2,
    width,
    height: card * RATIO,
    card,
  }
}

/** The melds of a seat, laid out in its zone. */
export interface LaidBefore {
  readonly level: Level
  readonly spots: readonly MeldSpot[]
}

/** Spread the cards of rows that lie in a zone as far as the longest row has room. */
function loosen(
  { level, rows, beside }: Fit,
  widthsAt: (level: Level) => readonly number[],
  zone: SeatZone,
): Level {
  const { w, step, gap } = level
  const isRoomFor = (looser: Level): boolean => {
    const widths = widthsAt(looser)
    return rows.every((row, k) => {
      const room = beside && k === 0 ? zone.beside : zone.melds.width
      return sum(row.map((i) => widths[i]! + gap)) - gap <= room + 0.5
    })
  }
  const tried = LOOSER.map((part) => ({
    ...level,
    step: Math.max(step, w * part),
    long: part * LONG,
  }))
  return tried.find(isRoomFor) ?? level
}

/** Lay a seat's melds out in its zone, as large as they fit, in rows in the order they were laid. */
export function layBefore(
  melds: readonly MeldInfo[],
  zone: SeatZone,
  { most, covers }: Pick<SeatPlan, 'most' | 'covers'>,
): LaidBefore {
  const { side, melds: box, head } = zone
  const sizesAt = (level: Level): MeldSize[] => melds.map((meld) => measure(meld, level, box.width))
  const widthsAt = (level: Level): number[] => sizesAt(level).map(({ width }) => width)
  const largest = fit(widthsAt, zone, most)
  const under = largest?.beside ? fit(widthsAt, { ...zone, beside: 0 }, most) : null
  const whole = under && under.level.w >= largest!.level.w * UNDER ? under : largest
  const isSmall = !whole || whole.level.w < covers
  const covered = isSmall ? fit(widthsAt, zone, Math.min(most, covers), COVERED) : null
  const least = SIZES.at(-1)!
  // At the smallest size, rows that find no room cover each other even more.
  const heap = (): Fit => {
    const rows = rowsOf(widthsAt(least), { width: box.width, first: box.width, gap: least.gap })!
    const apart = (box.height - lineOf(least)) / Math.max(1, rows.length - 1)
    return { level: least, rows, beside: false, apart: Math.min(lineOf(least) + least.gap, apart) }
  }
  const found = covered ?? whole ?? heap()
  const { rows, beside, apart } = found
  const level = loosen(found, widthsAt, zone)
  const sizes = sizesAt(level)
  const line = lineOf(level)
  const high = (rows.length - 1) * apart + line
  const down = side === 'own' ? Math.max(0, box.height - high) * 0.6 : 0
  const spots = rows.flatMap((row, k) => {
    const isFirst = beside && k === 0
    const long = sum(row.map((i) => sizes[i]!.width + level.gap)) - level.gap
    let x = box.x + along(side, box.width - long)
    // The plate is at the edge of the felt.
    if (isFirst) x = side === 'left' ? box.x + box.width - zone.beside : box.x + zone.beside - long
    const below = beside ? Math.max(0, line + level.gap - head) + (k - 1) * apart : k * apart
    const y = isFirst ? box.y - head : box.y + down + below
    return row.map((i) => {
      const spot = { meld: melds[i]!, ...sizes[i]!, x, y }
      x += sizes[i]!.width + level.gap
      return spot
    })
  })
  return { level, spots }
}
