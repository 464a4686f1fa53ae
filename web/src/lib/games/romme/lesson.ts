import { can, inHand, lessonOf, part } from '../../guide/lesson'
import type { RommeView } from './view'

/** A meld of the table that has this card. */
const meldWith = (view: RommeView, card: string): string =>
  part(`meld-${view.table.findIndex((meld) => meld.cards.includes(card))}`)
const KINGS = ['Kc', 'Kd', 'Kh']

export const lesson = lessonOf('romme', [
  {
    id: 'aim',
    read: true,
    rule: 'R4.2',
    when: (view, legal) => can(legal, 'stock') && view.pile.at(-1) === '6c',
    at: () => inHand(...KINGS),
  },
  {
    id: 'draw',
    rule: 'R5.1',
    when: (view, legal) => can(legal, 'stock') && view.pile.at(-1) === '6c',
    at: () => part('stock', 'action-stock'),
  },
  {
    id: 'forty',
    rule: 'R6.4',
    when: (view, legal) => can(legal, 'meld [Kc Kd Kh]') && view.staged === 0,
    at: () => `${inHand(...KINGS)}, ${part('action-meld')}`,
  },
  {
    id: 'joker',
    rule: 'R4.7',
    when: (view, legal) => can(legal, 'meld [9s *Ts Js Qs]') && view.staged === 30,
    at: () => `${inHand('9s', 'Js', 'Qs', '*')}, ${part('action-meld')}`,
  },
  {
    id: 'discard',
    rule: 'R5.3',
    when: (view, legal) => can(legal, 'discard 8d') && (view.opened[view.seat] ?? false),
    at: () => `${inHand('8d')}, ${part('action-discard')}`,
  },
  {
    id: 'swap',
    rule: 'R6.6',
    when: (_, legal) => can(legal, 'swap Ts'),
    at: (view) => `${inHand('Ts')}, ${meldWith(view, '*Ts')}, ${part('action-swap')}`,
  },
  {
    id: 'again',
    when: (view, legal) => view.due !== '' && can(legal, 'meld [4h 5h *6h]'),
    at: () => `${inHand('4h', '5h', '*')}, ${part('action-meld')}`,
  },
  {
    id: 'lay',
    rule: 'R6.5',
    when: (_, legal) => can(legal, 'lay Ah'),
    at: (view) => `${inHand('Ah')}, ${meldWith(view, 'As')}, ${part('action-lay')}`,
  },
  {
    id: 'keep',
    when: (view, legal) => can(legal, 'discard 3d') && view.hand.join() === '2c,2d,3d',
    at: () => `${inHand('3d')}, ${part('action-discard')}`,
  },
  {
    id: 'out',
    rule: 'R7.1',
    when: (view, legal) => can(legal, 'meld [2c 2d 2h]') && view.hand.length === 3,
    at: () => `${inHand('2c', '2d', '2h')}, ${part('action-meld')}`,
  },
])
