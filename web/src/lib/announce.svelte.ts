import { untrack } from 'svelte'

/**
 * What a screen reader is told: every sentence once, the newest last. So many are more than the end
 * of a deal brings at once with all its payments.
 */
const KEPT = 30

interface Said {
  id: number
  text: string
}

let said = $state.raw<Said[]>([])
let count = 0

export function announce(text: string): void {
  said = [...untrack(announced), { id: count++, text }].slice(-KEPT)
}

export const announced = (): Said[] => said
