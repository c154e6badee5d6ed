// The sites that are built from the sample content for the screenshots.
import { runCommand } from '../run-command'
import { SAMPLE_CONTENT } from '../sample-content'
import { DAYS, type BuildName, type DayName } from './matrix'

type Build = { readonly base: string; readonly args: readonly string[] }

const PREVIEW_BASE = '/preview/pr-7/'

const createBuild = (day: DayName): Build => ({ base: '/', args: ['--as-of', DAYS[day]] })

export const BUILDS: Readonly<Record<BuildName, Build>> = {
  before: createBuild('before'),
  between: createBuild('between'),
  after: createBuild('after'),
  // With everything that the bar can offer.
  preview: {
    base: PREVIEW_BASE,
    args: [
      ...['--as-of', DAYS.before, '--base', PREVIEW_BASE, '--pull-request', '7', '--review'],
      ...['--commit', 'a0'.repeat(20), '--branch', 'new-words', '--repository', 'example/site'],
    ],
  },
}
export const allBuilds = Object.keys(BUILDS) as BuildName[]

/** Builds one of them into the directory `out`. */
export const buildSample = (build: BuildName, out: string): Promise<string> =>
  runCommand('prerender', ['--content', SAMPLE_CONTENT, '--out', out, ...BUILDS[build].args])
