import { expect, test } from 'vitest'
import { cardsIn, COVERED } from '../../src/lib/watch/fit'

test.each([
  [{ width: 1900, height: 520 }, [6, 3, 3, 3, 3, 5, 3, 4]],
  [{ width: 1260, height: 330 }, [6, 4, 3, 4, 4, 4, 4, 3, 3, 3]],
  [{ width: 340, height: 380 }, [5, 4, 4, 3, 3]],
  [{ width: 1260, height: 330 }, []],
])('the melds of a screen %o fit, and are as large as that allows', (room, melds) => {
  const size = cardsIn(room, melds)
  expect(size).toBeGreaterThanOrEqual(melds.length ? 24 : 0.29 * room.height)
  const wide = melds.map((cards) => size * (1 + (cards - 1) * (1 - COVERED)) + size * 0.22)
  const rows = Math.ceil(wide.reduce((all, one) => all + one, 0) / room.width)
  expect((rows + 1) * size * 1.4).toBeLessThanOrEqual(room.height)
})
