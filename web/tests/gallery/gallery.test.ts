import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['../../src/lib/**/*.svelte', '../../src/lib/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Those that say something lie in the folder of a game whose words they use. */
const SAMPLE = /\/lib\/(?:games\/\w+\/)?gallery\//
/** The parts that no sample can show, and why. */
const ELSEWHERE: Record<string, string> = {
  TablePage: 'is a page',
  Room: 'opens a connection',
  Join: 'asks the server about a table',
  Handed: 'asks the server about a table',
  Gather: 'is what a whole page shows before a match',
  Background: 'shows nothing',
  Around: 'is a part of that page',
  Chair: 'is a part of that page',
  ChairSheet: 'is a dialog of that page',
  SitHere: 'asks the server about a table',
  OneDevice: 'opens connections',
  Curtain: 'is what a whole page shows between two hands',
  Freed: 'is what a whole page shows without a table',
  Terms: 'is a part of that page',
  ShownChoice: 'marks what lies on a table',
  MatchEnd: 'is what a whole page shows after a match',
  NextMatch: 'is a part of that page',
  OtherGame: 'is a dialog of that page',
  SameCards: 'asks the server about other tables',
  MatchChoices: 'asks a table about its deals',
  Luck: 'asks a table about its match',
  Leave: 'is a dialog that asks a table',
  Lost: 'is what a whole page shows without a table',
  Meanwhile: 'is a line to another table',
  CodePage: 'is a page',
  MySeat: 'is a dialog that asks a table',
  HouseName: 'asks a table in that dialog',
  InLine: 'asks the server about a table',
  SeatHere: 'asks the server about a table',
  Vouch: 'hangs over a table while somebody asks for a seat',
  Moved: 'is what a whole page shows without a table',
  Live: 'is heard and not seen',
  YourTurn: 'is seen in the title and heard',
  Signals: 'is a button in the header',
  SaySheet: 'is a dialog of that button',
  Bubble: 'hangs over a table for a moment',
  SeatsDrawn: 'hangs over a table for a while',
  MisTap: 'asks at a table whether somebody may take an action back',
  Ring: 'surrounds the mark of somebody whose time runs out',
  Apart: 'hangs over a table while somebody is away',
  WhileAway: 'hangs over a table until it was read',
  Company: 'is what hangs over a table with other people',
  Watching: 'is in the head of the page while people watch',
  WatchSwitches: 'is in the preferences',
  Undo: 'hangs over a table for a moment',
  SlipHere: 'is in the curtain for a moment',
  Skip: 'hangs over a table for a moment',
  Felt: 'is the ground of a board',
  AsItWas: 'is a line below a table',
  Frame: 'is as high as the window: every table is one',
  MeldTable: 'is as high as the window: the tables with melds are two',
  MeldCard: 'is a dialog of such a table',
  Pack: 'is seen only while cards are dealt',
  Side: 'folds in a column of the window; its tabs are shown',
}

/** The files that a file imports, by their path. */
function importsOf(path: string): string[] {
  const from = path.split('/').slice(0, -1)
  return [...files[path]!.matchAll(/(?:from |import\()'(\.[^']+)'/g)].flatMap(([, to]) => {
    const way = [...from]
    for (const step of to!.split('/')) {
      if (step === '..') way.pop()
      else if (step !== '.') way.push(step)
    }
    return ['', '.ts', '.svelte.ts'].map((end) => way.join('/') + end).filter((it) => it in files)
  })
}

/** Everything that the samples show, by themselves or inside of another part. */
function shown(): Set<string> {
  const found = new Set<string>()
  const left = Object.keys(files).filter((path) => SAMPLE.test(path))
  for (let path = left.pop(); path; path = left.pop()) {
    if (found.has(path)) continue
    found.add(path)
    left.push(...importsOf(path))
  }
  return found
}

test('the gallery shows every part of the tables', () => {
  const there = shown()
  const parts = Object.keys(files).filter((path) => /\/lib\/parts\/\w+\/\w+\.svelte$/.test(path))
  expect(parts.length).toBeGreaterThan(50)
  const missing = parts.filter((path) => !there.has(path))
  const names = missing.map((path) => /(\w+)\.svelte$/.exec(path)![1]!)
  expect(names.sort()).toEqual(Object.keys(ELSEWHERE).sort())
})
