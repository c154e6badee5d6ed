// On which days an entry is on the public site, and why it is not (docs/decisions/drafts-and-scheduling.md).
import type { Day } from './dates/day'

/** What decides it; an entry without any of them is always public. */
export type Dates = {
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

/** Days in a row, both ends included. */
export type DayRange = { readonly from: Day; readonly to: Day }

/** Stands for "never ends": later than every day that anybody types. */
const FOREVER: Day = '9999-12-31'

/** Why an entry is not public on the day (in the clinic's time zone), or null when it is. */
export function getHiddenReason(
  { draft, publishOn, expiresOn }: Dates,
  day: Day,
): HiddenReason | null {
  if (draft === true) return { reason: 'draft' }
  if (publishOn !== undefined && day < publishOn) return { reason: 'not-yet', publishOn }
  if (expiresOn !== undefined && day > expiresOn) return { reason: 'expired', expiresOn }
  return null
}

/** The days from `today` on which an entry is public, or null when there will be none. */
export function getPublicRange(
  { draft, publishOn, expiresOn }: Dates,
  today: Day,
): DayRange | null {
  const from = publishOn !== undefined && publishOn > today ? publishOn : today
  const to = expiresOn ?? FOREVER
  return draft === true || to < from ? null : { from, to }
}

/** Why an entry is not public on some day of the span, or null when it is on all of them. */
export function getHiddenReasonWithin(dates: Dates, { from, to }: DayRange): HiddenReason | null {
  return getHiddenReason(dates, from) ?? getHiddenReason(dates, to)
}
