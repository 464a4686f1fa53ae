import { openTable } from '../connection/api'
import { gameOf, loadGames } from '../connection/catalogue.svelte'
import { seats } from '../connection/seats.svelte'
import type { GameInfo, NewTable } from '../connection/wire'
import { tableHash } from '../base/route.svelte'
import { playerName, texts } from '../base/texts.svelte'
import { House } from './house.svelte'

/** Open a table and go there; throws an `ApiError`. */
export async function startTable(wish: NewTable): Promise<void> {
  const place = await openTable(wish, texts.language)
  seats.keep(place, wish.game)
  location.hash = tableHash(place.table)
}

/** Play by the rules and with the bots of the last time; a bot takes the seat of each friend. */
export async function playAtOnce(game: GameInfo): Promise<void> {
  const house = new House(game, () => texts.language)
  await house.asked
  await startTable(house.alone(playerName()))
}

/** Play for real after a lesson: against bots of the first level. */
export async function playBeginner(id: string): Promise<void> {
  await loadGames()
  const game = gameOf(id)!
  const house = new House(game, () => texts.language)
  await house.asked
  await startTable(house.alone(playerName(), house.levels[0]))
}
