import { can, inHand, lessonOf, part } from '../../guide/lesson'

export const lesson = lessonOf('michigan', [
  {
    id: 'mat',
    read: true,
    rule: 'R5.2',
    when: (view) => view.phase === 'AUCTION',
    at: () => part(...['AH', 'KC', 'QD', 'JS', 'TH'].map((id) => `section-${id}`)),
  },
  {
    id: 'bid',
    rule: 'R3.3',
    when: (_, legal) => can(legal, 'bid 1'),
    at: () => part('action-bid'),
  },
  {
    id: 'more',
    when: (_, legal) => can(legal, 'bid 3'),
    at: () => part('action-bid'),
  },
  {
    id: 'lead',
    rule: 'R4.2',
    when: (view, legal) => can(legal, 'lead 4d') && view.runs.length === 0,
    at: () => `${inHand('4d')}, ${part('action-lead')}`,
  },
  {
    id: 'stop',
    rule: 'R4.3',
    when: (view, legal) =>
      can(legal, 'lead Qc') && view.hand.includes('Kc') && view.runs.length > 1,
    at: () => `${inHand('Qc')}, ${part('section-KC')}`,
  },
  {
    id: 'pay',
    when: (view, legal) => can(legal, 'lead Qd') && !view.hand.includes('Ac'),
    at: () => `${inHand('Qd')}, ${part('section-QD')}`,
  },
  {
    id: 'low',
    when: (view, legal) => can(legal, 'lead 3h') && view.hand.join() === '3h,3s',
    at: () => inHand('3h'),
  },
  {
    id: 'last',
    rule: 'R6.1',
    when: (view, legal) => can(legal, 'lead') && view.hand.length === 1,
    at: (view) => `${inHand(...view.hand)}, ${part('section-POT')}`,
  },
])
