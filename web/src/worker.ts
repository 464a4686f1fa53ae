/// <reference lib="webworker" />
/**
 * The service worker: the page starts without a network, too, and says in words what it cannot do.
 * The page itself comes from the server wherever there is one, so nobody plays with an old one.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** The files that the page starts with; `shell.ts` writes the list. */
declare const SHELL: { url: string; revision: string | null }[]
declare const self: ServiceWorkerGlobalScope

/** Pieces that were once loaded, such as rules that were read; their names follow from their contents. */
const PIECES = 'pieces'
const isPiece = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && url.pathname.startsWith(`${new URL('assets/', self.registration.scope).pathname}`)

async function page({ request }: { request: Request }): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await matchPrecache('index.html')
    if (kept) return kept
    throw error
  }
}

/** Forget the pieces of an earlier page: this one never asks for them. */
async function begin(): Promise<void> {
  await caches.delete(PIECES)
  await self.clients.claim()
}

/** Portraits are kept for those alone who play without a network. */
const isPortrait = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && url.pathname.startsWith(new URL('portraits/', self.registration.scope).pathname)

const portrait = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(begin()))
cleanupOutdatedCaches()
precacheAndRoute(SHELL, { directoryIndex: '', cleanURLs: false })
registerRoute(isPortrait, portrait)
registerRoute(isPiece, new CacheFirst({ cacheName: PIECES }))
registerRoute(new NavigationRoute(page, { denylist: [/\/api\//] }))
