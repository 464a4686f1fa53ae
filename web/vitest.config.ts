import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      css: true,
      restoreMocks: true,
      unstubGlobals: true,
      coverage: { include: ['src/**/*.ts'], exclude: ['src/**/*.d.ts'], reporter: ['text'] },
    },
  }),
)
