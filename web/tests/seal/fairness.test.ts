import { describe, expect, it } from 'vitest'
import { cellsOf, farthest, fetchAll } from '../../src/lib/seal/views/fairness'
import { NoProof, verifyFile } from '../../src/lib/seal/file'
import { named } from '../../src/lib/seal/views/words'
import type { DealtInfo } from '../../src/lib/connection/wire'

const dealt = {
  pack: 'Ac 2c Ad Ac 2c Ad * *',
  each: 2,
  deals: 100,
  cells: [[25, 25, 40, 25, 20, 40, 30, 20]],
} as DealtInfo

describe('the counts of a seat', () => {
  it('are laid out by suits, the copies of a card together', () => {
    const rows = cellsOf(dealt, 0)
    expect(rows.map((row) => row.map(({ card }) => card))).toEqual([['Ac', '2c'], ['Ad'], ['*']])
    expect(rows.flat().map(({ count }) => count)).toEqual([50, 45, 80, 50])
    expect(rows.flat().map(({ expected }) => expected)).toEqual([50, 50, 50, 50])
  })

  it('say how far from even they are', () => {
    const rows = cellsOf(dealt, 0)
    expect(farthest(rows)).toMatchObject({ card: 'Ad', count: 80 })
    expect(farthest(rows)!.off).toBeCloseTo(30 / Math.sqrt(50 * 0.75))
    expect(
      cellsOf({ ...dealt, deals: 0 }, 0)
        .flat()
        .every(({ off }) => off === 0),
    ).toBe(true)
  })
})

describe('the download', () => {
  const page = (text: string, next?: string): Response =>
    new Response(text, next ? { headers: { link: `<${next}>; rel="next"` } } : {})

  it('follows the pages to the last, and waits where it is too fast', async () => {
    const answers = [
      page('{}\n{}\n', '/api/fairness/deals?after=2'),
      new Response('', { status: 429 }),
      page('{}\n'),
    ]
    const asked: string[] = []
    const waited: number[] = []
    const told: number[] = []
    const blob = await fetchAll(
      (matches) => told.push(matches),
      (address) => (asked.push(address), Promise.resolve(answers[asked.length - 1]!)),
      (seconds) => (waited.push(seconds), Promise.resolve()),
    )
    const [first, second] = ['api/fairness/deals', 'api/fairness/deals?after=2']
    expect(asked).toEqual([first, second, second]) // below where the page lies
    expect([told, waited.length, await blob.text()]).toEqual([[2, 3], 1, '{}\n{}\n{}\n'])
  })

  it('says when it fails', async () => {
    const refused = Promise.resolve(new Response('', { status: 500 }))
    await expect(
      fetchAll(
        () => undefined,
        () => refused,
      ),
    ).rejects.toThrow('500')
  })
})

describe('what is said of files', () => {
  it('names cards as people write them, and no other words', () => {
    expect(['Tc', '*', 'knock Kd', 'meld 3s 4s 5s', 'was 7 high'].map(named)).toEqual([
      '10♣',
      '★',
      'knock K♦',
      'meld 3♠ 4♠ 5♠',
      'was 7 high',
    ])
  })

  it('knows many matches, and a large file by its beginning', async () => {
    const codeOf = (text: string): Promise<string> =>
      verifyFile(new Blob([text])).catch((error: NoProof) => error.code) as Promise<string>
    expect(await codeOf('{"version":1}\n{"version":1}\n')).toBe('seal-many')
    expect(await codeOf(`{"version":1}\n{"version":1}\n${' '.repeat(9 * 2 ** 20)}`)).toBe(
      'seal-many',
    )
    expect(await codeOf(`{"version":1${' '.repeat(9 * 2 ** 20)}}`)).toBe('seal-large')
    expect(await codeOf('{\n "version": 1\n}\n')).toBe('seal-missing')
    expect(await codeOf('{"version":1}\n')).toBe('seal-missing')
  })
})
