/** What a server may tell otherwise without being trusted with anything by it, and why. */
export interface Harmless {
  /** Of which messages, as a pattern. */
  kinds: string
  /** Of which of their fields, as a pattern; of all of a message, when it was told. */
  fields: string
  /** What was done, as a pattern; anything if it is left out. */
  hows?: string
  why: string
}

const POSITION = 'snapshot|update'
const WHOLE = '|begin|move|end'

export const harmless: Harmless[] = [
  {
    kinds: 'ready|presence|pong',
    fields: '.*',
    why: 'It tells who is there and who is ready: no deal depends on it.',
  },
  {
    kinds: POSITION,
    fields: '(?:clock|id|ready|agreed|legal)\\b.*',
    why: 'It tells what the player can do now: what is done is in the log.',
  },
  {
    kinds: POSITION,
    fields: 'view\\.(?!hand$|hand\\[).*',
    why: 'The seal covers the own cards; the board is for `parlour verify`, which plays the match again.',
  },
  {
    kinds: POSITION,
    fields: 'view\\.hand',
    hows: 'reorder',
    why: 'The order of a hand is for the eye.',
  },
  {
    kinds: POSITION,
    fields: 'view(?:\\.hand(?:\\[\\])?)?',
    hows: 'leave out|void|empty|drop one|drop the last|alter at the end',
    why: 'A card that is hidden comes back as one of unknown origin, unless it is played by then, as the log tells.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[(?:noted|match_ended|end_wished|resigned)\\].*',
    why: 'A line for people; what it tells follows from the actions.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[action_played\\]\\.(?:kind|moves\\b.*|public)',
    why: 'It moves cards on the screen; the hand is compared as it is shown then.',
  },
  {
    kinds: POSITION,
    fields: 'events\\[deal_ended\\](?:\\.(?:event|kind|winner|number))?',
    why: 'The points are compared on the score sheet, too.',
  },
  {
    kinds: POSITION,
    fields: 'events',
    hows: 'double|drop one|drop the last|reorder',
    why: 'Lines for people beside the steps of the match, or the same step told twice.',
  },
  {
    kinds: 'snapshot',
    fields: 'events\\[deal_started\\](?:\\.event)?',
    why: 'The device has seen the deal begin before the connection broke.',
  },
  {
    kinds: POSITION,
    fields: 'sheet(?:\\.(?!rows\\b).*)?',
    why: 'Totals follow from the points of the deals, which are compared row by row.',
  },
  {
    kinds: POSITION,
    fields: 'sheet\\.rows\\[\\]\\.(?:columns\\b.*|dealer|kind|winner)',
    why: 'Of a row the points are compared.',
  },
  {
    kinds: POSITION,
    fields: 'sheet\\.rows\\[\\]\\.number',
    why: 'A row of another deal is compared with that deal; the points are told with its end, too.',
  },
  {
    kinds: 'snapshot',
    fields: 'begin|events',
    hows: 'drop|delay|keep|empty',
    why: 'The device knows the deal; the next position follows on the one that it saw last.',
  },
  {
    kinds: POSITION,
    fields: 'sheet\\.rows(?:\\[\\](?:\\.(?:number|points))?)?',
    hows: 'leave out|void|lower|double|empty|drop one|drop the last',
    why: 'The points are told with the end of the deal, too, and compared as they are told there.',
  },
  {
    kinds: 'snapshot',
    fields: 'table(?!\\.deal$)(?:\\..*)?',
    why: 'Names and rules are shown, and in the file, by which the match is played again.',
  },
  {
    kinds: 'snapshot',
    fields: 'seat|t|seq|waiting|view|table\\.deal',
    why: 'It is the first position, before any card: the page waits for the deal to begin.',
  },
  {
    kinds: 'update',
    fields: 'waiting',
    why: 'What has to happen next follows from the steps.',
  },
  {
    kinds: POSITION,
    fields: WHOLE,
    hows: 'double|repeat|swap',
    why: 'The position is told by its number: told again, or beside other messages, it is the same.',
  },
  {
    kinds: 'snapshot',
    fields: '',
    hows: 'drop',
    why: 'Before any card there is nothing in it that the next messages do not tell.',
  },
  {
    kinds: 'place',
    fields: 'table|token|seat',
    why: 'The key of the seat: with another the page does not get in.',
  },
  {
    kinds: 'place',
    fields: 'seal(?:\\..*)?',
    why: 'What counts is the seal that is told before the share is given: the page waits for it.',
  },
  {
    kinds: 'seal before deal 1',
    fields: '.*',
    why: 'The share is given by the seal that came with the seat.',
  },
  {
    kinds: 'seal .*',
    fields: 'engine|log',
    why: 'The device computes the links of the log itself; the engine is for `parlour verify --bots`.',
  },
  {
    kinds: 'seal before.*',
    fields: 'bots\\b.*|shares',
    why: 'The bots count as they sit when the deal begins.',
  },
  {
    kinds: 'seal of.*',
    fields: 't|due|dealing\\b.*|tips\\b.*',
    why: 'It is told again when the deal begins: what was told before the share counts.',
  },
  {
    kinds: 'seal .*',
    fields: 'tips',
    hows: 'double',
    why: 'A tip that is told twice is one tip.',
  },
  {
    kinds: 'seal before deal 2',
    fields: 'dealing(?:\\[\\])?',
    hows: 'void|alter|double|leave out|drop the last',
    why: 'How a seat would deal that does not: it is empty, and means nothing.',
  },
  {
    kinds: 'seal of.*',
    fields: '|shares',
    hows: 'drop|keep|void',
    why: 'It is told again after the connection broke; the first hand had fixed it by then.',
  },
  {
    kinds: 'seal before deal 3',
    fields: '.*',
    why: 'The recording ends before that deal.',
  },
  {
    kinds: 'seal .*',
    fields: '',
    hows: 'double|repeat|swap|delay',
    why: 'A seal binds whenever it comes before the share, or tells what the first hand has fixed.',
  },
  {
    kinds: 'unsealed',
    fields: '(?:bots)?',
    hows: 'double|repeat|swap|delay',
    why: 'What is opened twice, or a message later, is the same.',
  },
]
