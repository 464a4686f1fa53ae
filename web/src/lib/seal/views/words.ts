import { say } from '../../base/texts.svelte'
import type { Flaw } from '../check'

const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' }

/** A card, or all of a text, as people write them: Tc is 10♣. */
export const named = (text: string): string =>
  text === '*'
    ? '★'
    : text.replace(
        /\b([2-9TJQKA])([cdhs])\b/g,
        (_, rank: string, suit: string) => (rank === 'T' ? '10' : rank) + SIGNS[suit]!,
      )

const inWords = (facts: Flaw['facts']): Flaw['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? named(fact) : fact,
    ]),
  )

/** Describe a fault in a sentence: the server's sentence if it has one. */
export const sayFlaw = ({ code, facts }: Flaw): string =>
  say(code.startsWith('seal_') ? `refused-${code}` : code, inWords(facts))

/** Why not all of a deal was checked. */
export const sayDoubt = ({ code, facts }: Flaw): string =>
  say(`seal-unsure-${code}`, inWords(facts))
