/** The findings of `outside.ts` in the packages that the page is built with. */
declare module 'virtual:outside' {
  import type { Component } from 'svelte'
  import type { LessonStep } from './lib/guide/lesson'
  import type { BoardComponent } from './lib/games'
  import type { Cover } from './lib/games/covers'

  export const boards: Record<string, () => Promise<BoardComponent>>
  export const covers: Record<string, Cover>
  export const lessons: Record<string, () => Promise<readonly LessonStep[]>>
  export const books: Record<string, () => Promise<Component>>
}
