// The middle one of some measured values.

/** Of an even number, the mean of the two in the middle; null where one is missing, is no number, or there is none. */
export function computeMedian(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null && !Number.isNaN(value)) as number[]
  if (known.length === 0 || known.length < values.length) return null
  const sorted = known.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? NaN) + (high ?? NaN)) / 2
}
