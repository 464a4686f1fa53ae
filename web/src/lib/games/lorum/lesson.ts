import { can, inHand, lessonOf, part } from '../../guide/lesson'
import type { LorumView } from './view'

/** Whether this card leads the trick that the player has to follow. */
const led = (view: LorumView, card: string): boolean => view.trick?.cards[0] === card

export const lesson = lessonOf('lorum', [
  {
    id: 'aim',
    read: true,
    rule: 'R3',
    when: (view) => view.phase === 'DECLARE',
    at: (view) => inHand(...view.hand.filter((card) => card[1] === 'h' || card === 'Qs')),
  },
  {
    id: 'pool',
    read: true,
    rule: 'R8.1',
    when: (view) => view.phase === 'DECLARE',
    at: () => part('pool'),
  },
  {
    id: 'declare',
    rule: 'R5.1',
    when: (view, legal) => view.phase === 'DECLARE' && can(legal, 'pass'),
    at: () => part('answer-pass'),
  },
  {
    id: 'follow',
    rule: 'R7.2',
    when: (view, legal) => led(view, '9c') && can(legal, 'play Tc'),
    at: () => inHand('Tc'),
  },
  {
    id: 'free',
    rule: 'R7.3',
    when: (view, legal) => view.duty === 'free' && led(view, '7c') && can(legal, 'play Qs'),
    at: () => inHand('Qs'),
  },
  {
    id: 'under',
    rule: 'R7.4',
    when: (view, legal) => led(view, 'Th') && can(legal, 'play 9h'),
    at: () => inHand('9h'),
  },
  {
    id: 'clean',
    when: (view, legal) => led(view, 'Jh') && can(legal, 'play 7h') && view.points[view.seat] === 0,
    at: (view) => `${part(`taken-${view.seat}`)}, ${inHand('7h')}`,
  },
  {
    id: 'low',
    when: (view, legal) => can(legal, 'play 8s') && can(legal, 'play 9s') && view.duty === 'follow',
    at: () => inHand('8s', '9s'),
  },
  {
    id: 'harmless',
    when: (view, legal) =>
      led(view, 'Jd') &&
      can(legal, 'play Kd') &&
      view.points.every((own, seat) => own > 0 || seat === view.seat),
    at: () => inHand('Kd'),
  },
])
