// Computes the median of measured values.

/** Returns null if a value is null or NaN, or if there are no values. */
export function computeMedian(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null && !Number.isNaN(value)) as number[]
  if (numbers.length === 0 || numbers.length < values.length) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return ((low ?? NaN) + (high ?? NaN)) / 2
}
