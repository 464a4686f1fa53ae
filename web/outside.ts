/**
 * The games of other packages: `PARLOUR_OUTSIDE` names the folders of those that the page is built
 * with, separated as in a path. Each may have
 *
 *   texts/<language>.ftl          what its game says
 *   rules/<game>[.<language>].md  its rules
 *   page/<game>/Board.svelte      its table, and beside it Cover.svelte and lesson.ts
 *
 * `virtual:outside` has the tables, covers, lessons and rules by the names of their games and files.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:outside'

/** The folders that are named, where they are. */
export const outsideFolders = (from: string): string[] =>
  (process.env['PARLOUR_OUTSIDE'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => resolve(from, folder))

/** What is in a folder, or nothing where there is none. */
const inside = (...path: string[]): string[] => {
  const folder = join(...path)
  return existsSync(folder) ? readdirSync(folder).map((it) => join(folder, it)) : []
}

/** For the list of Vite's plugins. */
export function outside(folders: string[]): Plugin {
  const games = folders.flatMap((folder) => inside(folder, 'page'))
  const books = folders.flatMap((folder) => inside(folder, 'rules'))
  const having = (file: string): string[] => games.filter((it) => existsSync(join(it, file)))
  const named = (places: string[], value: (place: string) => string): string =>
    `{ ${places.map((it) => `${JSON.stringify(basename(it))}: ${value(it)}`).join(', ')} }`
  const load = (file: string, what: string): string =>
    `() => import(${JSON.stringify(file)}).then((it) => it.${what})`

  return {
    name: 'outside',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      const covers = having('Cover.svelte')
      return [
        ...covers.map(
          (it, i) => `import * as c${i} from ${JSON.stringify(join(it, 'Cover.svelte'))}`,
        ),
        `export const covers = ${named(covers, (it) => `c${covers.indexOf(it)}`)}`,
        `export const boards = ${named(having('Board.svelte'), (it) => load(join(it, 'Board.svelte'), 'default'))}`,
        `export const lessons = ${named(having('lesson.ts'), (it) => load(join(it, 'lesson.ts'), 'lesson'))}`,
        `export const books = ${named(books, (it) => load(it, 'default'))}`,
      ].join('\n')
    },
  }
}
