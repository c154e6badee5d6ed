// The places on the store branch: production at its root, and a preview for each pull request below it.
import type { ValueParser } from '../../generator/cli/option-definition'
import { UsageError } from '../../generator/cli/usage-error'

/** `production`, or the number of the pull request whose preview it is. */
export type SiteSlot = 'production' | number

/** The folder of the previews, both on the branch and on the site. */
export const PREVIEW_FOLDER = 'preview'

/** Returns the name of a place as it is typed, and as the folder of a preview is called: `pr-7`. */
export const formatSlot = (slot: SiteSlot): string =>
  slot === 'production' ? slot : `pr-${String(slot)}`

/**
 * Parses `production` or `pr-7`.
 * @throws UsageError for anything else
 */
export const parseSlot: ValueParser<SiteSlot> = (text, option) => {
  if (text === 'production') return text
  const number = /^pr-([1-9]\d{0,6})$/.exec(text)?.[1]
  if (number !== undefined) return Number(number)
  throw new UsageError(`${option} wants production, or pr- and the number of a pull request.`)
}
