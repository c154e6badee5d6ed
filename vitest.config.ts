// Two projects: unit tests beside the code, and tests in tests/ that need the built site or a browser.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SOURCE_FOLDERS } from './generator/bundle/source-folders.mjs'

/** Test files that take a minute or so. One that started last would run alone, and leave a processor idle. */
const LONG_TESTS = [
  'lighthouse',
  'visual-regression',
  'cache-damage',
  'accessibility',
  'incremental',
]

class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONG_TESTS.some((name) => moduleId.endsWith(`/${name}.test.ts`))
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCE_FOLDERS.filter((folder) => folder !== 'tests').map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          environment: 'node',
          // Unit tests share no state, so they can share loaded modules, which saves 40 seconds.
          pool: 'threads',
          isolate: false,
          // One for each processor, instead of one less.
          maxWorkers: availableParallelism(),
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          globalSetup: 'tests/global-setup.ts',
          testTimeout: 60_000,
          // The first hook waits for the build of the site and the start of a browser.
          hookTimeout: 300_000,
          // One more than a small build machine has processors, because some tests wait. More browsers at once would slow it down.
          fileParallelism: true,
          maxWorkers: 3,
        },
      },
    ],
  },
})
