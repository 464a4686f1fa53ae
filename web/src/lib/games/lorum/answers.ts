/** The answers before the first lead, in words. */
import { cardSign } from '../../cards/narrate'
import type { Answer } from '../../parts/trick/Poll.svelte'
import type { Table } from '../../connection/table.svelte'
import type { Say } from '../../base/texts.svelte'
import { texts } from '../../base/texts.svelte'
import type { LorumView } from './view'

const signs = (cards: readonly string[]): string => texts.list(cards.map(cardSign), 'conjunction')

/** The answers that the seat can give now: what each brings, and what it may cost. */
export function answersOf(table: Table, view: LorumView, says: Say): Answer[] {
  const others = view.counts.length - 1
  const stake: Record<string, number> = { small: view.stakes[0], big: view.stakes[1] }
  return table.legal.map(({ text, kind, cards }) => {
    const each = stake[kind] ?? 0
    const facts = { each, phase: view.phase, mode: view.mode, count: cards?.length ?? 0 }
    return {
      text,
      kind,
      title: says(`action-${kind}`, { card: cards?.length ? signs(cards) : 'none' }),
      note: says(`answer-${kind}`, { ...facts, expose: String(table.info?.options['expose']) }),
      ...(each ? { stake: says('answer-stake', { all: each * others }) } : {}),
      ...(cards && cards.length > 1 ? {} : { key: says(`action-${kind}.key`) }),
      ...(cards?.length ? { cards } : {}),
    }
  })
}

/** The player's own sealed answer, by its action's text. */
export function answerOf(text: string, says: Say): { title: string; cards: string[] } {
  const [kind = '', ...cards] = text.split(' ')
  return { title: says(`action-${kind}`, { card: cards.length ? signs(cards) : 'none' }), cards }
}
