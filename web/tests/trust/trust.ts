/**
 * The mutation score for trust: a match that a real server told (PARLOUR_TRUST is the file) is told
 * to the page in every other way. A page may call only what is true ✓.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import '../../src/lib/seal/check' // now, not when a deal is over
import { harmless } from './harmless'
import { mutantsOf, type Mutant } from './mutations'
import { outcomeOf, type Outcome, type Recording } from './page'

const place = process.env.PARLOUR_TRUST!
const recordings = JSON.parse(readFileSync(place, 'utf-8')) as Recording[]
const number = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)
/** Of each kind of change to each field so many examples are tried; of those, one of so many. */
const EXAMPLES = number('PARLOUR_EXAMPLES', 1)
const EVERY = number('PARLOUR_EVERY', 1)
const FROM = number('PARLOUR_START', 0)
const DEALS = 2

/** Why it does not matter that a mutant is called ✓, if there is a reason. */
const reasonOf = ({ how, kind, field }: Mutant): string | undefined =>
  harmless.find(
    ({ kinds, fields, hows = '.*' }) =>
      new RegExp(`^(?:${kinds})$`).test(kind) &&
      new RegExp(`^(?:${fields})$`).test(field) &&
      new RegExp(`^(?:${hows})$`).test(how),
  )?.why

const isTrusted = ({ mark, checked }: Outcome): boolean => mark === 'good' && checked === DEALS

test('nothing but the truth is called ✓', { timeout: 3_600_000 }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const score = { mutants: 0, flaw: 0, unsure: 0, harmless: 0, believed: [] as string[] }
  const reasons = new Map<string, number>()
  for (const recording of recordings) {
    const true_ = await outcomeOf(recording)
    expect(true_, recording.game).toMatchObject({ mark: 'good', codes: [], checked: DEALS })
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
      const why = reasonOf(mutant)
      if (why) {
        score.harmless++
        reasons.set(why, (reasons.get(why) ?? 0) + 1)
      } else {
        score.believed.push(`${recording.game}: ${mutant.how} ${mutant.kind} ${mutant.field}`)
      }
    }
  }
  vi.useRealTimers()
  writeFileSync(
    `${place}.score`,
    JSON.stringify({ ...score, reasons: Object.fromEntries(reasons) }, null, 1),
  )
  expect(score.believed).toEqual([])
})
