// Checks the days of events, posts and pages against today.
import type { Problem } from '../../problems/problem'
import type { CheckContext } from '../check-context'
import { omitFiles } from '../omit-consequences'
import { checkDistantEvents } from './events/distant-events'
import { checkEndedDays } from './ended/ended-days'
import { checkEndedMonths } from './ended/ended-months'
import { checkEndedNews } from './ended/ended-news'
import { checkEndedStarts } from './ended/ended-starts'
import { checkEventDigits } from './events/event-digits'
import { checkExpiredPages } from './ended/expired-pages'
import { checkFuturePosts } from './future-posts'
import { checkLinkedHours } from './hours/linked-hours'
import { checkOpenRegistrations } from './events/open-registrations'
import { checkOverDeadlines } from './ended/over-deadlines'
import { checkPastEvents } from './events/past-events'
import { checkPastInvitations } from './events/past-invitations'
import { checkPictureDays } from './events/picture-days'
import { checkThisWeekdays } from './this-weekdays'
import { checkTimeZones } from './hours/time-zones'

/** @param twice problems of files that were copied: their days came with the name, the id or the file */
export function checkDates(
  { entries, files, today, urls }: CheckContext,
  twice: readonly Problem[],
): Problem[] {
  const ended = checkEndedDays(entries, files.texts, today)
  return [
    ...checkDistantEvents(entries, today),
    ...omitFiles(checkOpenRegistrations(entries, today), twice),
    ...omitFiles(checkPastEvents(entries, today, urls), twice),
    ...checkExpiredPages(entries, today, urls),
    ...checkEndedNews(entries, today),
    ...checkOverDeadlines(entries, today),
    ...ended,
    ...checkPastInvitations(entries, files.texts, today),
    // The month may be that of such a day.
    ...omitFiles(checkEndedMonths(entries, files.texts, today), ended),
    ...checkEndedStarts(entries, files.texts, today),
    ...checkEventDigits(entries, files.texts),
    ...checkLinkedHours(entries, files.texts),
    ...checkPictureDays(entries, files.drawingWords, today),
    ...checkFuturePosts(entries, today, urls.published),
    ...checkThisWeekdays(entries, files.texts, today),
    ...checkTimeZones(entries, files.texts),
  ]
}
