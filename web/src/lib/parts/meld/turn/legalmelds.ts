/** Chosen cards and the legal actions: which melds they make, where they fit. No rule is known here. */
import { isJoker, rankOf, RANKS } from '../../../cards/card'
import { unique } from '../../../base/lists'
import type { LegalAction } from '../../../connection/wire'
import type { Lit } from '../Meld.svelte'
import type { End } from '../layout/meldlayout'

/** A name without what a joker stands for: all jokers of a hand are alike. */
const plain = (name: string): string => (isJoker(name) ? '*' : name)
const [ACE, TWO] = [0, 1]
const key = (names: readonly string[]): string => names.map(plain).sort().join(' ')

/** How many ranks a card is above a rank, the ace coming after the king. */
const above = (name: string, first: number): number =>
  (RANKS.indexOf(rankOf(name)) - first + RANKS.length) % RANKS.length

/** The rank that starts the shortest span over all cards, around the corner if need be. */
function closest(names: readonly string[]): number {
  const naturals = names.filter((name) => !isJoker(name))
  const span = (first: number): number => Math.max(...naturals.map((name) => above(name, first)))
  const ranks = naturals.map((name) => RANKS.indexOf(rankOf(name)))
  return ranks.sort((a, b) => span(a) - span(b))[0] ?? 0
}

/** The cards in order from a rank up, with jokers in the gaps; spare jokers go to one end. */
function inOrder(names: readonly string[], first: number, leftLow: boolean): string[] {
  const place = (name: string): number => above(name, first)
  const naturals = names.filter((name) => !isJoker(name)).sort((a, b) => place(a) - place(b))
  let spare = names.length - naturals.length
  const line: string[] = []
  for (const [i, name] of naturals.entries()) {
    const gap = i > 0 ? place(name) - place(naturals[i - 1]!) - 1 : 0
    const filled = Math.max(0, Math.min(gap, spare))
    spare -= filled
    line.push(...Array<string>(filled).fill('*'), name)
  }
  const left = Array<string>(spare).fill('*')
  return leftLow ? [...left, ...line] : [...line, ...left]
}

/** The ways in which cards may be meant as a meld, the one that is listed as legal first. */
export function meldTexts(names: readonly string[], legal: readonly LegalAction[]): string[] {
  const wanted = key(names)
  const listed = legal.filter(({ kind, cards }) => kind === 'meld' && key(cards) === wanted)
  const written = [false, true].flatMap((low) =>
    [closest(names), TWO, ACE].map(
      (first) => `meld [${inOrder(names, first, low).map(plain).join(' ')}]`,
    ),
  )
  return unique([...listed.map((action) => action.text), ...written])
}

/** Melds to suggest: the largest with the fewest jokers first, none that is part of another. */
export function suggestions(legal: readonly LegalAction[], most: number): LegalAction[] {
  const jokers = ({ cards }: LegalAction): number => cards.filter(isJoker).length
  const rank = (action: LegalAction): number => action.cards.length - 2.5 * jokers(action)
  const naturals = ({ cards }: LegalAction): string[] => cards.filter((card) => !isJoker(card))
  const isPart = (small: LegalAction, large: LegalAction): boolean =>
    naturals(small).every((card) => large.cards.includes(card))
  const best = legal.filter(({ kind }) => kind === 'meld').sort((a, b) => rank(b) - rank(a))
  const isNew = (action: LegalAction, i: number): boolean =>
    !best.slice(0, i).some((other) => isPart(action, other))
  return best.filter(isNew).slice(0, most)
}

/** The open ends of a meld. */
interface Open {
  readonly low: string | null
  readonly high: string | null
}

/** The end of a meld that a lay-off is for: its text says so where there is a choice. */
function endOf({ text, cards }: LegalAction, { low, high }: Open): End {
  if (text.endsWith('.lo')) return 'low'
  if (text.endsWith('.hi')) return 'high'
  if (cards[0] === low) return 'low'
  return isJoker(cards[0] ?? '') && low && !high ? 'low' : 'high'
}

/** The legal action that brings a card to a place of a meld. */
export const placing = (
  legal: readonly LegalAction[],
  card: string,
  target: number,
  meld: Open,
  end: Lit,
): LegalAction | undefined =>
  legal.find(
    (action) =>
      action.target === target &&
      action.cards[0] === card &&
      (end === 'swap'
        ? action.kind === 'swap'
        : action.kind === 'lay' && endOf(action, meld) === end),
  )

/** Where a card can go on a meld. */
export const placesOn = (
  legal: readonly LegalAction[],
  card: string,
  target: number,
  meld: Open,
): Lit[] =>
  (['low', 'high', 'swap'] as const).filter((end) => placing(legal, card, target, meld, end))

/** The legal actions of a kind that use just this card. */
export const withCard = (
  legal: readonly LegalAction[],
  kind: string,
  card: string,
): LegalAction[] =>
  legal.filter(
    (action) => action.kind === kind && action.cards.length === 1 && action.cards[0] === card,
  )

/** Whether two sets of cards are of the same kinds. */
export const alike = (a: readonly string[], b: readonly string[]): boolean => key(a) === key(b)
