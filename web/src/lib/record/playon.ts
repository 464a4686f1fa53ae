import { settings } from '../base/settings.svelte'
import { momentHash, tableHash, type MatchMoment } from '../base/route.svelte'
import { playerName, texts } from '../base/texts.svelte'
import { askOf, told } from '../connection/api'
import { seats } from '../connection/seats.svelte'
import type { Place } from '../connection/wire'

/** Open a practice table at a position of a finished match, and go there; throws an `ApiError`. */
export async function playOn(moment: MatchMoment, seat: number, game: string): Promise<void> {
  const { table, deal, move } = moment
  const { portrait } = settings
  const wish = { deal, move, seat, name: playerName(), ...(portrait && { portrait }) }
  const place = await told<Place>(askOf(table, '/practice', texts.language, wish))
  seats.keep(place, game, { moment: momentHash(moment) })
  location.hash = tableHash(place.table)
}
