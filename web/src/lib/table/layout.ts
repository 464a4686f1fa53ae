/** Where the cards of a hand lie: one row where there is room, two rows on a phone. */
import type { Card } from '../cards/card'

/** Cards that belong together; `melded` ones are shown on a tray. */
export interface Group {
  cards: Card[]
  melded: boolean
}

export interface Spot {
  card: Card
  x: number
  y: number
  row: number
}

export interface Tray {
  x: number
  y: number
  width: number
  row: number
}

export interface Layout {
  spots: Spot[]
  trays: Tray[]
  card: { width: number; height: number }
  height: number
}

export const RATIO = 1.4
const NARROW = 620
const GAP = { few: 10, many: 26 }
const SPACING = 4
const ROW_OVERLAP = 0.36
const UNIT = { few: 5.4, many: 8.6, smallest: 52 }
/** The widest card, by the height of the window. */
const largest = (windowHeight: number): number => Math.max(72, Math.min(130, windowHeight * 0.13))

/** Break the groups into two rows of about equal length, between groups where that is close. */
function rows(groups: Group[], narrow: boolean): Group[][] {
  const count = groups.reduce((sum, group) => sum + group.cards.length, 0)
  if (!narrow || count < 6) return [groups]
  const ends: number[] = []
  groups.reduce((sum, group) => (ends.push(sum + group.cards.length), sum + group.cards.length), 0)
  const cost = (at: number): number => Math.abs(at - count / 2) + (ends.includes(at) ? 0 : 1.6)
  const candidates = Array.from({ length: count - 1 }, (_, i) => i + 1)
  const at = candidates.reduce((best, next) => (cost(next) < cost(best) ? next : best))
  const rows: Group[][] = [[], []]
  let seen = 0
  for (const { cards, melded } of groups) {
    const first = cards.slice(0, Math.max(0, at - seen))
    const second = cards.slice(first.length)
    if (first.length) rows[0]!.push({ cards: first, melded })
    if (second.length) rows[1]!.push({ cards: second, melded })
    seen += cards.length
  }
  return rows
}

/** Lay a hand out over `width` pixels in a window of that height. */
export function layOut(groups: Group[], width: number, windowHeight: number): Layout {
  const narrow = width < NARROW
  const per = narrow ? UNIT.few : UNIT.many
  const gap = narrow ? GAP.few : GAP.many
  const w = Math.max(UNIT.smallest, Math.min(largest(windowHeight), width / per))
  const h = w * RATIO
  const spots: Spot[] = []
  const trays: Tray[] = []
  rows(groups, narrow).forEach((line, row) => {
    const count = line.reduce((sum, group) => sum + group.cards.length, 0)
    const gaps = (line.length - 1) * gap
    const step = count > 1 ? Math.min(w + SPACING, (width - w - gaps) / (count - 1)) : 0
    let x = (width - (step * (count - 1) + w + gaps)) / 2
    const y = row * h * (1 - ROW_OVERLAP)
    for (const { cards, melded } of line) {
      if (melded) trays.push({ x, y, width: step * (cards.length - 1) + w, row })
      for (const card of cards) {
        spots.push({ card, x, y, row })
        x += step
      }
      x += gap
    }
  })
  const height = narrow ? h * (2 - ROW_OVERLAP) : h
  return { spots, trays, card: { width: w, height: h }, height }
}
