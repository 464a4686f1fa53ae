import { can, inHand, lessonOf, part } from '../../guide/lesson'
import type { Rummy500View } from './view'

/** A meld of the table that has this card. */
const meldWith = (view: Rummy500View, card: string): string =>
  part(`meld-${view.table.findIndex((meld) => meld.cards.includes(card))}`)
const RUN = ['7h', '8h', '9h']
const QUEENS = ['Qd', 'Qs']

export const lesson = lessonOf('rummy500', [
  {
    id: 'aim',
    read: true,
    rule: 'S1',
    when: (_, legal) => can(legal, 'take D0'),
    at: () => part('hand'),
  },
  {
    id: 'fan',
    read: true,
    rule: 'D3',
    when: (_, legal) => can(legal, 'take D0'),
    at: () => part('pile'),
  },
  {
    id: 'deep',
    when: (view, legal) => can(legal, 'take D0') && view.pile[0] === '9h',
    at: () => '[data-testid=pile] [data-card="9h"]',
  },
  {
    id: 'must',
    rule: 'M2',
    when: (view, legal) => view.must === '9h' && can(legal, 'meld [7h 8h 9h]'),
    at: () => `${inHand(...RUN)}, ${part('action-meld')}`,
  },
  {
    id: 'haul',
    rule: 'M1',
    when: (_, legal) => can(legal, 'meld [6c 6d 6s]'),
    at: () => `${inHand('6c', '6d', '6s')}, ${part('action-meld')}`,
  },
  {
    id: 'discard',
    when: (view, legal) => can(legal, 'discard 2h') && view.hand.length === 4,
    at: () => `${inHand('2h')}, ${part('action-discard')}`,
  },
  {
    id: 'draw',
    rule: 'M7',
    when: (view, legal) =>
      can(legal, 'stock') && view.table.some((meld) => meld.cards.at(-1) === 'Th'),
    at: (view) => `${part('stock', 'action-stock')}, ${meldWith(view, 'Th')}`,
  },
  {
    id: 'lay',
    when: (_, legal) => can(legal, 'lay Jh'),
    at: (view) => `${inHand('Jh')}, ${meldWith(view, 'Th')}, ${part('action-lay')}`,
  },
  {
    id: 'keep',
    rule: 'S3',
    when: (view, legal) =>
      can(legal, 'discard 2s') &&
      view.hand.length === 3 &&
      QUEENS.every((it) => view.hand.includes(it)),
    at: () => `${inHand('2s')}, ${part('action-discard')}`,
  },
  {
    id: 'out',
    rule: 'G1',
    when: (view, legal) => can(legal, 'meld [Qd Qs *Q]') && view.hand.length === 3,
    at: () => `${inHand(...QUEENS, '*')}, ${part('action-meld')}`,
  },
])
