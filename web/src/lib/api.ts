import type { Claim } from './claim'
import type {
  Fairness,
  GameInfo,
  NewTable,
  Place,
  Refusal,
  SeatsInfo,
  TableInfo,
  Terms,
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

async function request<T>(
  path: string,
  language: string,
  body?: object,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language, ...more }
  if (body) headers['Content-Type'] = 'application/json'
  const init: RequestInit = { headers }
  if (body) Object.assign(init, { method: 'POST', body: JSON.stringify(body) })
  const response = await fetch(path, init).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok) return answer as T
  const refusal = answer as Refusal | null
  throw new ApiError(
    refusal?.code ?? 'unreachable',
    refusal?.rule ?? '',
    refusal?.text ?? '',
    refusal?.facts,
  )
}

export const fetchGames = (language: string): Promise<GameInfo[]> => request('api/games', language)
/** Where others in the network find this server, as it thinks; empty if they cannot. */
export const fetchAddresses = (language: string): Promise<string[]> =>
  request('api/addresses', language)
export const askSeats = (game: string, terms: Terms, language: string): Promise<SeatsInfo> =>
  request(`api/games/${encodeURIComponent(game)}/seats`, language, terms)
/** A seat, and the root of the chain that this device adds to its table's shuffles (hex). */
export type Seated = Place & { root: string }
async function sit(path: string, language: string, wish: object, own?: string): Promise<Seated> {
  const [{ ownRoot, tipOf }, { hex, unhex }] = await Promise.all([
    import('./seal/own'),
    import('./seal/proof'),
  ])
  const root = (own && unhex(own)) || ownRoot()
  const place = await request<Place>(path, language, { ...wish, tip: tipOf(root) })
  return { ...place, root: hex(root) }
}
export const openTable = (table: NewTable, language: string): Promise<Seated> =>
  sit('api/tables', language, table)
export const fetchTable = (table: string, language: string): Promise<TableInfo> =>
  request(`api/tables/${encodeURIComponent(table)}`, language)
export const takeSeat = (
  { table, token, root }: Claim,
  name: string,
  language: string,
): Promise<Seated> =>
  sit(`api/tables/${encodeURIComponent(table)}/seats`, language, { name, token }, root)
/** What the deals of a table that are over followed from; while a match goes on, its seats are told. */
export const fetchUnsealed = ({ table, token }: Place): Promise<Unsealed[]> =>
  request(`api/tables/${encodeURIComponent(table)}/seals`, '', undefined, {
    Authorization: `Bearer ${token}`,
  })
/** How even the deals of this server were. */
export const fetchFairness = (language: string): Promise<Fairness> =>
  request('api/fairness', language)
export const replayAddress = (table: string): string =>
  `api/tables/${encodeURIComponent(table)}/replay`
