// Writes a number with its noun.
import { formatNumber } from '../../../generator/reporters/text-reporter'

/** Returns `1 page` or `2,000 pages`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
