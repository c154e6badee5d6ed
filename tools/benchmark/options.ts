// The options of the measurement.
import { UsageError } from '../../generator/cli/usage-error'
import { parseOptions } from '../../generator/cli/options'
import { findClosestMatch } from '../../model/problems/closest-match'
import { SUITES, type SuiteName } from './suites'

export type BenchOptions = {
  readonly sizes: readonly number[]
  readonly only: readonly SuiteName[]
  readonly json: string
}

const NAMES = Object.keys(SUITES) as SuiteName[]

/** @throws ArgumentError when something is mistyped */
export function parseBenchOptions(argv: readonly string[]): BenchOptions {
  return parseOptions(argv, {
    sizes: {
      value: 'numbers',
      default: '0,1000,4000,10000',
      about: 'How many posts are added to the site, for each build.',
      read: readSizes,
    },
    only: {
      value: 'parts',
      default: NAMES.join(','),
      about: 'Measures only these parts, their names joined by commas.',
      read: readParts,
    },
    json: { value: 'file', default: 'dist/bench.json', about: 'Where the numbers are written.' },
  })
}

function readSizes(text: string, option: string): number[] {
  const sizes = text.split(',').map((size) => size.trim())
  if (sizes.every((size) => /^\d{1,6}$/.test(size))) return [...new Set(sizes.map(Number))]
  throw new UsageError(`${option} wants whole numbers joined by commas, such as 100,1000.`)
}

function readParts(text: string, option: string): SuiteName[] {
  const chosen = text.split(',').map((name) => name.trim())
  const unknown = chosen.find((name) => !NAMES.some((one) => one === name))
  if (unknown === undefined) return NAMES.filter((name) => chosen.includes(name))
  const near = findClosestMatch(unknown, NAMES)
  const advice = near ? `Did you mean ${near}?` : `The parts are ${NAMES.join(', ')}.`
  throw new UsageError(`${option} knows no part "${unknown}". ${advice}`)
}
