import { home, meant } from './address'
import type { Place } from '../connection/wire'

/**
 * Where the page is: `#/` the lobby, `#/open/<game>` opening a table, `#/t/<table>` a table,
 * `#/watch/<table>` a table to watch, `#/tv/<table>` the same on a screen across the room,
 * `#/t/<table>/seat/<seat>-<key>` a seat that its host hands over,
 * `#/code/<code>` a seat that comes from another device,
 * `#/book/<table>` the evenings at a table,
 * `#/m/<table>/<deal>/<move>` a position of a finished match,
 * `#/gallery/<part>` the parts of tables, `#/verify` where a match on file is verified,
 * `#/results` how the player has done, `#/fairness` how even the deals of this server were.
 */
export interface MatchMoment {
  readonly table: string
  readonly deal: number
  readonly move: number
}

class Route {
  #hash = $state(this.#read())

  constructor() {
    addEventListener('hashchange', () => (this.#hash = this.#read()))
  }

  /** Return the target of the address and correct the address; null if it names nothing known. */
  #read(): string | null {
    const hash = meant(location.hash)
    if (hash !== null && hash !== location.hash) history.replaceState(history.state, '', hash)
    return hash
  }

  /** Whether the address leads nowhere, for example because part of a link was lost. */
  get astray(): boolean {
    return this.#hash === null
  }

  /** Whether the page is the lobby. */
  get home(): boolean {
    return this.#hash === '' || this.#hash === '#/'
  }

  /** The game whose table somebody is opening. */
  get game(): string | null {
    return /^#\/open\/(\w+)$/.exec(this.#hash ?? '')?.[1] ?? null
  }

  /** Whether a match on file is to be verified. */
  get verifying(): boolean {
    return this.#hash === '#/verify'
  }

  /** Whether the page shows the fairness of the server's deals. */
  get fairness(): boolean {
    return this.#hash === '#/fairness'
  }

  /** Whether the page shows the player's own results. */
  get results(): boolean {
    return this.#hash === '#/results'
  }

  /** The key of the page shown: another key is another page. */
  get key(): string {
    return this.table ?? this.game ?? (this.home ? '' : String(this.#hash))
  }

  get table(): string | null {
    return /^#\/t\/(\w+)$/.exec(this.#hash ?? '')?.[1] ?? null
  }

  /** A position of a finished match: its table, the deal, and how many moves of it were made. */
  get record(): MatchMoment | null {
    const found = /^#\/m\/(\w+)(?:\/(\d{1,4})(?:\/(\d{1,4}))?)?$/.exec(this.#hash ?? '')
    return found && { table: found[1]!, deal: Number(found[2] ?? 1), move: Number(found[3] ?? 0) }
  }

  /** The table whose evenings are shown. */
  get book(): string | null {
    return /^#\/book\/(\w+)$/.exec(this.#hash ?? '')?.[1] ?? null
  }

  /** The table to watch. */
  get watched(): string | null {
    return /^#\/(?:watch|tv)\/(\w+)$/.exec(this.#hash ?? '')?.[1] ?? null
  }

  /** Whether it is watched on a big screen. */
  get big(): boolean {
    return this.#hash?.startsWith('#/tv/') ?? false
  }

  /** A seat at a table, and the key to it that the host has made. */
  get handed(): Place | null {
    const found = /^#\/t\/(\w+)\/seat\/(\d{1,2})-(\w+)$/.exec(this.#hash ?? '')
    return found && { table: found[1]!, seat: Number(found[2]), token: found[3]! }
  }

  /** The code that another device shows, '' for one that is to be typed, null elsewhere. */
  get code(): string | null {
    const found = /^#\/code(?:\/([\w-]*))?$/.exec(this.#hash ?? '')
    return found && (found[1] ?? '')
  }

  /** The part to be shown, '' for all of them, null where the page is elsewhere. */
  get gallery(): string | null {
    const found = /^#\/gallery(?:\/(\w*))?$/.exec(this.#hash ?? '')
    return found && (found[1] ?? '')
  }
}

export const route = new Route()
export const openingHash = (game: string): string => `#/open/${game}`
export const momentHash = ({ table, deal, move }: MatchMoment): string =>
  `#/m/${table}/${deal}/${move}`
export const tableHash = (table: string): string => `#/t/${table}`
export const codeAddress = (code: string, origin: string): string =>
  `${origin}${home().pathname}#/code/${code}`
export const bookHash = (table: string): string => `#/book/${table}`
export const watchHash = (table: string): string => `#/watch/${table}`
export const invitation = (table: string, origin = location.origin): string =>
  `${origin}${home().pathname}${tableHash(table)}`
