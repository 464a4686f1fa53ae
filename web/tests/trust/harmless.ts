import type { Aspect } from './page'

/** A difference in what a server tells that still gets ✓, how far it may reach, and why. */
export interface Harmless {
  /** In which messages, as a pattern. */
  kinds: string
  /** In which of their fields, as a pattern; empty for the whole message. */
  fields: string
  /** The change, as a pattern; anything if it is left out. */
  hows?: string
  /** When in a match; at any time if it is left out. */
  when?: 'begin' | 'move' | 'end' | ''
  /** All that may be different: the rest has to be as the truth makes it. */
  reach: readonly Aspect[]
  why: string
}

const POSITION = 'snapshot|update'

export const harmless: Harmless[] = [
  // Shown values that follow from values that are compared.
  {
    kinds: POSITION,
    fields:
      'public\\.(?!(?:set|tails)$).*|own\\.(?:(?:set|tails)\\.)?(?!set$|tails$|set\\.|tails\\.|hand$|hand\\[).*',
    reach: ['board', 'kept', 'file'],
    why: 'The page does not know the rules. `parlour verify` checks the rest of the table: it plays the match again, and the file has the open cards.',
  },
  {
    kinds: POSITION,
    fields: 'own\\.(?:(?:set|tails)\\.)?hand',
    hows: 'reorder',
    reach: ['board', 'kept', 'file'],
    why: 'Only the order of the hand differs; the device shows and compares the same cards.',
  },
  {
    kinds: POSITION,
    fields: 'own\\.(?:(?:set|tails)\\.)?hand(?:\\[\\])?',
    hows: 'leave out|empty|drop one|drop the last|alter|double',
    when: 'end',
    reach: ['hand', 'board', 'kept', 'file'],
    why: 'The deal is over, so nobody will play the card.',
  },
  {
    kinds: POSITION,
    fields: '(?:public|own)(?:\\.set|\\.tails)?',
    hows: 'leave out|void',
    reach: ['hand', 'board', 'kept', 'file'],
    why: 'No hand is shown; the device compares the next one with the last one.',
  },
  {
    kinds: POSITION,
    fields: '(?:clock|left|ready|agreed|legal)\\b.*',
    reach: ['turn'],
    why: 'It only says what you may do now; the log has what you did.',
  },
  {
    kinds: POSITION,
    fields: 'waiting',
    reach: ['turn'],
    why: 'The steps determine what must happen next.',
  },
  {
    kinds: 'refused',
    fields: '.*',
    reach: ['turn'],
    why: 'It only says why an action was refused, and nothing has changed.',
  },
  {
    kinds: 'ready',
    fields: '.*',
    reach: ['turn'],
    why: 'It only says who is ready, and no deal depends on that.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[(?:noted|match_ended)\\].*',
    reach: ['news'],
    why: 'It is a line for people, and its content follows from the actions.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[seats_taken\\](?:\\.event|\\.seating)?',
    hows: 'leave out|void|alter|empty',
    reach: ['news'],
    why: 'It is the line that shows the cards drawn for the seats; the device compares your seat when the deal is unsealed.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[action_played\\]\\.(?:kind|moves\\b.*)',
    reach: ['news'],
    why: 'It only moves cards on the screen; the device compares the hand that is shown afterwards.',
  },
  {
    kinds: 'update',
    fields: 'events\\[deal_ended\\](?:\\.(?:event|kind|winner|number))?',
    reach: ['news'],
    why: 'The device also compares the points on the score sheet.',
  },
  {
    kinds: POSITION,
    fields: 'events',
    hows: 'double|drop one|drop the last|empty|reorder',
    reach: ['news'],
    why: 'These are lines for people beside the steps of the match, or a repeated step.',
  },
  {
    kinds: 'snapshot',
    fields: 'events\\[deal_started\\](?:\\.event)?',
    reach: ['news'],
    why: 'The device saw the deal begin before the connection broke.',
  },
  {
    kinds: POSITION,
    fields: 'sheet\\.(?:rows\\[\\]\\.(?:columns\\b.*|dealer|kind|winner)|(?!rows\\b).*)',
    reach: ['sheet'],
    why: 'The device compares the points of each deal; the rest of the score sheet adds up from them.',
  },
  {
    kinds: POSITION,
    fields: 'sheet|sheet\\.rows(?:\\[\\](?:\\.(?:number|points))?)?',
    reach: ['points', 'sheet'],
    why: 'The end of the deal also has the points, and the device compares those.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.(?:table|preset|started|over|turn|lesson|sealed|seats\\[\\](?:\\..*)?)',
    reach: ['table', 'file'],
    why: 'No seal covers names.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.(?:home|evening|taken_back|practice|given|day)',
    reach: ['table'],
    why: 'It is about earlier matches, or counted by the device.',
  },
  {
    kinds: 'snapshot',
    fields:
      'table\\.(?:quiet|pace|clock|absent|paused|watching|closed|line|code|opener|locked|begins)',
    reach: ['table'],
    why: 'It is about phrases, speed, pauses and the way to the table: no card depends on it.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.seats',
    hows: 'reorder',
    reach: ['table', 'file'],
    why: 'The log names the seat of each action by its number.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.options\\..*',
    hows: 'leave out',
    when: '',
    reach: ['table', 'kept'],
    why: 'A rule that arrives later does not contradict an earlier one.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.deal|seq|public|own',
    when: '',
    reach: ['hand', 'board', 'news', 'turn', 'table'],
    why: 'It is the first position, before any card; the page waits for the deal to begin.',
  },
  // Omissions of facts that are told elsewhere.
  {
    kinds: 'snapshot',
    fields: '|t|sheet|table|table\\.seats',
    hows: 'drop|swap|leave out|void|alter|empty',
    reach: ['points', 'sheet', 'turn', 'table', 'news'],
    why: 'The snapshot is missing or unreadable. If anything had happened in the meantime, the device would notice the gap.',
  },
  {
    kinds: 'place',
    fields: 'table|token',
    reach: ['sent', 'kept'],
    why: 'It is the key of the seat, and another key does not open the seat.',
  },
  {
    kinds: 'place',
    fields: 'seal(?:\\..*)?',
    reach: ['seal', 'kept'],
    why: 'The page gives its share only after another seal, and that one counts.',
  },
  {
    kinds: 'seal before deal 1',
    fields: '.*',
    reach: ['seal'],
    why: 'The page gives its share by the seal that came with the seat.',
  },
  {
    kinds: 'seal before deal 3',
    fields: '.*',
    reach: ['seal'],
    why: 'The recording ends before that deal.',
  },
  {
    kinds: 'seal .*',
    fields: 'log',
    reach: ['seal'],
    why: 'The device computes the links of the log itself.',
  },
  {
    kinds: 'seal of.*',
    fields: 'due|dealing',
    reach: ['seal'],
    why: 'After the deal has begun nobody is asked for a share, and an earlier seal said where its cards go.',
  },
  {
    kinds: 'seal before deal 2',
    fields: 'dealing(?:\\[\\])?',
    hows: 'void|double|leave out|drop the last',
    reach: ['seal', 'kept'],
    why: 'It says how a seat would deal that does not deal; it is empty, and has no effect.',
  },
  {
    kinds: 'seal before deal 2',
    fields: 'bots\\[\\]',
    hows: 'void',
    reach: ['seal', 'kept'],
    why: 'A person’s seat has no bot, whether the message says nothing or an empty name.',
  },
  // Repetitions.
  {
    kinds: 'place|seal .*',
    fields: '(?:seal\\.)?tips',
    hows: 'double',
    reach: ['seal', 'kept', 'file'],
    why: 'A repeated tip counts once.',
  },
  {
    kinds: 'seal of deal 2',
    fields: '|shares',
    hows: 'drop|keep|void',
    reach: ['seal'],
    why: 'The server sends it again after the connection broke, and the first one counts.',
  },
  {
    kinds: 'seal .*|unsealed',
    fields: '',
    hows: 'double|repeat|swap|delay',
    reach: ['seal'],
    why: 'A repeated seal, or one that arrives a message later, is just as binding.',
  },
  {
    kinds: 'unsealed',
    fields: 'bots',
    hows: 'double|reorder',
    reach: ['seal', 'file'],
    why: 'The device compares each bot with the one that the seal named, in any order.',
  },
  {
    kinds: POSITION,
    fields: '',
    hows: 'double|repeat|swap|keep|delay',
    reach: ['hand', 'board', 'points', 'sheet', 'news', 'turn', 'kept', 'file'],
    why: 'Positions are numbered, so the device compares a repeated or late one with what it has seen.',
  },
]
