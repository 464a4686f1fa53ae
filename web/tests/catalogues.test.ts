import { expect, test } from 'vitest'
import { catalogues } from 'virtual:catalogues'
import { entriesOf, gamesOf, sectionsOf } from '../catalogues'
import { texts } from '../src/lib/base/texts.svelte'

const TEXT = `## A comment
whist-name = Whist
whist-about = Four { $who ->
    [me] you
   *[other] others
} play.
# another
brag-name = Brag
refused-late = Too late.
    .why = { "" }
`

test('a catalogue is its messages, each with all its lines', () => {
  expect(entriesOf(TEXT).map((entry) => entry.split(' =')[0])).toEqual([
    'whist-name',
    'whist-about',
    'brag-name',
    'refused-late',
  ])
  expect(entriesOf(TEXT)[1]).toContain('} play.')
  expect(entriesOf(TEXT).join('')).not.toContain('#')
  expect(gamesOf(TEXT)).toEqual(['whist', 'brag'])
})

test('the sections of the rules tell which rules are in them', () => {
  const book =
    '# Whist\n\nSome words.\n\n## The deal\n\n- **B1** One.\n- **B2** Two.\n\n## More\n\n- **O-x** x.\n'
  expect(sectionsOf(book)).toEqual([
    { title: 'The deal', rules: ['B1', 'B2'] },
    { title: 'More', rules: ['O-x'] },
  ])
})

test.each(Object.keys(catalogues))(
  '%s says every name at once, the rest where needed',
  async (language) => {
    const { texts: common, games, options } = await catalogues[language]!()
    expect(common).not.toContain('\ncli-')
    expect(Object.keys(games).length).toBeGreaterThan(5)
    for (const [game, load] of Object.entries(games)) {
      expect(common).toContain(`${game}-name =`)
      expect((await load()).texts).not.toMatch(/^\w+-(?:option|preset|line|legend)/m)
      const own = await options[game]!()
      for (const other of Object.keys(games)) {
        expect(own.texts.includes(`\n${other}-preset-`)).toBe(other === game)
      }
      expect(own.sections.length).toBeGreaterThan(3)
    }
  },
)

test('the texts of a game are there once they are needed', async () => {
  await texts.load()
  expect(texts.find('tripoley-name')).toBe('Tripoley')
  expect(texts.find('tripoley-preset-standard')).toBeNull()
  await texts.need('tripoley')
  expect(texts.find('tripoley-can-pass')).not.toBeNull()
  expect(texts.find('tripoley-preset-standard')).toBeNull()
  expect(texts.find('house-words')).toBeNull()
  await texts.needOptions('tripoley')
  expect(texts.find('tripoley-preset-standard')).toBe('Standard')
  expect(texts.find('michigan-preset-standard')).toBeNull()
  expect(texts.find('house-words')).toBeNull()
  await texts.needRare()
  expect(texts.find('house-words')).not.toBeNull()
  expect(texts.sections('tripoley').map((it) => it.title)).toContain('Poker')
})
