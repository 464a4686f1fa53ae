import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../../src/lib/base/settings.svelte'
import { side } from '../../../src/lib/parts/shared/side.svelte'

beforeEach(() => Object.assign(side, { tab: 'log', folded: false, open: false }))

test('a requested view is shown, in the column and in the dialog, even if it was folded away', () => {
  side.folded = true
  side.show('sheet')
  expect([side.tab, side.folded, side.open]).toEqual(['sheet', false, true])
})

test('whether it is folded is one of the preferences that are kept', () => {
  side.folded = true
  expect(settings.sideFolded).toBe(true)
  settings.sideFolded = false
  expect(side.folded).toBe(false)
})
