/** The lessons of the games, each fetched with the guide when somebody sits down to learn. */
import type { Component, Snippet } from 'svelte'
import { lessons as others } from 'virtual:outside'
import { openTable } from '../connection/api'
import { tableHash } from '../base/route.svelte'
import { seats } from '../connection/seats.svelte'
import type { Table } from '../connection/table.svelte'
import { playerName, texts, type Say } from '../base/texts.svelte'
import type { GameInfo } from '../connection/wire'
import type { Scene, LessonStep } from './lesson'

const lessons = import.meta.glob<readonly LessonStep[]>('../games/*/lesson.ts', {
  import: 'lesson',
})
const lessonOf = (game: string): (() => Promise<readonly LessonStep[]>) | undefined =>
  lessons[`../games/${game}/lesson.ts`] ?? others[game]

/** Whether a game can be learnt by playing here. */
export const hasLesson = (game: GameInfo): boolean => game.lesson && lessonOf(game.id) !== undefined

export type GuideComponent = Component<{
  table: Table
  says: Say
  scene: Scene
  steps: readonly LessonStep[]
  children: Snippet
}>

/** Fetch the guide and the steps of a game's lesson. */
export async function guideOf(
  game: string,
): Promise<{ Guide: GuideComponent; steps: readonly LessonStep[] }> {
  const [{ default: Guide }, steps] = await Promise.all([
    import('./Guide.svelte'),
    lessonOf(game)?.() ?? [],
    texts.needOptions(game), // with the words of its lesson
  ])
  return { Guide, steps }
}

/** Sit down at a game's prepared deal. */
export async function learn(game: string): Promise<void> {
  const place = await openTable({ game, lesson: true, name: playerName() }, texts.language)
  seats.keep(place, game)
  location.hash = tableHash(place.table)
}
