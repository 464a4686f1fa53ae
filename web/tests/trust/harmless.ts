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
    why: 'The page knows no rules: the table beside your hand, whose open cards the file has, is for `parlour verify`, which plays the match again.',
  },
  {
    kinds: POSITION,
    fields: 'own\\.(?:(?:set|tails)\\.)?hand',
    hows: 'reorder',
    reach: ['board', 'kept', 'file'],
    why: 'The order of a hand is for the eye: the same cards are shown, and compared.',
  },
  {
    kinds: POSITION,
    fields: 'own\\.(?:(?:set|tails)\\.)?hand(?:\\[\\])?',
    hows: 'leave out|empty|drop one|drop the last|alter|double',
    when: 'end',
    reach: ['hand', 'board', 'kept', 'file'],
    why: 'The deal is over: nobody plays the card any more.',
  },
  {
    kinds: POSITION,
    fields: '(?:public|own)(?:\\.set|\\.tails)?',
    hows: 'leave out|void',
    reach: ['hand', 'board', 'kept', 'file'],
    why: 'Where no hand is shown, the next one is compared with the last that was.',
  },
  {
    kinds: POSITION,
    fields: '(?:clock|ready|agreed|legal)\\b.*',
    reach: ['turn'],
    why: 'It tells what you may do now: what is done is in the log.',
  },
  {
    kinds: POSITION,
    fields: 'waiting',
    reach: ['turn'],
    why: 'What has to happen next follows from the steps.',
  },
  {
    kinds: 'ready',
    fields: '.*',
    reach: ['turn'],
    why: 'It tells who is ready: no deal depends on it.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[(?:noted|match_ended)\\].*',
    reach: ['news'],
    why: 'A line for people: what it tells follows from the actions.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[seats_taken\\](?:\\.event|\\.seating)?',
    hows: 'leave out|void|alter|empty',
    reach: ['news'],
    why: 'The line that shows the cards drawn for the seats: your seat is compared when the deal is unsealed.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[action_played\\]\\.(?:kind|moves\\b.*)',
    reach: ['news'],
    why: 'It moves cards on the screen: the hand is compared as it is shown then.',
  },
  {
    kinds: 'update',
    fields: 'events\\[deal_ended\\](?:\\.(?:event|kind|winner|number))?',
    reach: ['news'],
    why: 'The points are compared on the score sheet, too.',
  },
  {
    kinds: POSITION,
    fields: 'events',
    hows: 'double|drop one|drop the last|empty|reorder',
    reach: ['news'],
    why: 'Lines for people beside the steps of the match, or a step told again.',
  },
  {
    kinds: 'snapshot',
    fields: 'events\\[deal_started\\](?:\\.event)?',
    reach: ['news'],
    why: 'The device has seen the deal begin before the connection broke.',
  },
  {
    kinds: POSITION,
    fields: 'sheet\\.(?:rows\\[\\]\\.(?:columns\\b.*|dealer|kind|winner)|(?!rows\\b).*)',
    reach: ['sheet'],
    why: 'Of the score sheet the points of each deal are compared, and the rest adds up from them.',
  },
  {
    kinds: POSITION,
    fields: 'sheet|sheet\\.rows(?:\\[\\](?:\\.(?:number|points))?)?',
    reach: ['points', 'sheet'],
    why: 'The points are told with the end of the deal, too, and compared as they are told there.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.(?:table|preset|started|over|turn|lesson|sealed|seats\\[\\](?:\\..*)?)',
    reach: ['table', 'file'],
    why: 'Names are the server’s word.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.seats',
    hows: 'reorder',
    reach: ['table', 'file'],
    why: 'Who sits where is in the log of each action, by the number of the seat.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.options\\..*',
    hows: 'leave out',
    when: '',
    reach: ['table', 'kept'],
    why: 'A rule that is told later was not told otherwise before.',
  },
  {
    kinds: 'snapshot',
    fields: 'table\\.deal|seq|public|own',
    when: '',
    reach: ['hand', 'board', 'news', 'turn', 'table'],
    why: 'It is the first position, before any card: the page waits for the deal to begin.',
  },
  // Omissions of facts that are told elsewhere.
  {
    kinds: 'snapshot',
    fields: '|t|sheet|table|table\\.seats',
    hows: 'drop|swap|leave out|void|alter|empty',
    reach: ['points', 'sheet', 'turn', 'table', 'news'],
    why: 'A snapshot that is missing, or that no page can read: had anything happened meanwhile, that would be missed.',
  },
  {
    kinds: 'place',
    fields: 'table|token',
    reach: ['sent', 'kept'],
    why: 'The key of the seat: with another the page does not get in.',
  },
  {
    kinds: 'place',
    fields: 'seal(?:\\..*)?',
    reach: ['seal', 'kept'],
    why: 'What counts is the seal that is told before the share is given: the page waits for it.',
  },
  {
    kinds: 'seal before deal 1',
    fields: '.*',
    reach: ['seal'],
    why: 'The share is given by the seal that came with the seat.',
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
    why: 'Once a deal is dealt nobody is asked for a share, and where its cards go was said before.',
  },
  {
    kinds: 'seal before deal 2',
    fields: 'dealing(?:\\[\\])?',
    hows: 'void|double|leave out|drop the last',
    reach: ['seal', 'kept'],
    why: 'How a seat would deal that does not: it is empty, and means nothing.',
  },
  {
    kinds: 'seal before deal 2',
    fields: 'bots\\[\\]',
    hows: 'void',
    reach: ['seal', 'kept'],
    why: 'The seat of a person has no bot, whether that is told as nothing or as an empty name.',
  },
  // Repetitions.
  {
    kinds: 'place|seal .*',
    fields: '(?:seal\\.)?tips',
    hows: 'double',
    reach: ['seal', 'kept', 'file'],
    why: 'A tip that is told twice is one tip.',
  },
  {
    kinds: 'seal of deal 2',
    fields: '|shares',
    hows: 'drop|keep|void',
    reach: ['seal'],
    why: 'It is told again after the connection broke: the first time counts.',
  },
  {
    kinds: 'seal .*|unsealed',
    fields: '',
    hows: 'double|repeat|swap|delay',
    reach: ['seal'],
    why: 'A seal that is told twice, or a message later, binds all the same.',
  },
  {
    kinds: 'unsealed',
    fields: 'bots',
    hows: 'double|reorder',
    reach: ['seal', 'file'],
    why: 'Each bot is compared with the one that the seal named, in any order.',
  },
  {
    kinds: POSITION,
    fields: '',
    hows: 'double|repeat|swap|keep|delay',
    reach: ['hand', 'board', 'points', 'sheet', 'news', 'turn', 'kept', 'file'],
    why: 'A position is told by its number: told twice or late it is compared with what was seen of it.',
  },
]
