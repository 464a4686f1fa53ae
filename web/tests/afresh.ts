/**
 * The files of tests share the page's modules, which are loaded once: what one of them has chosen
 * or left standing is gone before the next.
 */
import { afterAll, beforeAll } from 'vitest'
import { settings } from '../src/lib/base/settings.svelte'
import { side } from '../src/lib/parts/shared/side.svelte'
import { texts } from '../src/lib/base/texts.svelte'

const chosen = { ...settings }
const beside = { there: side.there, open: side.open, tab: side.tab }

beforeAll(() => texts.load())

afterAll(() => {
  Object.assign(settings, chosen)
  Object.assign(side, beside)
  document.body.replaceChildren()
  localStorage.clear()
})
