import { say, texts } from '../base/texts.svelte'
import { ApiError, fetchReplay } from './api'

/** Keep a finished match as a file, whose name tells no key; return why that failed, or nothing. */
export async function keepMatch(table: string): Promise<string> {
  try {
    const [replay, { save }, { publicId }] = await Promise.all([
      fetchReplay(table, texts.language),
      import('../seal/file'),
      import('../seal/proof'),
    ])
    save(replay, `parlour-${publicId(table)}.json`)
    return ''
  } catch (error) {
    return (error instanceof ApiError && error.message) || say('unreachable')
  }
}
