/** Work that would take longer than a frame is done in parts; a press ends all waiting. */
import { tick } from 'svelte'
import { stillness } from './settings.svelte'

/** Ends the waiting of what has yet to begin. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
const waits = new Set<() => void>()
/** The work in progress. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
const underway = new Set<Promise<void>>()

/** Let nothing wait any longer. */
export function hurry(): void {
  for (const end of waits) end()
}

/** Resolves when the page has been painted as it is now; false if a press was quicker. */
export function painted(): Promise<boolean> {
  return new Promise((resolve) => {
    const over = (came: boolean) => () => {
      clearTimeout(timer)
      waits.delete(end)
      resolve(came)
    }
    const end = over(false)
    waits.add(end)
    // Pages that are hidden are not painted.
    const timer = setTimeout(over(true), 200)
    requestAnimationFrame(() => setTimeout(over(true)))
  })
}

/** How many of `count` parts to build: one more in every frame, and all of them at the end. */
export function inParts(count: number): () => number {
  const still = stillness()
  let parts = $state(still ? Infinity : 1)
  async function build(): Promise<void> {
    while (parts < count && (await painted())) parts++
    parts = Infinity
  }
  if (!still) {
    const building = build().finally(() => underway.delete(building))
    underway.add(building)
  }
  return () => parts
}

/** Resolves when everything stands that is being built. */
export async function built(): Promise<void> {
  while (underway.size) {
    await Promise.all(underway)
    // The newest part may itself be built in parts.
    await tick()
  }
}
