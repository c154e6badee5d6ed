// Finds what the content itself changes on later days: events that begin or are over, entries that appear on the site or leave it.
import { collections, type CollectionName } from '../../model/collections'
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
}

/**
 * Returns the changes after a day, sorted by day.
 * @param complete the site with all entries, even those that are not public
 */
export function findScheduledChanges(complete: Site, asOf: Day): ScheduledChange[] {
  const names = Object.keys(collections) as CollectionName[]
  return [
    ...complete.events.flatMap(findEventChanges),
    ...names.flatMap((name) => complete[name].flatMap((entry) => findAppearances(entry, name))),
  ]
    .filter(({ day }) => isDay(day) && day > asOf)
    .sort((first, second) => (first.day < second.day ? -1 : first.day > second.day ? 1 : 0))
}

function findEventChanges(event: Site['events'][number]): ScheduledChange[] {
  const label = formatLabel(event, 'events')
  const changes = [
    { day: getFirstDay(event), what: `${label} begins` },
    { day: getNextDay(event.date), what: `${label} is over` },
  ]
  return changes.filter(({ day }) => getHiddenReason(event, day) === null)
}

function findAppearances(entry: AnyEntry, name: CollectionName): ScheduledChange[] {
  const { publishOn, expiresOn } = entry
  const label = formatLabel(entry, name)
  const isPublicOn = (day: Day) => getHiddenReason(entry, day) === null
  return [
    ...(publishOn !== undefined && isPublicOn(publishOn)
      ? [{ day: publishOn, what: `${label} appears on the site` }]
      : []),
    ...(expiresOn !== undefined && isPublicOn(expiresOn)
      ? [{ day: getNextDay(expiresOn), what: `${label} leaves the site` }]
      : []),
  ]
}

/** Returns what staff call an entry: `the event “Hope Gala”`. */
function formatLabel(entry: AnyEntry, name: CollectionName): string {
  const { title, name: ownName, slug } = entry as { title?: string; name?: string; slug: string }
  return `the ${collections[name].name} “${removeSourceMarks(ownName ?? title ?? slug)}”`
}
