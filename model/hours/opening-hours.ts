// The opening hours of the organization: those of the week from the settings, and those that notices change.
import type { Notice } from '../collections/notice/notice'
import type { Day } from '../dates/day'
import { getLocalDateTime } from '../dates/local-time'
import { memoizeByObject } from '../memoize/memoize'
import type { Site } from '../site'
import {
  findOpeningAt,
  getHoursOfDay as getHoursOfDayIn,
  type HoursOfDay,
  type Opening,
  type OpeningHours,
  type SpecialHours,
} from './find-opening'
import { getWeeklyHours, readHours } from './weekly-hours'

export type { HoursOfDay, Opening, OpeningHours, SpecialHours } from './find-opening'

/**
 * Returns the opening hours, or null if the words in the settings do not say them. They are the same object for all pages of a
 * site, which has only the notices that are public.
 */
export const getOpeningHours = memoizeByObject((site: Site): OpeningHours | null => {
  const week = getWeeklyHours(site.settings.hours)
  if (week === null) return null
  return { week, special: getSpecialHours(site), knownUntil: site.hoursKnownUntil }
})

/** Returns the special hours that have been announced and are not over, the next ones first. */
export const getSpecialHours = memoizeByObject(({ notices }: Site): readonly SpecialHours[] =>
  notices.filter(isAboutHours).map(({ from, until, hours, title }) => {
    return { from, until, spans: hours === undefined ? [] : readHours(hours), reason: title }
  }),
)

/** Returns whether a notice says when we are open. The others are news. */
export const isAboutHours = ({ type }: Pick<Notice, 'type'>): boolean => type !== 'news'

/** Returns the hours of a day with what causes them; null if the words in the settings do not say them. */
export function getHoursOfDay(site: Site, day: Day): HoursOfDay | null {
  const hours = getOpeningHours(site)
  return hours === null ? null : getHoursOfDayIn(hours, day)
}

/** Returns whether the office is open at an instant, and until when or from when on; null if that is not known. */
export function findOpening(site: Site, instant: Date): Opening | null {
  const hours = getOpeningHours(site)
  if (hours === null) return null
  return findOpeningAt(hours, getLocalDateTime(instant, site.settings.timeZone))
}
