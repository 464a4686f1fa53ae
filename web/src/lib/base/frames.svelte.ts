/** Work that would take longer than a frame is done in parts; a press ends all waiting. */
import { tick } from 'svelte'
import { stillness } from './settings.svelte'

/** Functions that end the waiting of work that has not begun. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
const waits = new Set<() => void>()
/** The work in progress. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the screen depends on it
const underway = new Set<Promise<void>>()

/** Let nothing wait any longer. */
export function hurry(): void {
  for (const end of waits) end()
}

/** Call a function at the next press; return how to call that off. */
export function onHurry(end: () => void): () => void {
  waits.add(end)
  return () => waits.delete(end)
}

/** Resolves after some milliseconds, or when `begin` calls its argument; false if a press was quicker. */
export function pause(duration: number, begin?: (over: () => void) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const over = (came: boolean) => () => {
      clearTimeout(timer)
      forget()
      resolve(came)
    }
    const forget = onHurry(over(false))
    const timer = setTimeout(over(true), duration)
    begin?.(over(true))
  })
}

/** Resolves when the page has been painted as it is now; false if a press was quicker. */
export const painted = (): Promise<boolean> =>
  // Pages that are hidden are not painted.
  pause(200, (over) => requestAnimationFrame(() => setTimeout(over)))

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

/** Resolves when everything under construction has been built. */
export async function built(): Promise<void> {
  while (underway.size) {
    await Promise.all(underway)
    // The newest part may itself be built in parts.
    await tick()
  }
}
