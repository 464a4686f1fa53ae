import { tick, untrack } from 'svelte'

/**
 * The messages for a screen reader: every sentence once, the newest last. The end of a deal, with
 * all its payments, adds fewer sentences at once than are kept.
 */
const KEPT = 30

interface Announcement {
  id: number
  text: string
}

let said = $state.raw<Announcement[]>([])
let count = 0

export function announce(text: string): void {
  said = [...untrack(announced), { id: count++, text }].slice(-KEPT)
}

/**
 * Say what a seat has to do, after what has just happened: once for each position that waits for
 * it, for players who cannot see the line that says so. `due` is empty when there is nothing to do.
 */
export function announceTurns(table: { readonly at: number }, due: () => string): void {
  let told = -1
  $effect(() => {
    const words = due()
    if (!words || table.at === told) return
    told = table.at
    void tick().then(() => announce(words))
  })
}

/** Forget what was said: somebody else takes the device. */
export const hush = (): void => void (said = [])

export const announced = (): Announcement[] => said
