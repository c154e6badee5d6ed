// Finds what the content itself changes on later days: events that begin or are over, entries that appear on the site or leave it.
import { addArticle } from '../../model/text/add-article'
import { compareText } from '../../model/text/compare-text'
import { collections, type CollectionName } from '../../model/collections'
import { COLLECTION_NAMES } from '../../model/entries'
import { getNextDay, isDay, type Day } from '../../model/dates/day'
import { getFirstDay } from '../../model/dates/event-status'
import type { AnyEntry } from '../../model/define-collection'
import type { Site } from '../../model/site'
import { removeSourceMarks } from '../../model/source/source-mark'
import { getHiddenReason } from '../../model/visibility'

/** A change that takes effect when its day begins. */
export type ScheduledChange = {
  readonly day: Day
  /** A sentence without its period: `the event “Hope Gala” begins`. */
  readonly what: string
  /** Whether an entry appears or leaves. */
  readonly isAppearance: boolean
}

export type ScheduleOptions = {
  /** The day after which changes are found. */
  readonly today: Day
  /** Whether entries are named that are not public yet. The public site must not give them away. */
  readonly namesHidden: boolean
}

/**
 * Returns the changes, sorted by day.
 * @param complete the site with all entries, even those that are not public
 */
export function findScheduledChanges(complete: Site, options: ScheduleOptions): ScheduledChange[] {
  const changes = COLLECTION_NAMES.flatMap((name) =>
    complete[name].flatMap((entry) =>
      findDays(entry, name).map(({ day, what, isAppearance }) => {
        const isNamed = options.namesHidden || getHiddenReason(entry, options.today) === null
        return { day, what: `${formatLabel(entry, name, isNamed)} ${what}`, isAppearance }
      }),
    ),
  )
  return changes
    .filter(({ day }) => isDay(day) && day > options.today)
    .sort((first, second) => compareText(first.day, second.day))
}

/** Returns the days on which an entry changes. Only those count on which it is public, or was on the day before. */
function findDays(entry: AnyEntry, name: CollectionName): ScheduledChange[] {
  const { publishOn, expiresOn } = entry
  const isPublicOn = (day: Day) => getHiddenReason(entry, day) === null
  const createAppearance = (day: Day, what: string) => ({ day, what, isAppearance: true })
  const createState = (day: Day, what: string) => ({ day, what, isAppearance: false })
  const event = name === 'events' ? (entry as unknown as Site['events'][number]) : null
  const states =
    event === null ? [] : findStates(event).map(([day, what]) => createState(day, what))
  return [
    ...states.filter(({ day }) => isPublicOn(day)),
    ...(publishOn !== undefined && isPublicOn(publishOn)
      ? [createAppearance(publishOn, 'appears on the site')]
      : []),
    ...(expiresOn !== undefined && isPublicOn(expiresOn)
      ? [createAppearance(getNextDay(expiresOn), 'leaves the site')]
      : []),
  ]
}

/** Returns the days on which an event looks different. One that is cancelled never begins. */
function findStates(event: Site['events'][number]): [day: Day, what: string][] {
  const end = getNextDay(event.date)
  if (event.status === 'cancelled') return [[end, 'is no longer on the calendar']]
  return [
    [getFirstDay(event), 'begins'],
    [end, 'is over'],
  ]
}

/** Returns what staff call an entry: `the event “Hope Gala”`, or `an event`. */
function formatLabel(entry: AnyEntry, name: CollectionName, isNamed: boolean): string {
  const noun = collections[name].name
  const { title, name: ownName, slug } = entry as { title?: string; name?: string; slug: string }
  if (!isNamed) return addArticle(noun)
  return `the ${noun} “${removeSourceMarks(ownName ?? title ?? slug)}”`
}
