// Reports the id of an event that was another one when the event was published.
import { collections } from '../../../collections'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import {
  getEventAnchor,
  parsePublishedIds,
  parsePublishedUrls,
} from '../../../routing/published-urls'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { replaceField } from '../../translations/field-edits'

const EVENTS: unknown = collections.events

/**
 * Compares the ids of events that have been public with those on the list. An id that is new there took the place of one that no
 * event has now.
 * @param publishedUrls the text of the list of published paths
 */
export function checkChangedIds(entries: readonly ParsedEntry[], publishedUrls: string): Problem[] {
  const events = entries.filter(({ collection }) => collection === EVENTS)
  const publishedIds = parsePublishedIds(publishedUrls)
  const paths = new Set(parsePublishedUrls(publishedUrls).map(({ path }) => path))
  const ids = new Set(events.map(({ entry }) => entry['id']))
  const lost = publishedIds.filter((id) => !ids.has(id))
  const changed = events.filter(
    ({ entry: { id, pagePath, draft } }) =>
      typeof id === 'string' &&
      draft !== true &&
      paths.has(pagePath ?? '') &&
      !publishedIds.includes(id),
  )
  const [id] = lost
  if (id === undefined) return []
  const isCertain = lost.length === 1 && changed.length === 1
  return changed.map((parsed) =>
    createProblem(
      {
        ...describeChangedId(lost),
        suggestion: isCertain ? replaceField(parsed, 'id', id) : null,
      },
      getFieldPosition(parsed, 'id'),
    ),
  )
}

function describeChangedId(lost: readonly string[]): FileProblem {
  const [id = ''] = lost
  return {
    code: 'address-lost',
    severity: 'warning',
    message:
      lost.length === 1
        ? `This event was published with the id ${id}. With another id, links to ${getEventAnchor(id)} no longer find it.`
        : 'This event was published with another id, so links to its card no longer find it.',
    fix: `Write id: ${lost.join(' or id: ')}`,
  }
}
