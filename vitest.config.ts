// Two kinds of test: unit tests beside the code, and tests in tests/ that need the built site or a browser.
import { defineConfig } from 'vitest/config'
import { SOURCE_FOLDERS } from './generator/bundle/source-folders.mjs'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCE_FOLDERS.filter((folder) => folder !== 'tests').map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          environment: 'node',
          // Unit tests leave nothing for each other, so each need not load all modules again: that saves 40 seconds.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/global-setup.ts',
          testTimeout: 60_000,
          // Building the site and starting a browser come before the first test.
          hookTimeout: 300_000,
          // More browsers than this at once make a small build machine slower, not faster.
          fileParallelism: true,
          maxWorkers: 2,
        },
      },
    ],
  },
})
