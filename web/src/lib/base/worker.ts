/** The service worker, which keeps what the page starts with: see `src/worker.ts`. */
import { home } from './address'

/** Keep the page on this device, where the browser can do that: it needs TLS, or this machine. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const keep = (): Promise<unknown> =>
    // eslint-disable-next-line no-restricted-properties -- without TLS the page is not kept
    navigator.serviceWorker.register(new URL('worker.js', home())).catch(() => undefined)
  addEventListener('load', () => void keep())
}

/** The name of the text for a server that does not answer. */
export const unreached = (): string => (navigator.onLine ? 'unreachable' : 'offline')
