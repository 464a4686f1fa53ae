import { mergeConfig } from 'vitest/config'
import page from './vitest.config.ts'

/** The mutation score for trust: `tests/server/test_trust.py` records a match and runs this. */
const config = mergeConfig(page, {})
config.test!.include = ['tests/trust/trust.ts']
export default config
