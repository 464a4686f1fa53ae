/** Short names for the generated protocol types. */
import type { components } from './protocol'

type Schemas = components['schemas']

export type GameInfo = Schemas['GameInfo']
export type OptionInfo = Schemas['OptionInfo']
export type OptionValue = OptionInfo['default']
export type SeatsInfo = Schemas['SeatsInfo']
export type SeatsQuery = Schemas['AskSeatsMessage']
export type NewTable = Schemas['OpenTableMessage']
export type Place = Schemas['PlaceInfo']
export type SeatInfo = Schemas['SeatInfo']
export type TableInfo = Schemas['TableInfo']
export type RecordedDeal = Schemas['RecordedInfo']
export type BookMatch = Schemas['BookMatchInfo']
export type BookSeat = Schemas['BookSeatInfo']
export type CardsTable = Schemas['CardsTableInfo']
export type CardsResult = Schemas['CardsResultInfo']
export type SideBySide = Schemas['ComparedInfo']
export type Refusal = Schemas['RefusalInfo']
export type LegalAction = Schemas['LegalAction']
export type Event = Schemas['Event']
export type ActionPlayed = Schemas['ActionPlayed']
export type Noted = Schemas['Noted']
export type Move = Schemas['Move']
export type ScoreSheet = Schemas['ScoreSheet']
export type View = Schemas['View']
export type SnapshotMessage = Schemas['SnapshotMessage']
export type UpdateMessage = Schemas['UpdateMessage']
export type Changes = Schemas['Changes']
type Parts = 'public' | 'own'
/** A snapshot and an update with all fields, and with the whole view. */
export type Snapshot = Omit<SnapshotMessage, Parts> & { view: View | null }
export type Update = Required<Omit<UpdateMessage, Parts>> & { view: View | null }
export type Seal = Schemas['SealMessage']
export type Fairness = Schemas['FairnessInfo']
export type DealtInfo = Schemas['DealtInfo']
export type Unsealed = Schemas['UnsealedMessage']
export type SeatTip = Schemas['SeatTip']
export type Drawing = Schemas['Drawing']
export type Seating = Schemas['Seating']
export type TriedMessage = Schemas['TriedMessage']
export type Hinted = Schemas['HintedMessage']
export type Reviewed = Schemas['ReviewedMessage']
export type Weighed = Schemas['WeighedMessage']
export type Balance = Schemas['BalanceInfo']
export type Worth = Schemas['WorthInfo']
export type Reason = Schemas['Reason']
/** Most proposals leave the clock and what happens to people who are away, and deal other cards. */
export type MatchTerms = Omit<Schemas['TermsInfo'], 'clock' | 'cards' | 'absent'> &
  Partial<Schemas['TermsInfo']>
export type Proposal = Schemas['ProposalMessage']
export type Followed = Schemas['FollowedMessage']
export type Said = Schemas['SaidMessage']
export type Hushed = Schemas['HushedMessage']
export type SeatClaim = Schemas['ClaimMessage']
export type LineAnswer = Schemas['LineInfo']
export type ClaimAnswer = Schemas['ClaimInfo']
export type Lent = Schemas['LentMessage']
export type Phrase = Schemas['SayMessage']['phrase']
export type RefusedMessage = Schemas['RefusedMessage']
export type Hands = Schemas['HandsMessage']['hands']
export type Face = Schemas['FaceMessage']['face']
export type WatcherMessage = Schemas['WatcherMessage']
export type ClientMessage = Schemas['ClientMessage']
export type ServerMessage = Schemas['ServerMessage']
/** The view of one game, by its tag. */
export type ViewOf<Tag extends string> = Extract<View, { game: Tag }>
