// Says how heavy a page is.
import type { PageChange, Weight } from '../review'

/** Returns how heavy a page is, and how heavy it was if that differs; null for a page that is gone. */
export function describeWeight({ before, after }: PageChange['weight']): string | null {
  if (after === null) return null
  const now = formatWeight(after)
  return isSameWeight({ before, after }) || before === null
    ? now
    : `${now}; it was ${formatWeight(before)}`
}

/** Less than this is no difference that a person would notice, in bytes. */
const NOTICED_BYTES = 20_000

/** Whether a person would call both versions equally heavy. */
export const isSameWeight = ({ before, after }: PageChange['weight']): boolean =>
  before !== null &&
  after !== null &&
  Math.abs(before.page - after.page) < NOTICED_BYTES &&
  Math.abs(before.pictures - after.pictures) < NOTICED_BYTES

const formatWeight = ({ page, pictures }: Weight): string =>
  pictures === 0 ? formatSize(page) : `${formatSize(page)} and pictures of ${formatSize(pictures)}`

/** Returns a size such as `14 KB`. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
