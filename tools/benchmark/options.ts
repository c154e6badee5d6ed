// Parses the options of `npm run bench`.
import { UsageError } from '../../generator/cli/usage-error'
import { parseOptions } from '../../generator/cli/options'
import { findClosestMatch } from '../../model/problems/closest-match'
import { SUITES, type SuiteName } from './suites'

export type BenchOptions = {
  readonly sizes: readonly number[]
  readonly only: readonly SuiteName[]
  readonly json: string
}

const SUITE_NAMES = Object.keys(SUITES) as SuiteName[]

/** @throws UsageError when an option is mistyped */
export function parseBenchOptions(argv: readonly string[]): BenchOptions {
  return parseOptions(argv, 'Measures everything that has a target.', {
    sizes: {
      value: 'numbers',
      default: '0,1000,4000,10000',
      about: 'How many posts are added to the site, for each build.',
      read: parseSizes,
    },
    only: {
      value: 'parts',
      default: SUITE_NAMES.join(','),
      about: 'Measures only these parts, their names joined by commas.',
      read: parseSuiteNames,
    },
    json: { value: 'file', default: 'dist/bench.json', about: 'Where the numbers are written.' },
  })
}

function parseSizes(text: string, option: string): number[] {
  const sizes = text.split(',').map((size) => size.trim())
  if (sizes.every((size) => /^\d{1,6}$/.test(size))) return [...new Set(sizes.map(Number))]
  throw new UsageError(`${option} wants whole numbers joined by commas, such as 100,1000.`)
}

function parseSuiteNames(text: string, option: string): SuiteName[] {
  const chosen = text.split(',').map((name) => name.trim())
  const unknown = chosen.find((name) => !SUITE_NAMES.some((suite) => suite === name))
  if (unknown === undefined) return SUITE_NAMES.filter((name) => chosen.includes(name))
  const match = findClosestMatch(unknown, SUITE_NAMES)
  const advice = match ? `Did you mean ${match}?` : `The parts are ${SUITE_NAMES.join(', ')}.`
  throw new UsageError(`${option} knows no part "${unknown}". ${advice}`)
}
