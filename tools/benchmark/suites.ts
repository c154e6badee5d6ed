// The parts of the measurement, in their order. Each runs in a clean room (clean-room.ts) and gives rows of the table.
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
  /** Empty, and removed afterwards. */
  readonly folder: string
  /** How many posts are added to the site, for each build. */
  readonly sizes: readonly number[]
  /** Tells people how far it is. */
  readonly say: (words: string) => void
}

export type SuiteResult = {
  readonly rows: readonly BenchmarkRow[]
  /** Each run by itself. */
  readonly runs: unknown
}

type Suite = (work: BenchmarkContext) => Promise<SuiteResult>

export const SUITES = { build, dev, weight, lighthouse, check } as const satisfies Record<
  string,
  Suite
>

export type SuiteName = keyof typeof SUITES

async function build({ folder, sizes, say }: BenchmarkContext): Promise<SuiteResult> {
  say('Building the site once, unmeasured, so that the copies of its pictures are there.')
  await runBuild('content', join(folder, 'first'))
  const runs: MeasuredBuilds[] = []
  for (const posts of sizes) {
    say(`Building the site with ${posts} added posts, several times.`)
    const place = join(folder, String(posts))
    await mkdir(place)
    // The site as it is has a history in git, which the build asks for.
    const content = posts === 0 ? 'content' : join(place, 'content')
    if (posts > 0) await writeContent(content, posts)
    runs.push(await measureBuilds(posts, content, place))
    await rm(place, { recursive: true })
  }
  return { rows: createBuildResults(runs), runs }
}

/** Posts that are added to the site for the dev server, and how often one is edited. */
const WRITTEN = [0, 1000]
const EDITS = 3

async function dev({ folder, say }: BenchmarkContext): Promise<SuiteResult> {
  const runs = []
  for (const posts of WRITTEN) {
    say(`Editing a post in the dev server, with ${posts} added posts.`)
    const content = join(folder, `dev-${posts}`, 'content')
    await writeContent(content, posts)
    runs.push({ posts, ...(await measureDev(content, EDITS)) })
  }
  const rows = runs.map(({ posts, median, all }) => ({
    what: `dev server, ${posts} posts added: an edit until it is shown`,
    ...{ measured: median, unit: 'ms' as const, runs: all.length },
    target: { is: 'under' as const, value: 200 },
  }))
  return { rows, runs }
}

async function weight({ folder, say }: BenchmarkContext): Promise<SuiteResult> {
  say('Weighing all pages.')
  const site = join(folder, 'weighed')
  await runBuild('content', site)
  const runs = await measureWeight(site)
  return { rows: createWeightResults(runs), runs }
}

async function lighthouse({ folder, say }: BenchmarkContext): Promise<SuiteResult> {
  say('Running Lighthouse on every template; this takes some minutes.')
  const site = join(folder, 'shown')
  await runBuild('content', site)
  const runs = await measurePages(site, say)
  return { rows: createLighthouseResults(runs), runs }
}

/** Posts added for the measurement of `check`. */
const CHECKED = 5000

async function check({ folder, say }: BenchmarkContext): Promise<SuiteResult> {
  say(`Checking the site with ${CHECKED} added posts.`)
  const content = join(folder, 'check', 'content')
  await writeContent(content, CHECKED)
  const runs = await measureCheck(content)
  const what = `check of ${pluralize(runs.files, 'file')}`
  const row = { unit: 's' as const, runs: 1, target: null }
  const rows = [
    { ...row, what, measured: runs.checkSeconds },
    { ...row, what: `${what}: only reading and parsing`, measured: runs.parseSeconds },
  ]
  return { rows, runs }
}
