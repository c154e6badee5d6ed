// Lists the suites of the benchmark in their order. Each runs in an isolated copy of the project and creates rows of the table.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pluralize } from '../../generator/reporters/text-reporter'
import { createBuildResults } from './results/build-results'
import { runBuild } from './measure/run-build'
import { measureCheck } from './measure/measure-check'
import { measureDev } from './measure/measure-dev'
import { measurePages } from './measure/measure-pages'
import { measureBuilds, type MeasuredBuilds } from './measure/measure-builds'
import { measureWeight } from './measure/measure-weight'
import { createLighthouseResults } from './results/lighthouse-results'
import type { BenchmarkRow } from './results/result'
import { createWeightResults } from './results/weight-results'
import { writeContent } from './write-content'

export type BenchmarkContext = {
  /** An empty directory, which is removed afterwards. */
  readonly folder: string
  /** How many posts are added to the site, for each build. */
  readonly sizes: readonly number[]
  /** Reports progress. */
  readonly log: (line: string) => void
}

export type SuiteResult = {
  readonly rows: readonly BenchmarkRow[]
  /** The numbers of each run, as JSON. */
  readonly runs: unknown
}

type Suite = (context: BenchmarkContext) => Promise<SuiteResult>

export const SUITES = { build, dev, weight, lighthouse, check } as const satisfies Record<
  string,
  Suite
>

export type SuiteName = keyof typeof SUITES

async function build({ folder, sizes, log }: BenchmarkContext): Promise<SuiteResult> {
  log('Building the site once without measuring, so that the variants of its images are cached.')
  await runBuild('content', join(folder, 'first'))
  const runs: MeasuredBuilds[] = []
  for (const posts of sizes) {
    log(`Building the site with ${posts} added posts, several times.`)
    const directory = join(folder, String(posts))
    await mkdir(directory)
    // The site itself is built in place, because the build asks git for the history of its files.
    const content = posts === 0 ? 'content' : join(directory, 'content')
    if (posts > 0) await writeContent(content, posts)
    runs.push(await measureBuilds(posts, content, directory))
    await rm(directory, { recursive: true })
  }
  return { rows: createBuildResults(runs), runs }
}

/** How many posts are added for the dev server. */
const DEV_SIZES = [0, 1000]
const DEV_EDITS = 3

async function dev({ folder, log }: BenchmarkContext): Promise<SuiteResult> {
  const runs = []
  for (const posts of DEV_SIZES) {
    log(`Editing a post in the dev server, with ${posts} added posts.`)
    const content = join(folder, `dev-${posts}`, 'content')
    await writeContent(content, posts)
    runs.push({ posts, ...(await measureDev(content, DEV_EDITS)) })
  }
  const rows = runs.map(({ posts, median, samples }) => ({
    label: `dev server, ${posts} posts added: an edit until it is shown`,
    measured: median,
    unit: 'ms' as const,
    runs: samples.length,
    target: { is: 'under' as const, value: 200 },
  }))
  return { rows, runs }
}

async function weight({ folder, log }: BenchmarkContext): Promise<SuiteResult> {
  log('Weighing all pages.')
  const site = join(folder, 'site')
  await runBuild('content', site)
  const runs = await measureWeight(site)
  return { rows: createWeightResults(runs), runs }
}

async function lighthouse({ folder, log }: BenchmarkContext): Promise<SuiteResult> {
  log('Running Lighthouse on every template; this takes some minutes.')
  const site = join(folder, 'site')
  await runBuild('content', site)
  const runs = await measurePages(site, log)
  return { rows: createLighthouseResults(runs), runs }
}

/** How many posts are added for the measurement of `check`. */
const CHECK_POSTS = 5000

async function check({ folder, log }: BenchmarkContext): Promise<SuiteResult> {
  log(`Checking the site with ${CHECK_POSTS} added posts.`)
  const content = join(folder, 'check', 'content')
  await writeContent(content, CHECK_POSTS)
  const runs = await measureCheck(content)
  const label = `check of ${pluralize(runs.files, 'file')}`
  const row = { unit: 's' as const, runs: 1, target: null }
  const rows = [
    { ...row, label, measured: runs.checkSeconds },
    { ...row, label: `${label}: only reading and parsing`, measured: runs.parseSeconds },
  ]
  return { rows, runs }
}
