import { tick, untrack } from 'svelte'

/**
 * What a screen reader is told: every sentence once, the newest last. So many are more than the end
 * of a deal brings at once with all its payments.
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
 * Say what a seat has to do, after what has just happened: once for each position that waits for it,
 * for whoever does not see the line that says so. `due` is empty where nothing is to be done.
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

export const announced = (): Announcement[] => said
