import { can, inHand, lessonOf, part } from '../../guide/lesson'

export const lesson = lessonOf('tripoley', [
  {
    id: 'mat',
    read: true,
    rule: 'R5.1',
    when: (view) => view.phase === 'SELECT',
    at: () => part('section-AH', 'section-QH', 'section-TH'),
  },
  {
    id: 'five',
    rule: 'R6.1',
    when: (_, legal) => can(legal, 'select'),
    at: () => part('best-five', 'action-select'),
  },
  {
    id: 'bet',
    rule: 'R6.3',
    when: (_, legal) => can(legal, 'call'),
    at: () => part('action-call'),
  },
  {
    id: 'raised',
    rule: 'R6.3',
    when: (view, legal) => can(legal, 'call') && Number(view.betting?.raises) > 0,
    at: () => part('action-call'),
  },
  {
    id: 'lead',
    rule: 'R7.2',
    when: (view, legal) => can(legal, 'lead 3h') && view.poker === view.seat,
    at: () => `${inHand('3h')}, ${part('action-lead')}`,
  },
  {
    id: 'stop',
    rule: 'R7.4',
    when: (view, legal) => can(legal, 'lead 9s') && view.runs.length === 1,
    at: () => inHand('9s'),
  },
  {
    id: 'ace',
    rule: 'R7.3',
    when: (view, legal) => can(legal, 'lead As') && view.hand.length === 2,
    at: () => inHand('As'),
  },
  {
    id: 'last',
    rule: 'R7.7',
    when: (view, legal) => can(legal, 'lead') && view.hand.length === 1,
    at: (view) => `${inHand(...view.hand)}, ${part('section-KITTY')}`,
  },
])
