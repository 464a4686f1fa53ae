/** The rules of the games, each fetched when somebody reads them. */
import type { Component } from 'svelte'
import { books as others } from 'virtual:outside'
import { texts } from '../base/texts.svelte'

const FOLDER = '../../../../docs/play/rules'
const books = import.meta.glob<Component>('../../../../docs/play/rules/*.md', { import: 'default' })

/** The rules of a game in a language, or else in English, whose files have no language suffix. */
const find = (game: string, language: string): (() => Promise<Component>) | undefined =>
  books[`${FOLDER}/${game}.${language}.md`] ??
  books[`${FOLDER}/${game}.md`] ??
  others[`${game}.${language}.md`] ??
  others[`${game}.md`]

/** Fetch the rules of a game, or null if this page has none. */
export async function bookOf(game: string, language: string): Promise<Component | null> {
  const [book] = await Promise.all([find(game, language)?.(), texts.needOptions(game)])
  return book ?? null
}
