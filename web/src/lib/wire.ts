/** Short names for the generated protocol types. */
import type { components } from './protocol'

type Schemas = components['schemas']

export type GameInfo = Schemas['GameInfo']
export type OptionInfo = Schemas['OptionInfo']
export type OptionValue = OptionInfo['default']
export type SeatsInfo = Schemas['SeatsInfo']
export type Terms = Schemas['Terms']
export type NewTable = Schemas['NewTable']
export type Place = Schemas['Place']
export type SeatInfo = Schemas['SeatInfo']
export type TableInfo = Schemas['TableInfo']
export type Refusal = Schemas['Refusal']
export type LegalAction = Schemas['LegalAction']
export type Event = Schemas['Event']
export type ActionPlayed = Schemas['ActionPlayed']
export type Noted = Schemas['Noted']
export type Move = Schemas['Move']
export type ScoreSheet = Schemas['ScoreSheet']
export type View = Schemas['View']
export type Snapshot = Schemas['Snapshot']
export type Update = Schemas['Update']
export type Seal = Schemas['Seal']
export type Unsealed = Schemas['Unsealed']
export type SeatTip = Schemas['SeatTip']
export type Tried = Schemas['Tried']
export type Hinted = Schemas['Hinted']
export type Reason = Schemas['Reason']
export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
/** The view of one game, by its tag. */
export type ViewOf<Tag extends string> = Extract<View, { game: Tag }>
