import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Plugin } from 'vite'
import { expect, test, vi } from 'vitest'
import { catalogues } from '../catalogues'
import { outside, outsideFolders } from '../outside'

const FILES: Record<string, string> = {
  'texts/en.ftl': 'chess-name = Chess\nchess-aim-of-all = Mate\nchess-option-clock = Clock\n',
  'rules/chess.md': '# Chess\n\n## Pieces\n\n- **K1** The king.\n',
  'page/chess/Board.svelte': '',
  'page/chess/lesson.ts': '',
  'page/draughts/Board.svelte': '',
  'page/draughts/Cover.svelte': '',
}

/** A package that brings two tables and the texts of one game. */
function made(): string {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** Return the source that a plugin makes of a virtual module. */
function source(plugin: Plugin, id: string): string {
  const load = plugin.load as (this: unknown, id: string) => string
  return load.call({ addWatchFile: () => undefined }, `\0virtual:${id}`)
}

test('the tables, covers, lessons and rules of other packages are found', () => {
  const folder = made()
  const text = source(outside([folder, '/nowhere']), 'outside')
  expect(text).toContain(`import * as c0 from "${folder}/page/draughts/Cover.svelte"`)
  expect(text).toContain('export const covers = { "draughts": c0 }')
  expect(text).toMatch(/boards = \{ "chess": .*Board.*, "draughts": .* \}/)
  expect(text).toMatch(/lessons = \{ "chess": .*lesson\.ts.*it\.lesson\) \}/)
  expect(text).toMatch(/books = \{ "chess\.md": .*it\.default\) \}/)
  expect(source(outside([]), 'outside')).toContain('export const boards = {  }')
})

test('plugin texts are fetched like any game’s, in English where they lack the language', () => {
  const plugin = catalogues('../src/parlour', '../docs/play/rules', [made()])
  expect(source(plugin, 'catalogues/sk')).toContain('chess-name = Chess')
  expect(source(plugin, 'catalogues/sk/chess')).toContain('chess-aim-of-all = Mate')
  const options = source(plugin, 'catalogues/sk/chess/options')
  expect(options).toContain('chess-option-clock = Clock')
  expect(options).toContain('"title":"Pieces","rules":["K1"]')
})

test('the folders are named by the environment', () => {
  vi.stubEnv('PARLOUR_OUTSIDE', ['a/b', '/c'].join(delimiter))
  expect(outsideFolders('/here')).toEqual(['/here/a/b', '/c'])
  vi.stubEnv('PARLOUR_OUTSIDE', '')
  expect(outsideFolders('/here')).toEqual([])
  vi.unstubAllEnvs()
})
