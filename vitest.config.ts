// Two projects: unit tests beside the code, and tests in tests/ that need the built site or a browser.
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SOURCE_FOLDERS } from './generator/bundle/source-folders.mjs'
import { RENAME_NOTICE } from './generator/render/quiet-plugin'

/** Test files that take long, the longest first. One that started last would run alone, and leave a processor idle. */
const LONG_TESTS = [
  'mistakes',
  'hostile-forms.property',
  'check-command',
  'text-preserved.property',
  'yaml.property',
  'visual-regression',
  'incremental',
  'accessibility',
  'cache-damage',
  'lighthouse',
  'dev-server-code',
  'review',
  'interrupted-build',
  'cache-corruption',
  'untrusted-content',
  'code-errors',
  'preview-workflow',
  'opening-hours',
  'noop-build',
  'leaving',
  'engines',
  'transitions',
  'build',
  'project-page',
  'review-names-every-page',
  'check-and-build',
  'dev-server',
  'large-site',
  'changed-pages',
  'privacy',
]

class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const getRank = ({ moduleId }: TestSpecification) => {
      const index = LONG_TESTS.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return index === -1 ? LONG_TESTS.length : index
    }
    return (await super.sort(files)).sort((a, b) => getRank(a) - getRank(b))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    onConsoleLog: (log) => !log.includes(RENAME_NOTICE),
    projects: [
      {
        test: {
          name: 'unit',
          include: SOURCE_FOLDERS.filter((folder) => folder !== 'tests').map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          environment: 'node',
          // Longer than the default, for a build machine with other work on it.
          testTimeout: 20_000,
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
          // Test files share loaded modules and started browsers.
          isolate: false,
          // Longer than any test needs, for a build machine with other work on it.
          testTimeout: 120_000,
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
