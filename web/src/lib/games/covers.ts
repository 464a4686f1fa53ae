/** The covers of the games in the lobby: one folder per game, its `Cover.svelte` is a still life. */
import type { Component } from 'svelte'
import { covers as others } from 'virtual:outside'

/** How hard a game is to begin with: 1 is learnt at once, 3 takes some deals. */
export type Depth = 1 | 2 | 3

export interface Cover {
  default: Component
  depth: Depth
}

const covers = import.meta.glob<Cover>('./*/Cover.svelte', { eager: true })

/** The cover of a game; a game without one has a plain cloth. */
export const coverOf = (game: string): Cover | undefined =>
  covers[`./${game}/Cover.svelte`] ?? others[game]
