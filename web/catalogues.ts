/**
 * Gathers the Fluent catalogues, so that a page fetches in one piece what it says everywhere (the
 * common texts, and every game's name), and what a game says only where that game is shown.
 *
 * `virtual:catalogues` has a function per language, `virtual:catalogues/<language>` its texts,
 * `virtual:catalogues/<language>/rarely-read` those of parts that few people open,
 * `virtual:catalogues/<language>/<game>` those of a game's table (with what all tables say), and
 * `virtual:catalogues/<language>/<game>/options` those of its options and presets and of the form
 * that they are chosen in, with the words of its lesson and the sections of its rules.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:catalogues'
/** Stands in place of a game: no game can have this name. */
const RARELY = 'rarely-read'
const ENTRY = /^(?=[a-zA-Z][\w-]* =)/m
const COMMENT = /^#.*\n/gm
/** What only the terminal says, and prompts for language models. */
const TERMINAL = /^(?:cli-|ask-|\w+-(?:line-|legend |help ))/
/** What the server says itself; but what is wrong with options is told in the words of the form. */
const REFUSAL = /^refused-/
/** What the page finds out by itself, too. */
const SEAL = /^refused-seal_/
const OF_OPTIONS = /\$(?:option|other) /
/** What the lobby says of a game. */
const COVER = /^\w+-(?:name|about) =/
/** What is said of how a game may be played or learned, of its bots, and why one would do something. */
const CHOICE = /^\w+-(?:option|preset|reason|bot|lesson)-/
/**
 * The texts of the preferences, and those where a table is opened or left, friends are waited for, a
 * hint is given, a match is over, or a seal, a deal or an earlier position is looked back on, with
 * any game's options.
 */
const FORM = new RegExp(
  '^(?:opening-(?:how|more)|options-re|option-number|own-rules|differs-from|seats-|seat-friend|seat-own|bots-level|pace|rating-' +
    '|absent|clock|mistap|luck-|record-|same-|results-(?!title)|book-(?!title)|invited|table-own|friends-|page-older|replay =|name-taken|room-again|match-|next-(?!deal)|to-table|rematch|as-it-was|invite-|seal-(?!mark|title)|hint-(?:says|worth)|reason-|review-(?!title)|fairness-|dealt-|refused-seal_|copy-|copied|share-|practise|join-who|has-come|signal-|portrait-|watch-|line-|leave-agree|seat-(?:device|lost|elsewhere|here|parted)|table-(?:full|over|locked)' +
    '|theme|deck|looks-|felt-|back-|face-|four-colours|speed|hold|large-cards|known-cards|buzz|notify)',
)
/** What few people ever read: it comes with the parts that say it, with any game. */
const RARE =
  /^(?:leave-(?!agree)|apart-|gather-|pass-|storage-|chair-|device|code-(?!have)|claim-|house-|network-)/
/** What is said at a table only, with any game. */
const AT_TABLE =
  /^(?:away-|held-|take-back|plate |taken-|column-|end-match|hint-(?!says|worth)|now-|coach-|trick-|tab-|bid-|own-(?:cards|bid|hand)|unseen-)/
const REFERENCE = /\{ ([a-z][\w-]*)(?:\.\w+)? \}/g
const SECTION = /^## (.+)$/m
const RULE = /^- \*\*([A-Z]{1,2}\d+(?:\.\d+)?|O-\w+)\*\*/gm

/** A part of a game's rules: its title, and the rules and options that it states. */
export interface Section {
  title: string
  rules: string[]
}

/** The messages of a catalogue, without comments. */
export const entriesOf = (text: string): string[] =>
  text
    .replace(COMMENT, '')
    .split(ENTRY)
    .filter((part) => ENTRY.test(part))

/** Whether the page may have to say an entry itself. */
const isSpoken = (entry: string): boolean =>
  !TERMINAL.test(entry) && (!REFUSAL.test(entry) || OF_OPTIONS.test(entry) || SEAL.test(entry))

/** Whether an entry is said where a game is set up, such as a refusal of its options. */
const ofForm = (entry: string): boolean =>
  FORM.test(entry) || (REFUSAL.test(entry) && OF_OPTIONS.test(entry))

/** The games that a catalogue names: most have their own, some share one. */
export const gamesOf = (text: string): string[] =>
  [...text.matchAll(/^(\w+)-name =/gm)].map((found) => found[1]!)

/** The sections of a game's rules. */
export function sectionsOf(markdown: string): Section[] {
  const [, ...parts] = markdown.split(SECTION)
  return parts.flatMap((title, i) =>
    i % 2 === 0 ? [{ title, rules: [...parts[i + 1]!.matchAll(RULE)].map((it) => it[1]!) }] : [],
  )
}

/** The entries that a game says: all but those of others in its catalogue that none refers to. */
function spokenBy(game: string, games: string[], entries: string[]): string[] {
  const others = games.filter((it) => it !== game)
  const foreign = (entry: string): boolean => others.some((id) => entry.startsWith(`${id}-`))
  const named = new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]))
  const wanted = new Set(entries.filter((entry) => !foreign(entry)))
  // What is added to a set while it is walked through is walked through, too.
  for (const entry of wanted) {
    for (const [, name] of entry.matchAll(REFERENCE)) {
      const found = named.get(name!)
      if (found) wanted.add(found)
    }
  }
  return entries.filter((entry) => wanted.has(entry))
}

const constants = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/** The source of an object of functions that fetch modules. */
const loaders = (names: string[], folder: string, part = ''): string =>
  `{ ${names.map((it) => `'${it}': () => import('${folder}/${it}${part}')`).join(', ')} }\n`

/** For the list of Vite's plugins: the package's folder, that of the rules, and other packages'. */
export function catalogues(source: string, rulebooks: string, others: string[] = []): Plugin {
  const common = join(source, 'locales')
  const games = join(source, 'games')
  type Read = (file: string) => string

  const languages = (): string[] =>
    readdirSync(common)
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => file.slice(0, -'.ftl'.length))

  /** The catalogues of all games in a language; other packages may have none but the English. */
  const ownTexts = (language: string, read: Read): string[] => {
    const texts = [...readdirSync(games).map((folder) => join(games, folder)), ...others]
    return texts
      .map((folder) => [language, 'en'].map((it) => join(folder, 'texts', `${it}.ftl`)))
      .flatMap((files) => files.find((file) => existsSync(file)) ?? [])
      .map(read)
  }

  function ofLanguage(language: string, read: Read): string {
    const everywhere = entriesOf(read(join(common, `${language}.ftl`)))
    const own = ownTexts(language, read)
    const covers = own.flatMap((text) => entriesOf(text).filter((it) => COVER.test(it)))
    const elsewhere = (it: string): boolean => ofForm(it) || AT_TABLE.test(it) || RARE.test(it)
    const spoken = everywhere.filter((it) => isSpoken(it) && !elsewhere(it))
    const texts = [...spoken, ...covers].join('')
    const names = own.flatMap(gamesOf)
    const load = (part: string): string => loaders(names, `${NAME}/${language}`, part)
    const rare = `export const rare = () => import('${NAME}/${language}/${RARELY}')\n`
    return `${constants({ texts })}${rare}export const games = ${load('')}export const options = ${load('/options')}`
  }

  const ofFew = (language: string, read: Read): string =>
    constants({
      texts: entriesOf(read(join(common, `${language}.ftl`)))
        .filter((it) => RARE.test(it))
        .join(''),
    })

  function ofGame(language: string, game: string, options: boolean, read: Read): string {
    const text = ownTexts(language, read).find((it) => gamesOf(it).includes(game))!
    const texts = spokenBy(
      game,
      gamesOf(text),
      entriesOf(text).filter((it) => !COVER.test(it) && isSpoken(it)),
    ).filter((it) => CHOICE.test(it) === options)
    const everywhere = entriesOf(read(join(common, `${language}.ftl`)))
    if (!options) {
      const table = everywhere.filter((it) => AT_TABLE.test(it))
      return constants({ texts: [...table, ...texts].join('') })
    }
    const form = everywhere.filter(ofForm)
    const books = [rulebooks, ...others.map((it) => join(it, 'rules'))].flatMap((folder) =>
      [`${game}.${language}.md`, `${game}.md`].map((file) => join(folder, file)),
    )
    const book = books.find((file) => existsSync(file))!
    return constants({ texts: [...form, ...texts].join(''), sections: sectionsOf(read(book)) })
  }

  return {
    name: 'catalogues',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null
      const read: Read = (file) => {
        this.addWatchFile(file)
        return readFileSync(file, 'utf-8')
      }
      const [, language, game, part] = id.split('/')
      if (!language) return `export const catalogues = ${loaders(languages(), NAME)}`
      if (game === RARELY) return ofFew(language, read)
      return game ? ofGame(language, game, part === 'options', read) : ofLanguage(language, read)
    },
  }
}
