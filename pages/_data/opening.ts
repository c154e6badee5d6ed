// Creates the data with which every page shows the opening hours and the notice on top of it.
import type { OpeningData } from '../../components/hours/opening-data'
import type { NoticeData } from '../../components/notices/notice-data'
import { getEndOfDay } from '../../model/dates/day'
import { getOpeningHours, getSpecialHours, isAboutHours } from '../../model/hours/opening-hours'
import { memoizeByObject } from '../../model/memoize/memoize'
import type { Site } from '../../model/site'

/** Both return the same object for all pages, so that its JSON is memoized (renderer/fragment-cache.tsx). */
export const getOpeningData = memoizeByObject((site: Site): OpeningData => {
  const notices = site.notices.filter(isAboutHours)
  return {
    timeZone: site.settings.timeZone,
    week: getOpeningHours(site)?.week ?? null,
    special: getSpecialHours(site).map((special, index) => {
      return { ...special, hours: notices[index]?.hours ?? 'closed' }
    }),
    knownUntil: site.hoursKnownUntil,
  }
})

/**
 * Returns the notice that is shown on top of every page, or null. Only one is: the next one about our hours, which is that of today
 * if there is one, and otherwise the newest news.
 */
export const getNotice = memoizeByObject((site: Site): NoticeData | null => {
  const notice = site.notices.find(isAboutHours) ?? site.notices.at(-1)
  if (!notice) return null
  const { type, title, from, until, hours = null, link = null } = notice
  return {
    type,
    title,
    from,
    until,
    hours,
    href: link,
    endsAt: getEndOfDay(until, site.settings.timeZone),
  }
})
