/** The common part of the views of both stops games, and where their things lie. */
import type { MatSection } from '../../parts/mat/mat'
import type { Table } from '../../connection/table.svelte'
import type { Say } from '../../base/texts.svelte'
import type { ViewOf } from '../../connection/wire'

export type StopsView = ViewOf<'tripoley'> | ViewOf<'michigan'>

/** The differences between the tables of the two games: pictures and colours, but no rule. */
export interface Terms {
  game: StopsView['game']
  tone: 'wine' | 'midnight'
  /** The ranks printed on the section of a sequence. */
  sequence: readonly string[]
  /** The sections of the player who is out first, and of the best hand of poker. */
  prize: string
  pool: string
}

/** The table's position, if it is one of this game. */
export const viewOf = (table: Table, game: StopsView['game']): StopsView | null =>
  table.view?.game === game ? table.view : null

/**
 * Places in the order of the sections: both games keep them, so players find their way in either.
 */
const PLACES = ['nw', 'n', 'ne', 'w', 'e', 'sw', 'se', 's', 's'] as const

/** The cards printed on a section: a card by its name, a pair or a sequence by its word. */
function printed(id: string, sequence: readonly string[]): readonly string[] {
  if (id === 'QKH') return ['Kh', 'Qh']
  if (id === 'RUN') return sequence
  return id.length === 2 ? [`${id[0]}${id[1]!.toLowerCase()}`] : []
}

/** The mat of a game: the pot always lies in the middle. */
export function matSections(view: StopsView, terms: Terms, says: Say): MatSection[] {
  return view.sections.map((id, place) => {
    const cards = printed(id, terms.sequence)
    const kind = id === 'RUN' ? 'run' : cards.length === 2 ? 'pair' : cards.length ? 'card' : 'name'
    return {
      id,
      label: says(`section-${id}`),
      kind: id === 'POT' ? 'pot' : kind,
      at: id === 'POT' ? 'mid' : PLACES[place]!,
      cards,
    }
  })
}

/** The sections that may still pay for a card in hand. */
export const hints = (view: StopsView, sections: MatSection[]): string[] =>
  sections
    .filter(({ kind, cards }) => kind === 'card' && view.hand.includes(cards[0]!))
    .map(({ id }) => id)

/** The takers of each section in this deal. */
export const takers = (view: StopsView): Record<string, number[]> =>
  Object.fromEntries(
    view.sections.map((id, place) => [
      id,
      view.gains[place]!.flatMap((chips, seat) => (chips > 0 ? [seat] : [])),
    ]),
  )

/** How many cards the seat had when play began: the hand is laid out for that many to the end. */
export const dealtTo = ({ seat, hand, runs }: StopsView): number =>
  hand.length + runs.flatMap(({ seats }) => seats.filter((it) => it === seat)).length
