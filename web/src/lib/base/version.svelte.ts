/** Whether the server has a newer page than this one: a reload brings it and loses nothing. */
let outdated = $state(false)
/** Whether a part of the page was asked for in vain, as nothing could be reached. */
let cut = $state(false)

export const isOutdated = (): boolean => outdated
export const isCut = (): boolean => cut

/**
 * Compare with the server's page: the names of its scripts depend on their contents. Resolves to
 * false if there is no answer.
 */
export async function compareVersions(): Promise<boolean> {
  const scripts = [...document.querySelectorAll('script[type=module]')]
  const page = await fetch('./', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  const isThere = (script: Element): boolean => !!page?.includes(script.getAttribute('src') ?? '')
  if (page !== null && !scripts.every(isThere)) outdated = true
  return page !== null
}

/** If a part cannot be fetched, find out whether it is gone or nothing can be reached. Call once. */
export function watchVersion(): void {
  const look = async (): Promise<void> => void (cut = !(await compareVersions()))
  addEventListener('vite:preloadError', () => void look())
  addEventListener('hashchange', () => (cut = false))
}
