// Decides on which days an entry is public, and why it is hidden on others (docs/decisions/drafts-and-scheduling.md).
import type { Day } from './dates/day'

/** The fields that decide when an entry is public; an entry without any of them always is. */
export type VisibilityFields = {
  readonly draft?: boolean | undefined
  /** The first public day. */
  readonly publishOn?: Day | undefined
  /** The last public day. */
  readonly expiresOn?: Day | undefined
}

export type HiddenReason =
  | { readonly reason: 'draft' }
  | { readonly reason: 'not-yet'; readonly publishOn: Day }
  | { readonly reason: 'expired'; readonly expiresOn: Day }

export type HiddenFile = { readonly file: string; readonly why: HiddenReason }

/** A range of days that includes both ends. */
export type DayRange = { readonly from: Day; readonly to: Day }

/** The end of a range that never ends: later than any day that can be typed. */
const FOREVER: Day = '9999-12-31'

/** Returns whether an entry is hidden on some day. */
export const isScheduled = ({ draft, publishOn, expiresOn }: VisibilityFields): boolean =>
  draft === true || publishOn !== undefined || expiresOn !== undefined

/** Returns why an entry is hidden on a day (in the clinic's time zone), or null if it is public. */
export function getHiddenReason(
  { draft, publishOn, expiresOn }: VisibilityFields,
  day: Day,
): HiddenReason | null {
  if (draft === true) return { reason: 'draft' }
  if (publishOn !== undefined && day < publishOn) return { reason: 'not-yet', publishOn }
  if (expiresOn !== undefined && day > expiresOn) return { reason: 'expired', expiresOn }
  return null
}

/** Returns the days from `today` onward on which an entry is public, or null if there are none. */
export function getPublicRange(
  { draft, publishOn, expiresOn }: VisibilityFields,
  today: Day,
): DayRange | null {
  const from = publishOn !== undefined && publishOn > today ? publishOn : today
  const to = expiresOn ?? FOREVER
  return draft === true || to < from ? null : { from, to }
}

/** Returns why an entry is hidden on at least one day of a range, or null if it is public on all of them. */
export function getHiddenReasonWithin(
  dates: VisibilityFields,
  { from, to }: DayRange,
): HiddenReason | null {
  return getHiddenReason(dates, from) ?? getHiddenReason(dates, to)
}
