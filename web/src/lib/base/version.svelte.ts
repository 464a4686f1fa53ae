/** Whether the server has a newer page than this one: a reload brings it and loses nothing. */
let outdated = $state(false)

export const isOutdated = (): boolean => outdated

/** Ask the server for its page: its scripts are called after their contents. */
export async function compareVersions(): Promise<void> {
  const scripts = [...document.querySelectorAll('script[type=module]')]
  const page = await fetch('./', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  const isThere = (script: Element): boolean => !!page?.includes(script.getAttribute('src') ?? '')
  if (page !== null && !scripts.every(isThere)) outdated = true
}

/** A part of the page that cannot be fetched may be one that there is no more; call once. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', () => void compareVersions())
}
