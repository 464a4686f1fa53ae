/** Where on the table two choices act: the player's and the bot's. */
import { spot } from '../../cards/motion'
import type { LegalAction, Move, Reviewed } from '../../connection/wire'

export type ChoiceOwner = 'you' | 'bot' | 'both'

/** The places of an action: the cards that it moves, or else the cards that it names. */
function movesOf(moves: readonly Move[], action: LegalAction | null, hand: string): Move[] {
  if (moves.length) return [...moves]
  return (action?.cards ?? []).map((card) => ({ card, source: hand, target: hand }))
}

/** The elements of the table that some moves begin at, and those that they lead to. */
function endsOf(moves: readonly Move[], hand: string): { from: Set<Element>; to: Set<Element> } {
  const [from, to] = [new Set<Element>(), new Set<Element>()]
  for (const { card, source, target } of moves) {
    const start = spot(source, card, from)
    if (start) from.add(start)
    const end = target === hand ? null : spot(target, null, new Set())
    if (end) to.add(end)
  }
  return { from, to }
}

/** Whose choice each place on the table belongs to. Places that both lead to say nothing. */
export function choiceMarks(reviewed: Reviewed, seat: number): Map<Element, ChoiceOwner> {
  const hand = `hand:${seat}`
  const of = (moves: readonly Move[], action: LegalAction | null): ReturnType<typeof endsOf> =>
    endsOf(movesOf(moves, action, hand), hand)
  const you = of(reviewed.played_places, reviewed.played)
  const bot = of(reviewed.places, reviewed.action)
  const found = new Map<Element, ChoiceOwner>()
  const mark = (element: Element, by: ChoiceOwner): void => {
    const other = found.get(element)
    found.set(element, other && other !== by ? 'both' : by)
  }
  for (const element of you.from) mark(element, 'you')
  for (const element of bot.from) mark(element, 'bot')
  for (const element of you.to) if (!bot.to.has(element)) mark(element, 'you')
  for (const element of bot.to) if (!you.to.has(element)) mark(element, 'bot')
  return found
}
