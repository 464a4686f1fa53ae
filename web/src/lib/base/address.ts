/** Where the page lies: at the root of its host, or below a path of it. */
export const home = (): URL => new URL('.', location.href)

/** The address of a web socket of this server. */
export const socketAddress = (path: string): string =>
  new URL(path, home().href.replace(/^http/, 'ws')).href

/** Whether a host name works only on this device; a server may report 0.0.0.0 as its host. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(host)

/** The host in an address, without its port. */
export const hostOf = (address: string): string => new URL(address).hostname

/** How many letters and digits the name of a table has. */
const LETTERS = 15
/** Characters that are invisible and do not belong in an address. */
const UNSEEN = /[\s\p{Cf}\u034f]/gu
/** Four letters that call a table: people type them behind the address of the server. */
const CALL = /^[^a-z0-9]*([abcdefghkmnprstvwxyz]{4})[^a-z0-9]*$/i
const LOBBY = /^[#/!]*(?:[?&]|$)/
const TABLE = /^[^a-z0-9]*(t|tv|watch|book)\/[^a-z0-9]*([a-z0-9=-]+)(\/seat\/[\w=-]+)?/i
const RECORD = /^[^a-z0-9]*m\/+([a-z0-9]+)((?:\/\d+){0,2})/i
const GAME = /^[^a-z0-9]*open\/+(\w+)/i
const GALLERY = /^[^a-z0-9]*gallery(?:\/(\w*))?(?!\w)/i
const CODE = /^[^a-z0-9]*code(?:\/+([a-z0-9-]*))?(?!\w)/i
const OTHER = /^[^a-z0-9]*(verify|fairness|results)(?!\w)/i

/** Undo what is written as %23, once or twice. */
function decoded(text: string, times = 2): string {
  try {
    return times ? decoded(decodeURIComponent(text), times - 1) : text
  } catch {
    return text // a lone %, or part of a multi-byte letter
  }
}

/**
 * Return the hash that is meant by one that people or messengers may have altered (capitals, signs
 * before and after it, blanks and line breaks in it, what trackers append), null for none at all.
 */
export function meant(hash: string): string | null {
  const text = decoded(hash).replace(UNSEEN, '')
  if (LOBBY.test(text)) return hash && '#/'
  const [, way = '', name, seat = ''] = TABLE.exec(text) ?? []
  // A name that was broken into two lines may have a hyphen, and words may follow it at once.
  if (name)
    return `#/${way.toLowerCase()}/${name.replace(/\W/g, '').slice(0, LETTERS).toLowerCase()}${seat}`
  const call = CALL.exec(text)?.[1]
  if (call) return `#/code/${call.toLowerCase()}`
  const [, match, moment = ''] = RECORD.exec(text) ?? []
  if (match) return `#/m/${match.slice(0, LETTERS).toLowerCase()}${moment}`
  const game = GAME.exec(text)?.[1]
  if (game) return `#/open/${game.toLowerCase()}`
  const gallery = GALLERY.exec(text)
  if (gallery) return `#/gallery${gallery[1] ? `/${gallery[1]}` : ''}`
  const code = CODE.exec(text)
  if (code) return `#/code${code[1] ? `/${code[1].toLowerCase()}` : ''}`
  const other = OTHER.exec(text)?.[1]
  return other ? `#/${other.toLowerCase()}` : null
}
