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

export type Hidden =
  | { readonly reason: 'draft' }
  | { readonly reason: 'not-yet'; readonly publishOn: Day }
  | { readonly reason: 'expired'; readonly expiresOn: Day }

export type HiddenFile = { readonly file: string; readonly why: Hidden }

/** Days in a row, both ends included. */
export type Span = { readonly from: Day; readonly to: Day }

/** Stands for "never ends": later than every day that anybody types. */
const FOREVER: Day = '9999-12-31'

/** Why an entry is not public on the day (in the clinic's time zone), or null when it is. */
export function whyHidden({ draft, publishOn, expiresOn }: Dates, day: Day): Hidden | null {
  if (draft === true) return { reason: 'draft' }
  if (publishOn !== undefined && day < publishOn) return { reason: 'not-yet', publishOn }
  if (expiresOn !== undefined && day > expiresOn) return { reason: 'expired', expiresOn }
  return null
}

/** The days from `today` on which an entry is public, or null when there will be none. */
export function publicSpan({ draft, publishOn, expiresOn }: Dates, today: Day): Span | null {
  const from = publishOn !== undefined && publishOn > today ? publishOn : today
  const to = expiresOn ?? FOREVER
  return draft === true || to < from ? null : { from, to }
}

/** Why an entry is not public on some day of the span, or null when it is on all of them. */
export function whyHiddenWithin(dates: Dates, { from, to }: Span): Hidden | null {
  return whyHidden(dates, from) ?? whyHidden(dates, to)
}
