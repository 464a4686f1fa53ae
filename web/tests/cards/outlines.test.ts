import { expect, test } from 'vitest'
import { COURTS } from '../../src/lib/cards/courts'
import { GLYPHS, HEIGHT, PIPS, pipPlaces, STAR, WIDTH } from '../../src/lib/cards/shapes'

test('the library draws cards with the outlines of the page', async () => {
  const places = Object.fromEntries([...'A23456789T'].map((rank) => [rank, pipPlaces(rank)]))
  const size = [WIDTH, HEIGHT]
  const outlines = { size, pips: PIPS, star: STAR, glyphs: GLYPHS, courts: COURTS, places }
  // `npx vitest run -u` writes the file again.
  await expect(`${JSON.stringify(outlines, null, 1)}\n`).toMatchFileSnapshot(
    '../../../src/parlour/core/outlines.json',
  )
})
