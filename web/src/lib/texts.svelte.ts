import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { settings } from './settings.svelte'
import { hasBoard } from './tables'
import { unique } from './unique'

export type Facts = Record<string, FluentVariable>
/** Says a message of the catalogues, or null if there is none. */
export type Say = (id: string, facts?: Facts) => string

const FALLBACK = 'en'
const files = import.meta.glob<string>(
  ['../../../src/parlour/locales/*.ftl', '../../../src/parlour/games/*/texts/*.ftl'],
  { query: '?raw', import: 'default' },
)
const languageOf = (path: string): string => /([\w-]+)\.ftl$/.exec(path)![1]!
/** Whether a catalogue is common or of a game that the page can show. */
const isNeeded = (path: string): boolean => {
  const game = /games\/(\w+)\//.exec(path)?.[1]
  return game === undefined || hasBoard(game)
}

/** Every language there is a catalogue for. */
export const languages = unique(Object.keys(files).map(languageOf)).sort()

/** A language's own name for itself. */
export const nameOf = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

function preferred(): string {
  const wanted = [settings.language, ...navigator.languages]
  return wanted.map((tag) => tag.split('-')[0]!).find((tag) => languages.includes(tag)) ?? FALLBACK
}

async function bundle(language: string): Promise<FluentBundle> {
  const messages = new FluentBundle(language, { useIsolating: false })
  const paths = Object.keys(files).filter((path) => languageOf(path) === language && isNeeded(path))
  for (const text of await Promise.all(paths.map((path) => files[path]!()))) {
    messages.addResource(new FluentResource(text))
  }
  return messages
}

class Texts {
  language = $state(preferred())
  #bundles = $state.raw<FluentBundle[]>([])

  /** Read the chosen language, and English for what it lacks. */
  async load(): Promise<void> {
    const language = preferred()
    const wanted = language === FALLBACK ? [language] : [language, FALLBACK]
    const bundles = await Promise.all(wanted.map(bundle))
    if (language !== preferred()) return
    this.#bundles = bundles
    this.language = language
    document.documentElement.lang = language
  }

  find(id: string, facts: Facts = {}): string | null {
    const [name, attribute] = id.split('.') as [string, string?]
    for (const messages of this.#bundles) {
      const message = messages.getMessage(name)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern) return messages.formatPattern(pattern, facts)
    }
    return null
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
