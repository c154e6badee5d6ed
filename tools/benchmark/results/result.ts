// A row of the table: a measured value and its target.

export type Unit = 's' | 'ms' | 'MB' | 'bytes' | ''

export type Target = {
  readonly is: 'under' | 'at most' | 'at least'
  readonly value: number
  /** Where the value comes from, in a few words, such as `1.5 times the parsing`. */
  readonly from?: string
  /** True if the value was measured on another machine, so the comparison means little on this one. */
  readonly measuredElsewhere?: boolean
}

export type BenchmarkRow = {
  readonly label: string
  /** The median of the runs; null if it could not be measured. */
  readonly measured: number | null
  readonly unit: Unit
  readonly runs: number
  readonly target: Target | null
}

export type Result = 'met' | 'missed' | 'not measured' | 'no target'

export function getResult({ measured, target }: BenchmarkRow): Result {
  if (measured === null) return 'not measured'
  if (target === null) return 'no target'
  return isMet(measured, target) ? 'met' : 'missed'
}

function isMet(measured: number, { is, value }: Target): boolean {
  if (is === 'under') return measured < value
  return is === 'at most' ? measured <= value : measured >= value
}

/** Returns a target of `factor` times a measured value, or null if that value is unknown. */
export const atMostFactor = (
  factor: number,
  measured: number | null | undefined,
  label: string,
): Target | null =>
  measured === null || measured === undefined
    ? null
    : { is: 'at most', value: factor * measured, from: `${factor} times ${label}` }
