// Checks the days of events, posts and pages against today.
import type { Problem } from '../../problems/problem'
import type { CheckContext } from '../check-context'
import { omitFiles } from '../omit-consequences'
import { checkDistantEvents } from './distant-events'
import { checkEndedDays } from './ended-days'
import { checkEndedNews } from './ended-news'
import { checkEventDigits } from './event-digits'
import { checkExpiredPages } from './expired-pages'
import { checkFuturePosts } from './future-posts'
import { checkLinkedHours } from './linked-hours'
import { checkOpenRegistrations } from './open-registrations'
import { checkPastEvents } from './past-events'
import { checkPastInvitations } from './past-invitations'
import { checkPictureDays } from './picture-days'
import { checkTimeZones } from './time-zones'

/** @param twice problems of files that were copied: their days came with the name, the id or the file */
export const checkDates = (
  { entries, files, today, urls }: CheckContext,
  twice: readonly Problem[],
): Problem[] => [
  ...checkDistantEvents(entries, today),
  ...omitFiles(checkOpenRegistrations(entries, today), twice),
  ...omitFiles(checkPastEvents(entries, today, urls), twice),
  ...checkExpiredPages(entries, today, urls),
  ...checkEndedNews(entries, today),
  ...checkEndedDays(entries, files.texts, today),
  ...checkPastInvitations(entries, files.texts, today),
  ...checkEventDigits(entries, files.texts),
  ...checkLinkedHours(entries, files.texts),
  ...checkPictureDays(entries, files.drawingWords, today),
  ...checkFuturePosts(entries, today, urls.published),
  ...checkTimeZones(entries, files.texts),
]
