import type { GameInfo, NewTable, Place, Refusal, SeatsInfo, TableInfo, Terms } from './wire'

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

async function request<T>(path: string, language: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language }
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

export const fetchGames = (language: string): Promise<GameInfo[]> => request('/api/games', language)
/** Where others in the network find this server, as it thinks; empty if they cannot. */
export const fetchAddresses = (language: string): Promise<string[]> =>
  request('/api/addresses', language)
export const askSeats = (game: string, terms: Terms, language: string): Promise<SeatsInfo> =>
  request(`/api/games/${encodeURIComponent(game)}/seats`, language, terms)
export const openTable = (table: NewTable, language: string): Promise<Place> =>
  request('/api/tables', language, table)
export const fetchTable = (table: string, language: string): Promise<TableInfo> =>
  request(`/api/tables/${encodeURIComponent(table)}`, language)
export const takeSeat = (table: string, name: string, language: string): Promise<Place> =>
  request(`/api/tables/${encodeURIComponent(table)}/seats`, language, { name })
export const replayAddress = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/replay`
