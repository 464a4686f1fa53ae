import { fetchGames } from './api'
import { texts } from '../base/texts.svelte'
import type { GameInfo } from './wire'

let games = $state.raw<GameInfo[]>([])
let asked: Promise<void> | undefined

/** Ask the server once for its games; a failed request may be repeated. */
export async function loadGames(): Promise<void> {
  asked ??= fetchGames(texts.language).then((found) => void (games = found))
  try {
    await asked
  } catch (error) {
    asked = undefined
    throw error
  }
}

export const allGames = (): GameInfo[] => games

/** Return the catalogue's entry for one game, once it is known; the first read fetches it. */
export function gameOf(id: string): GameInfo | undefined {
  if (!asked) loadGames().catch(() => undefined)
  return games.find((game) => game.id === id)
}
