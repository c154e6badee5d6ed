// The rows of the builds: their medians beside their targets.
import { pluralize } from '../../../generator/reporters/text-reporter'
import { getMedians, type ProcessCost } from '../measure/measure-process'
import type { MeasuredBuilds } from '../measure/measure-builds'
import { ASTRO_COLD, HUGO_EDIT } from './other-generators'
import { atMostFactor, type BenchmarkRow, type Target } from './result'

/** The sizes that targets are about; others are measured only. */
const [FEW, MANY, VERY_MANY] = [1000, 4000, 10_000]

/** In seconds: what one edit may take. */
const SECOND = 1

type Size = {
  readonly posts: number
  /** Of a cold build, and of one after an edit. */
  readonly runs: { readonly cold: number; readonly again: number }
} & Readonly<Record<'cold' | 'unchanged' | 'edited' | 'floor', ProcessCost>>

export function createBuildResults(measured: readonly MeasuredBuilds[]): BenchmarkRow[] {
  const sizes = measured.map((one) => ({
    posts: one.posts,
    runs: { cold: one.cold.length, again: one.edited.length },
    cold: getMedians(one.cold),
    unchanged: getMedians(one.unchanged),
    edited: getMedians(one.edited),
    floor: getMedians(one.floor),
  }))
  const few = sizes.find(({ posts }) => posts === FEW)
  return sizes.flatMap((size) => rowsOf(size, few))
}

function rowsOf(size: Size, few: Size | undefined): BenchmarkRow[] {
  const { posts, runs, cold, unchanged, edited, floor } = size
  const isCompared = posts === FEW || posts === MANY
  const rowsWith =
    (runs: number) =>
    (
      what: string,
      measured: number | null,
      unit: BenchmarkRow['unit'],
      target: Target | null = null,
    ): BenchmarkRow => ({
      ...{ what: `${titleOf(posts)}: ${what}`, measured, unit, runs, target },
    })
  const row = rowsWith(runs.cold)
  const again = rowsWith(runs.again)
  const parsing = isCompared ? atMostFactor(1.5, floor.cpuSeconds, 'only parsing') : null
  const rows = [
    row('cold, pictures cached', cold.seconds, 's', coldTarget(posts)),
    row('cold, processor time', cold.cpuSeconds, 's', parsing),
    row('cold, most memory', cold.megabytes, 'MB', posts === VERY_MANY ? under(1500) : null),
    row('only parsing', floor.seconds, 's'),
    row('only parsing, processor time', floor.cpuSeconds, 's'),
    again('nothing changed', unchanged.seconds, 's', posts === VERY_MANY ? null : under(0.5)),
    again('one post edited', edited.seconds, 's', editTarget(posts)),
  ]
  const hugo = HUGO_EDIT[posts]
  if (hugo !== undefined) {
    const faster: Target = { ...under(hugo), from: 'Hugo', elsewhere: true }
    rows.push(again('one post edited', edited.seconds, 's', faster))
  }
  if (posts !== MANY || few === undefined) return rows
  const grown = atMostFactor(MANY / FEW, few.cold.seconds, titleOf(FEW))
  const slower = atMostFactor(1.5, few.edited.seconds, titleOf(FEW))
  return [
    ...rows,
    row('cold, pictures cached', cold.seconds, 's', grown),
    again('one post edited', edited.seconds, 's', slower),
  ]
}

const titleOf = (posts: number) => (posts === 0 ? 'the site as it is' : pluralize(posts, 'post'))

const under = (value: number): Target => ({ is: 'under', value })

function editTarget(posts: number): Target | null {
  if (posts === FEW) return under(SECOND)
  return posts === MANY ? atMostFactor(1.5, SECOND, `what ${titleOf(FEW)} may take`) : null
}

function coldTarget(posts: number): Target | null {
  if (posts === 0) return under(6)
  if (posts === VERY_MANY) return under(120)
  const astro = ASTRO_COLD[posts]
  if (astro === undefined) return null
  return { is: 'at most', value: 0.7 * astro, from: `0.7 of Astro 7’s ${astro} s`, elsewhere: true }
}
