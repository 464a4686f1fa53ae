/** Whether the server has a newer page than this one: a reload brings it and loses nothing. */
let outdated = $state(false)

export const isOutdated = (): boolean => outdated

/** Ask the server for its page: its script is called after its content. */
export async function compareVersions(): Promise<void> {
  const script = document.querySelector('script[type=module]')?.getAttribute('src')
  const page = await fetch('/', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : null))
    .catch(() => null)
  if (script && page !== null && !page.includes(script)) outdated = true
}

/** A part of the page that cannot be fetched may be one that there is no more; call once. */
export function watchVersion(): void {
  addEventListener('vite:preloadError', () => void compareVersions())
}
