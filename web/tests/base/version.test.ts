import { beforeEach, expect, test, vi } from 'vitest'
import { until } from '../until'

/** A file that other scripts need keeps its name when they change. */
const RUNTIME = './assets/runtime-1.js'
const SCRIPT = './assets/index-new.js'
const PAGE = (script: string): string =>
  [RUNTIME, script].map((it) => `<script type="module" src="${it}">`).join('')
let version: typeof import('../../src/lib/base/version.svelte')

/** A server with this page; null if there is none. */
function serving(page: string | null, status = 200) {
  const asked = vi.fn(() =>
    page === null
      ? Promise.reject(new Error('off'))
      : Promise.resolve(new Response(page, { status })),
  )
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(async () => {
  // The page names its script; nobody fetches it here.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
  vi.resetModules()
  document.head.innerHTML = [RUNTIME, SCRIPT]
    .map((it) => `<script type="module" src="${it}"></script>`)
    .join('')
  version = await import('../../src/lib/base/version.svelte')
})

test('a server with another script has a newer page, which is asked for afresh', async () => {
  const asked = serving(PAGE('./assets/index-newer.js'))
  expect(version.isOutdated()).toBe(false)
  await version.compareVersions()
  expect(version.isOutdated()).toBe(true)
  expect(asked).toHaveBeenCalledWith('./', { cache: 'no-cache' })
})

test.each([
  ['the same page', PAGE(SCRIPT), 200],
  ['no server', null, 200],
  ['an error of something between', 'Bad gateway', 502],
])('%s says nothing of that', async (_, page, status) => {
  serving(page, status)
  await version.compareVersions()
  expect(version.isOutdated()).toBe(false)
})

test('a page that was not built has no version', async () => {
  document.head.innerHTML = ''
  serving(PAGE('./assets/index-newer.js'))
  await version.compareVersions()
  expect(version.isOutdated()).toBe(false)
})

test('a part that cannot be fetched is a reason to ask', async () => {
  serving(PAGE('./assets/index-newer.js'))
  version.watchVersion()
  dispatchEvent(new Event('vite:preloadError'))
  await until(() => expect(version.isOutdated()).toBe(true))
})
