import { say } from '../texts.svelte'
import type { Flaw } from './check'

/** What is wrong, in a sentence: the server's where it has one. */
export const sayFlaw = ({ code, facts }: Flaw): string =>
  say(code.startsWith('seal_') ? `refused-${code}` : code, facts)
