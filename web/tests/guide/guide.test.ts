import { beforeEach, expect, test } from 'vitest'
import { Guide } from '../../src/lib/guide/guide.svelte'
import { lessonOf, type Scene } from '../../src/lib/guide/lesson'
import type { LegalAction, View } from '../../src/lib/connection/wire'

const view = (phase: string, game = 'gin'): View => ({ game, phase }) as unknown as View
const at = (phase: string): Scene => ({ view: view(phase), legal: [] })
const STEPS = lessonOf('gin', [
  { id: 'aim', read: true, when: (seen) => seen.phase === 'UPCARD1' },
  { id: 'take', when: (seen) => seen.phase === 'UPCARD1' },
  { id: 'throw', when: (seen) => seen.phase === 'DISCARD' },
  { id: 'draw', when: (seen) => seen.phase === 'DRAW' },
  { id: 'again', when: (seen) => seen.phase === 'DISCARD' },
])
const shown = (guide: Guide): string | null => guide.step?.id ?? null

beforeEach(() => localStorage.clear())

test('a step is said at its moment, and one after the other', () => {
  const guide = new Guide('t', STEPS)
  const said = []
  for (const phase of ['UPCARD1', 'next', 'UPCARD1', 'DISCARD', 'UPCARD2', 'DRAW', 'DISCARD']) {
    if (phase === 'next') guide.next(at('UPCARD1'))
    else guide.look(at(phase))
    said.push(shown(guide))
  }
  expect(said).toEqual(['aim', 'take', 'take', 'throw', null, 'draw', 'again'])
  guide.look(at('OVER'))
  expect([shown(guide), guide.over]).toEqual([null, true])
})

test('a step whose moment has passed is not said later', () => {
  const guide = new Guide('t', STEPS)
  guide.look(at('UPCARD1'))
  guide.look(at('DRAW'))
  expect(shown(guide)).toBe('draw')
  guide.look(at('UPCARD1'))
  expect(shown(guide)).toBeNull()
})

test('a lesson continues after a reload, and the lesson of another table starts at its beginning', () => {
  const guide = new Guide('t', STEPS)
  guide.look(at('UPCARD1'))
  guide.look(at('DISCARD'))
  const again = new Guide('t', STEPS)
  again.look(at('UPCARD1'))
  expect(shown(again)).toBeNull()
  again.look(at('DISCARD'))
  expect(shown(again)).toBe('throw')
  const other = new Guide('u', STEPS)
  other.look(at('UPCARD1'))
  expect(shown(other)).toBe('aim')
})

test('a learner who skips the guide hears no more, also after a reload', () => {
  const guide = new Guide('t', STEPS)
  guide.look(at('UPCARD1'))
  guide.skip()
  for (const it of [guide, new Guide('t', STEPS)]) {
    it.look(at('UPCARD1'))
    expect([shown(it), it.over]).toEqual([null, true])
  }
})

test('a position of another game is not a moment of a lesson', () => {
  const guide = new Guide('t', STEPS)
  guide.look({ view: view('UPCARD1', 'romme'), legal: [] as LegalAction[] })
  expect(shown(guide)).toBeNull()
  guide.look({ view: null, legal: [] })
  expect(shown(guide)).toBeNull()
})
