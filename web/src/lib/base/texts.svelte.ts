import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { catalogues, type Section } from 'virtual:catalogues'
import { settings } from './settings.svelte'

export type Facts = Record<string, FluentVariable>
/** Says a message of the catalogues, or null if there is none. */
export type Say = (id: string, facts?: Facts) => string

/** A number below zero, with a minus instead of a hyphen. */
class Minus extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−')
  }
}

const FALLBACK = 'en'
/** The best substitute for readers whose languages are all missing here. */
const NEAREST: Record<string, string> = { cs: 'sk', gsw: 'de', lb: 'de', nds: 'de' }

/** Every language there is a catalogue for. */
export const languages = Object.keys(catalogues).sort()

/** A language's own name for itself. */
export const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** The pack whose cards the texts name, in games that offer both packs: see `Deck`. */
const pack = (): Facts => ({
  pack: settings.deck === 'french' ? 'french' : 'german',
  letters: settings.deck,
})

/** The languages that the browser asks for, without their regions, the preferred one first. */
const asked = (): string[] => navigator.languages.map((tag) => tag.split('-')[0]!)

function preferred(): string {
  const wanted = [settings.language, ...asked()]
  const near = wanted.map((tag) => NEAREST[tag] ?? '')
  return [...wanted, ...near].find((tag) => languages.includes(tag)) ?? FALLBACK
}

/** Whether nobody has chosen a language, and the browser asks for one that we lack. */
export const isForeign = (): boolean =>
  settings.language === '' && !languages.includes(asked()[0] ?? FALLBACK)

class Texts {
  language = $state(preferred())
  #messages = $state.raw<FluentBundle>()
  #sections = $state.raw<Record<string, Section[]>>({})
  /** The games whose texts are needed, and those whose option texts are needed, too. */
  readonly #games = new Set<string>()
  readonly #options = new Set<string>()
  #rare = false
  #reading: Promise<void> = Promise.resolve()

  /** Read the chosen language; every language has every text. */
  load(): Promise<void> {
    const read = (): Promise<void> => this.#read()
    return (this.#reading = this.#reading.then(read, read))
  }

  /** Read what a game's table says, if that has not been done. */
  async need(game: string): Promise<void> {
    if (this.#games.has(game)) return this.#reading
    this.#games.add(game)
    return this.load()
  }

  /** Load a game's option texts, too: they are long, and few tables ever show them. */
  async needOptions(game: string): Promise<void> {
    if (this.#options.has(game)) return this.#reading
    this.#options.add(game)
    this.#games.add(game)
    return this.load()
  }

  /** Load what few people ever read, such as all about other devices. */
  async needRare(): Promise<void> {
    if (this.#rare) return this.#reading
    this.#rare = true
    return this.load()
  }

  /** Load what the texts of any game's options bring along, about seals and matches; return the game. */
  async needAnyOptions(): Promise<string> {
    const { options } = await catalogues[preferred()]!()
    const [game] = Object.keys(options)
    await this.needOptions(game!)
    return game!
  }

  /** The sections of a game's rules, once the texts of its options are there. */
  sections(game: string): Section[] {
    return this.#sections[game] ?? []
  }

  async #read(): Promise<void> {
    const language = preferred()
    const { texts: common, rare, games, options } = await catalogues[language]!()
    const tables = [...this.#games].flatMap((game) => games[game] ?? [])
    const opened = [...this.#options].filter((game) => game in options)
    const [few, own, ofOptions] = await Promise.all([
      this.#rare ? rare() : { texts: '' },
      Promise.all(tables.map((fetch) => fetch())),
      Promise.all(opened.map((game) => options[game]!())),
    ])
    const messages = new FluentBundle(language, { useIsolating: false })
    for (const text of [common, ...[few, ...own, ...ofOptions].map((it) => it.texts)]) {
      messages.addResource(new FluentResource(text))
    }
    this.#messages = messages
    this.#sections = Object.fromEntries(opened.map((game, i) => [game, ofOptions[i]!.sections]))
    this.language = language
    document.documentElement.lang = language
  }

  find(id: string, facts: Facts = {}): string | null {
    const [name, attribute] = id.split('.') as [string, string?]
    const message = this.#messages?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    const put = Object.entries({ ...pack(), ...facts }).map(([name, fact]) => [
      name,
      typeof fact === 'number' && fact < 0 ? new Minus(fact) : fact,
    ])
    return pattern ? this.#messages!.formatPattern(pattern, Object.fromEntries(put)) : null
  }

  /** Join words as a list of things that are all so (`and`) or to choose from (`or`). */
  list(words: string[], type: 'conjunction' | 'disjunction'): string {
    return new Intl.ListFormat(this.language, { type }).format(words)
  }
}

export const texts = new Texts()

/** Say a common message. An id without a text shows itself, so that a gap is seen. */
export const say: Say = (id, facts) => texts.find(id, facts) ?? id

/** Say a message of a game: its own (`<game>-<id>`) before the common one. */
export const sayOf =
  (game: string): Say =>
  (id, facts) =>
    texts.find(`${game}-${id}`, facts) ?? texts.find(id, facts) ?? id

/** The name to sit down with: the player's own, or a guest's. */
export const playerName = (): string =>
  settings.name.trim() || say('guest-name', { number: String(settings.guest) })
