import { expect, test } from 'vitest'
import { meldTexts } from '../../../../src/lib/parts/meld/turn/legalmelds'

test('twins can be asked about, though they are never a meld', () => {
  expect(meldTexts(['5c', '5c'], [])).toContain('meld [5c 5c]')
})
