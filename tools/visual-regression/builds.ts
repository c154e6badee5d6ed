// The sites that are built from the sample content for the screenshots.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../run-command'
import { SAMPLE_CONTENT } from '../sample-content'
import { writeChangedContent } from './changed-content'
import { DAYS, type BuildName, type DayName } from './matrix'

type Build = { readonly base: string; readonly args: readonly string[] }

const PREVIEW_BASE = '/preview/pr-7/'

const createBuild = (day: DayName): Build => ({ base: '/', args: ['--as-of', DAYS[day]] })

export const BUILDS: Readonly<Record<BuildName, Build>> = {
  before: createBuild('before'),
  between: createBuild('between'),
  after: createBuild('after'),
  changed: createBuild('before'),
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
export async function buildSample(build: BuildName, out: string): Promise<string> {
  const run = (content: string) =>
    runCommand('prerender', ['--content', content, '--out', out, ...BUILDS[build].args])
  if (build !== 'changed') return run(SAMPLE_CONTENT)
  const folder = await mkdtemp(join(tmpdir(), 'gallery-content-'))
  try {
    const content = join(folder, 'content')
    writeChangedContent(content)
    return await run(content)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
