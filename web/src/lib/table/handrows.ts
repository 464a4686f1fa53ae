/** A hand in rows: as many a row as leave a finger's width to touch, balanced; small gaps between groups. */
import type { Card } from '../cards/card'

export interface HandSpot {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly row: number
}

export interface HandRows {
  readonly spots: readonly HandSpot[]
  readonly w: number
  readonly h: number
  readonly height: number
}

const RATIO = 1.4

export function layHand(
  groups: readonly (readonly Card[])[],
  width: number,
  { phone, large, tall }: { phone: boolean; large: boolean; tall: number },
): HandRows {
  const line = groups.flatMap((group, k) => group.map((card) => ({ card, k })))
  const touch = large ? 58 : 44
  const wide = phone ? (large ? 72 : 56) : Math.max(72, Math.min(tall, width / 8.6))
  const per = Math.max(1, Math.floor((width - wide) / (touch + (phone ? 2 : 0))) + 1)
  const rows = Math.max(1, Math.ceil(line.length / per))
  const strip = phone ? (large ? 56 : 46) : wide * 0.66
  const most = Math.ceil(line.length / rows)
  const spots: HandSpot[] = []
  let at = 0
  for (let row = 0; row < rows; row++) {
    const count = Math.floor(line.length / rows) + (row < line.length % rows ? 1 : 0)
    const slice = line.slice(at, at + count)
    const breaks = slice.filter((spot, i) => i > 0 && spot.k !== slice[i - 1]!.k).length
    const room = width - wide - (most - 1) * touch
    const gap = Math.min(phone ? 7 : 18, Math.max(0, room / Math.max(1, breaks)))
    const free = width - wide - gap * breaks
    const step = Math.min(wide + 4, free / Math.max(1, (phone ? most : count) - 1))
    let x = (width - (step * (count - 1) + wide + gap * breaks)) / 2
    for (const [i, { card, k }] of slice.entries()) {
      if (i) x += step + (k === slice[i - 1]!.k ? 0 : gap)
      spots.push({ card, x, y: row * strip, row })
    }
    at += count
  }
  // On a phone the last row sinks behind the buttons when there are many.
  const last = phone && rows > 2 ? strip + 14 : wide * RATIO
  return { spots, w: wide, h: wide * RATIO, height: (rows - 1) * strip + last }
}
