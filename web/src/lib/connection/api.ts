import { settings } from '../base/settings.svelte'
import type { Claim } from './seatclaim'
import type {
  Fairness,
  GameInfo,
  NewTable,
  Place,
  RecordedDeal,
  Refusal,
  SeatsInfo,
  TableInfo,
  SeatsQuery,
  Unsealed,
} from './wire'

/** A refused request, with the server's sentence; `code` is `unreachable` when there was no answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    text: string,
    readonly facts: Refusal['facts'] = {},
  ) {
    super(text)
  }
}

export async function ask(
  path: string,
  language: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language, ...more }
  if (body) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { headers }
  if (body) Object.assign(init, { method: 'POST', body: JSON.stringify(body) })
  const response = await fetch(path, init).catch(() => null)
  if (response?.ok) return response
  const refusal = (await response?.json().catch(() => null)) as Refusal | null
  throw new ApiError(
    refusal?.code ?? 'unreachable',
    refusal?.rule ?? '',
    refusal?.text ?? '',
    refusal?.facts,
  )
}

/**
 * Ask about a table. The path has its public id; the name is a key, and so is sent where no proxy
 * logs it, as is the key of a seat.
 */
export async function askOf(
  table: string,
  what: string,
  language: string,
  body?: object,
  token = '',
): Promise<Response> {
  const { publicId } = await import('../seal/proof')
  const headers = { Authorization: `Bearer ${table}.${token}` }
  return ask(`api/tables/${publicId(table)}${what}`, language, body, headers)
}

/** The content of an answer; null if it was cut off. */
export const told = async <T>(answer: Promise<Response>): Promise<T> =>
  (await answer).json().catch(() => null) as Promise<T>

export const fetchGames = (language: string): Promise<GameInfo[]> =>
  told(ask('api/games', language))
/** The addresses at which other devices on the network should find this server, if they can. */
export const fetchAddresses = (language: string): Promise<string[]> =>
  told(ask('api/addresses', language))
export const askSeats = (game: string, terms: SeatsQuery, language: string): Promise<SeatsInfo> =>
  told(ask(`api/games/${encodeURIComponent(game)}/seats`, language, terms))
/** A seat, and the root of the chain that this device adds to its table's shuffles (hex). */
export type Seated = Place & { root: string }
async function sit(
  send: (body: object) => Promise<Response>,
  wish: object,
  own?: string,
): Promise<Seated> {
  const [{ ownRoot, tipOf }, { hex, unhex }] = await Promise.all([
    import('../seal/own'),
    import('../seal/proof'),
  ])
  const root = (own && unhex(own)) || ownRoot()
  const { portrait } = settings
  const place = await told<Place>(
    send({ ...(portrait && { portrait }), ...wish, tip: tipOf(root) }),
  )
  return { ...place, root: hex(root) }
}
export const openTable = (table: NewTable, language: string): Promise<Seated> =>
  sit((body) => ask('api/tables', language, body), table)
export const fetchTable = (table: string, language: string): Promise<TableInfo> =>
  told(askOf(table, '', language))
export const takeSeat = (
  { table, token, root }: Claim,
  name: string,
  language: string,
  chair: number | null = null,
  more: { portrait?: string } = {},
): Promise<Seated> =>
  sit((body) => askOf(table, '/seats', language, body), { name, token, chair, ...more }, root)
/**
 * Fetch the secrets behind the finished deals of a table. While a match goes on, only its seats get
 * them.
 */
export const fetchUnsealed = ({ table, token }: Place, language = ''): Promise<Unsealed[]> =>
  told(askOf(table, '/seals', language, undefined, token))
/**
 * A finished deal, as a seat was told it. While the match goes on, only that seat gets it, by its
 * key.
 */
export const fetchDeal = (
  table: string,
  deal: number,
  seat: number,
  language: string,
  token = '',
): Promise<RecordedDeal> => told(askOf(table, `/deals/${deal}/${seat}`, language, undefined, token))
/** The counts that show how fair the deals of this server were. */
export const fetchFairness = (language: string): Promise<Fairness> =>
  told(ask('api/fairness', language))
/** A finished match as a file, unparsed: JavaScript cannot represent some of its numbers. */
export const fetchReplay = async (table: string, language: string): Promise<Blob> =>
  (await askOf(table, '/replay', language)).blob()
