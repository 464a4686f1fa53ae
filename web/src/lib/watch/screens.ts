/** The screens of the games for people who watch: `Watch.svelte` in the folder of a game. */
import type { Component } from 'svelte'
import type { WatchedTable } from './watched.svelte'

export type WatchComponent = Component<{ table: WatchedTable }>

const watches = import.meta.glob<WatchComponent>('../games/*/Watch.svelte', { import: 'default' })

/** Fetch the screen of a game for people who watch, or null if this page has none. */
export const watchOf = async (game: string): Promise<WatchComponent | null> =>
  (await watches[`../games/${game}/Watch.svelte`]?.()) ?? null
