/** Whether the server has a newer page than this one: a reload brings it and loses nothing. */
let outdated = $state(false)

export const isOutdated = (): boolean => outdated

/** Compare with the server's page: the names of its scripts depend on their contents. */
export async function compareVersions(): Promise<void> {
  const scripts = [...document.querySelectorAll('script[type=module]')]
  const page = await fetch('./', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  const isThere = (script: Element): boolean => !!page?.includes(script.getAttribute('src') ?? '')
  if (page !== null && !scripts.every(isThere)) outdated = true
}

/** Check for a newer page if a part cannot be fetched, as it may be gone. Call once. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', () => void compareVersions())
}
