/**
 * The steps of a guide at a prepared deal, in order. A game's steps are in its folder's
 * `lesson.ts`. The title of a step is the message `<game>-lesson-<id>`; its words are that
 * message's `.text`.
 */
import type { Facts } from '../base/texts.svelte'
import type { LegalAction, View, ViewOf } from '../connection/wire'

/** The scene before the learner: the view may be that of a turn that is still laid out. */
export interface Scene<V = View | null> {
  readonly view: V
  readonly legal: readonly LegalAction[]
}

export interface StepOf<V> {
  id: string
  /** Whether it is the moment to say this. */
  when: (view: V, legal: readonly LegalAction[]) => boolean
  /** The target of the pointer: a selector within the table. */
  at?: (view: V) => string
  /** The facts for its words. */
  facts?: (view: V) => Facts
  /** The rule that it tells. */
  rule?: string
  /** It is only to be read: the next one may be for the same moment. */
  read?: boolean
}

export type LessonStep = StepOf<View>

/** The steps of a game as steps for any view; they never apply to a view of another game. */
export const lessonOf = <Tag extends View['game']>(
  game: Tag,
  steps: readonly StepOf<ViewOf<Tag>>[],
): readonly LessonStep[] =>
  steps.map((step) => ({
    ...(step as unknown as LessonStep),
    when: (view, legal) => view.game === game && step.when(view as ViewOf<Tag>, legal),
  }))

/** Selects cards of the player's hand. */
export const inHand = (...cards: readonly string[]): string =>
  cards.map((card) => `[data-testid=hand] [data-card="${card}"] .lift`).join(', ')

/** Selects parts by the ids that the tests use, too. */
export const part = (...ids: readonly string[]): string =>
  ids.map((id) => `[data-testid="${id}"]`).join(', ')

/** Whether an action is listed, by the beginning of its text. */
export const can = (legal: readonly LegalAction[], text: string): boolean =>
  legal.some((action) => action.text.startsWith(text))
