import { expect, test } from 'vitest'
import { luckWords } from '../../../src/lib/parts/result/luck'
import { texts } from '../../../src/lib/base/texts.svelte'
import { settings } from '../../../src/lib/base/settings.svelte'
import type { Balance } from '../../../src/lib/connection/wire'

const balance = (ahead: number, own: number, others: number, deals = 9): Balance => ({
  deals,
  worlds: 320,
  version: 1,
  ahead,
  luck: { points: ahead - own - others, error: 5 },
  own: { points: own, error: 6 },
  others: { points: others, error: 4 },
})

test.each([
  [
    34,
    -7.4,
    0.3,
    3,
    '34 points better than the others on average: luck +41, your play −7 (± 12), their play 0.',
  ],
  [
    -1.4,
    0,
    0,
    1,
    '1 point worse than the other player: luck −1, your play 0 (± 12), their play 0.',
  ],
  [
    0.2,
    3.5,
    -3.5,
    2,
    'as well as the others on average: luck −1, your play +4 (± 12), their play −3.',
  ],
])('%d ahead, %d by own play', async (ahead, own, others, rivals, told) => {
  await texts.needAnyOptions()
  const words = luckWords(balance(ahead, own, others), 'points', rivals)
  expect(words).toBe(`In these 9 deals you did ${told}`)
})

test.each(['de', 'ja', 'sk'])('the sentence in %s has all its numbers', async (language) => {
  settings.language = language
  await texts.load()
  await texts.needAnyOptions()
  for (const rivals of [1, 3]) {
    const words = luckWords(balance(34, -7, 1, 1), 'chips', rivals)
    for (const part of ['34', '+40', '−7', '12', '+1']) expect(words).toContain(part)
  }
})
