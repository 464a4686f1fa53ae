import { mergeConfig } from 'vitest/config'
import page from './vitest.config.ts'

/** The mutation score for trust: `tests/server/test_trust.py` records a match and runs this. */
const config = mergeConfig(page, {})
config.test!.include = ['tests/trust/trust.ts']
config.test!.setupFiles = [] // it is the only file
// What no page can read is an error on a browser's console, and the page goes on.
config.test!.dangerouslyIgnoreUnhandledErrors = true
export default config
