import type { KnipConfig } from 'knip'

/** What nothing uses: files, exports and packages. */
const config: KnipConfig = {
  entry: ['src/worker.ts'],
  project: ['*.ts', 'src/**/*.{ts,svelte}', 'tests/**/*.ts'],
  vitest: { config: ['vitest.config.ts', 'vitest.trust.config.ts'] },
}
export default config
