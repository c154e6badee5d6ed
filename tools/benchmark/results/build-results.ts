// Creates the table rows of the builds: the medians and their targets.
import { pluralize } from '../../../generator/reporters/text-reporter'
import { getMedians, type ProcessCost } from '../measure/measure-process'
import type { MeasuredBuilds } from '../measure/measure-builds'
import { ASTRO_COLD_SECONDS, HUGO_EDIT_SECONDS } from './other-generators'
import { atMostFactor, type BenchmarkRow, type Target } from './result'

/** The numbers of posts that have targets; other sizes are only measured. */
const [FEW, MANY, VERY_MANY] = [1000, 4000, 10_000]

const MAX_EDIT_SECONDS = 1

type BuildMedians = {
  readonly posts: number
  readonly coldRuns: number
  readonly rebuildRuns: number
} & Readonly<Record<'cold' | 'unchanged' | 'edited' | 'baseline', ProcessCost>>

export function createBuildResults(measured: readonly MeasuredBuilds[]): BenchmarkRow[] {
  const sizes = measured.map((builds) => ({
    posts: builds.posts,
    coldRuns: builds.cold.length,
    rebuildRuns: builds.edited.length,
    cold: getMedians(builds.cold),
    unchanged: getMedians(builds.unchanged),
    edited: getMedians(builds.edited),
    baseline: getMedians(builds.baseline),
  }))
  const few = sizes.find(({ posts }) => posts === FEW)
  return sizes.flatMap((size) => createRows(size, few))
}

function createRows(medians: BuildMedians, few: BuildMedians | undefined): BenchmarkRow[] {
  const { posts, coldRuns, rebuildRuns, cold, unchanged, edited, baseline } = medians
  const isCompared = posts === FEW || posts === MANY
  const createRowWith =
    (runs: number) =>
    (
      label: string,
      measured: number | null,
      unit: BenchmarkRow['unit'],
      target: Target | null = null,
    ): BenchmarkRow => ({
      label: `${formatSize(posts)}: ${label}`,
      measured,
      unit,
      runs,
      target,
    })
  const createColdRow = createRowWith(coldRuns)
  const createRebuildRow = createRowWith(rebuildRuns)
  const parsing = isCompared ? atMostFactor(1.5, baseline.cpuSeconds, 'only parsing') : null
  const rows = [
    createColdRow('cold, pictures cached', cold.seconds, 's', getColdTarget(posts)),
    createColdRow('cold, processor time', cold.cpuSeconds, 's', parsing),
    createColdRow(
      'cold, most memory',
      cold.megabytes,
      'MB',
      posts === VERY_MANY ? createUpperLimit(1500) : null,
    ),
    createColdRow('only parsing', baseline.seconds, 's'),
    createColdRow('only parsing, processor time', baseline.cpuSeconds, 's'),
    createRebuildRow(
      'nothing changed',
      unchanged.seconds,
      's',
      posts === VERY_MANY ? null : createUpperLimit(0.5),
    ),
    createRebuildRow('one post edited', edited.seconds, 's', getEditTarget(posts)),
  ]
  const hugoSeconds = HUGO_EDIT_SECONDS[posts]
  if (hugoSeconds !== undefined) {
    const target: Target = {
      ...createUpperLimit(hugoSeconds),
      from: 'Hugo',
      measuredElsewhere: true,
    }
    rows.push(createRebuildRow('one post edited', edited.seconds, 's', target))
  }
  if (posts !== MANY || few === undefined) return rows
  const coldGrowth = atMostFactor(MANY / FEW, few.cold.seconds, formatSize(FEW))
  const editGrowth = atMostFactor(1.5, few.edited.seconds, formatSize(FEW))
  return [
    ...rows,
    createColdRow('cold, pictures cached', cold.seconds, 's', coldGrowth),
    createRebuildRow('one post edited', edited.seconds, 's', editGrowth),
  ]
}

const formatSize = (posts: number) => (posts === 0 ? 'the site as it is' : pluralize(posts, 'post'))

const createUpperLimit = (value: number): Target => ({ is: 'under', value })

function getEditTarget(posts: number): Target | null {
  if (posts === FEW) return createUpperLimit(MAX_EDIT_SECONDS)
  if (posts !== MANY) return null
  return atMostFactor(1.5, MAX_EDIT_SECONDS, `what ${formatSize(FEW)} may take`)
}

function getColdTarget(posts: number): Target | null {
  if (posts === 0) return createUpperLimit(6)
  if (posts === VERY_MANY) return createUpperLimit(120)
  const astroSeconds = ASTRO_COLD_SECONDS[posts]
  if (astroSeconds === undefined) return null
  return {
    is: 'at most',
    value: 0.7 * astroSeconds,
    from: `0.7 of Astro 7’s ${astroSeconds} s`,
    measuredElsewhere: true,
  }
}
