/**
 * The mutation score for trust: a match that a real server told (PARLOUR_TRUST is the file) is told
 * to the page in every other way. A page may call only what is true ✓.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
// Fake the clocks before any module of the page reads them: a busy machine must not matter.
vi.hoisted(() => {
  const clocks = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const
  vi.useFakeTimers({ toFake: [...clocks, 'Date', 'performance'] })
})
import '../../src/lib/seal/check' // now, not when a deal is over
import '../../src/lib/seal/judge' // now, not when the first message comes
import { harmless } from './harmless'
import { mutantsOf, type Mutant } from './mutations'
import { ASPECTS, outcomeOf, type Aspect, type Outcome, type Recording } from './page'

const place = process.env.PARLOUR_TRUST!
const recording = JSON.parse(readFileSync(place, 'utf-8')) as Recording
const number = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)
/** How many examples of each change to each field there are; of all, every nth is tried. */
const EXAMPLES = number('PARLOUR_EXAMPLES', 1)
const EVERY = number('PARLOUR_EVERY', 1)
const FROM = number('PARLOUR_START', 0)
const DEALS = 2
const SAME = 'The page shows, sends and keeps the same as without the change.'

/** Why a mutant may be called ✓, as far as it changes no more than that; undefined if it may not. */
function reasonOf(
  { how, kind, field, when }: Mutant,
  differs: readonly Aspect[],
): string | undefined {
  if (differs.length === 0) return SAME
  return harmless.find(
    ({ kinds, fields, hows = '.*', when: only = when, reach }) =>
      new RegExp(`^(?:${kinds})$`).test(kind) &&
      new RegExp(`^(?:${fields})$`).test(field) &&
      new RegExp(`^(?:${hows})$`).test(how) &&
      only === when &&
      differs.every((it) => reach.includes(it)),
  )?.why
}

const isTrusted = ({ mark, checked }: Outcome): boolean => mark === 'good' && checked === DEALS

test('nothing but the truth is called ✓', { timeout: 3_600_000 }, async () => {
  const score = { mutants: 0, flaw: 0, unsure: 0, harmless: 0, believed: [] as string[] }
  const reasons = new Map([SAME, ...harmless.map(({ why }) => why)].map((why) => [why, 0]))
  const truth = await outcomeOf(recording)
  expect(truth).toMatchObject({ mark: 'good', codes: [], checked: DEALS })
  const { seal } = recording.steps.find(({ by }) => by === 'place')!.message as {
    seal: { chain: string }
  }
  let made = 0
  for (const mutant of mutantsOf(recording.steps, seal.chain, EXAMPLES)) {
    if (made++ % EVERY !== FROM % EVERY) continue
    const found = await outcomeOf({ ...recording, steps: mutant.steps })
    score.mutants++
    if (!isTrusted(found)) {
      score[found.mark === 'flaw' ? 'flaw' : 'unsure']++
      continue
    }
    const differs = ASPECTS.filter((it) => found.shown[it] !== truth.shown[it])
    const why = reasonOf(mutant, differs)
    if (why) {
      score.harmless++
      reasons.set(why, reasons.get(why)! + 1)
    } else {
      score.believed.push(
        `${mutant.how}: ${mutant.kind} ${mutant.when} ${mutant.field} → ${differs.join()}`,
      )
    }
  }
  vi.useRealTimers()
  const told = { ...score, reasons: Object.fromEntries(reasons) }
  writeFileSync(`${place}.score`, JSON.stringify(told, null, 1))
  expect(score.believed).toEqual([])
})
