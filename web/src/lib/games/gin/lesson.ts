import { can, inHand, lessonOf, part } from '../../guide/lesson'
import { cardSign } from '../../cards/narrate'
import type { GinView } from './view'

/** The discards in order: the most costly cards that fit no meld. */
const LOOSE = ['Kd', 'Qc', 'Jh']
const loose = (view: GinView): string => LOOSE.find((card) => view.hand.includes(card)) ?? ''
const top = (view: GinView) => ({ card: cardSign(view.pile.at(-1) ?? '') })
const thrown = (view: GinView): number => view.thrown[view.seat]?.length ?? 0

export const lesson = lessonOf('gin', [
  {
    id: 'aim',
    read: true,
    rule: 'M2',
    when: (view) => view.phase === 'UPCARD1',
    at: (view) => inHand(...(view.melds[0] ?? [])),
  },
  {
    id: 'deadwood',
    read: true,
    rule: 'V1',
    when: (view) => view.phase === 'UPCARD1',
    at: () => part('deadwood'),
  },
  {
    id: 'upcard',
    rule: 'U1',
    when: (view, legal) => view.phase === 'UPCARD1' && can(legal, 'take'),
    at: () => part('pile', 'action-take'),
  },
  {
    id: 'discard',
    rule: 'T2',
    when: (view, legal) => can(legal, `discard ${loose(view)}`) && thrown(view) === 0,
    at: (view) => inHand(loose(view)),
    facts: (view) => ({ card: cardSign(loose(view)) }),
  },
  {
    id: 'draw',
    rule: 'T1',
    when: (view, legal) => can(legal, 'stock') && view.pile.at(-1) === 'Qd',
    at: () => part('stock', 'action-stock'),
    facts: top,
  },
  {
    id: 'low',
    when: (view, legal) =>
      can(legal, `discard ${loose(view)}`) && view.hand.includes('Ac') && thrown(view) === 1,
    at: (view) => inHand(loose(view)),
    facts: (view) => ({ card: cardSign(loose(view)) }),
  },
  {
    id: 'watch',
    rule: 'T5',
    when: (view, legal) => can(legal, 'stock') && view.pile.at(-1) === 'Js',
    at: () => part('stock', 'action-stock'),
    facts: top,
  },
  {
    id: 'knock',
    rule: 'K1',
    when: (view, legal) => can(legal, `knock ${loose(view)}`),
    at: (view) => `${inHand(loose(view))}, ${part('action-knock')}`,
    facts: (view) => ({ card: cardSign(loose(view)) }),
  },
])
