import { defineConfig, mergeConfig } from 'vitest/config'
import page from './vite.config.ts'

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      // Loading the page's modules again for each file would take four times as long as the tests.
      isolate: false,
      setupFiles: ['tests/afresh.ts'],
      testTimeout: 60_000, // beside many others on a busy machine
      hookTimeout: 60_000,
      css: true,
      restoreMocks: true,
      unstubGlobals: true,
      coverage: {
        // Every module of the page, loaded by a test or not. Components are what a browser shows:
        // tests/e2e plays on them, and what they decide is in these modules.
        include: ['src/lib/**/*.ts'],
        exclude: [
          'src/**/*.d.ts',
          // Outlines of cards, and made-up data of the gallery: what they draw is looked at.
          'src/lib/cards/{courts,shapes}.ts',
          'src/lib/cards/german/**',
          'src/lib/gallery/**',
          // Scripts of lessons: each is played to its end on the page, and by a bot on the server.
          'src/lib/games/*/lesson.ts',
        ],
        reporter: ['text'],
      },
    },
  }),
)
