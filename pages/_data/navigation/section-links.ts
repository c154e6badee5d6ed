// The links to the pages of a section.
import type { LinkData } from '../../../components/link-list/link-list'
import { getFirstDay, isPast } from '../../../model/dates/event-status'
import type { Event } from '../../../model/collections/event/event'
import { compareText } from '../../../model/text/compare-text'
import { getAllEntries } from '../../../model/entries'
import { memoizeByObject } from '../../../model/memoize/memoize'
import type { Site } from '../../../model/site'
import type { BuildContext } from '../../../renderer/page-context'
import { findIndexByPath } from '../entries'
import { sortByCards } from './path-order'

/**
 * Returns the parent page and all pages directly below it, including the page itself, in the order of the cards that lead to them.
 * Posts have no section, because they are ordered by date. Events that are over are omitted. The result is empty if there
 * would be no link to another page.
 */
export function getSectionLinks(
  site: Site,
  build: Pick<BuildContext, 'today'>,
  path: string,
): readonly LinkData[] {
  if (findIndexByPath(site.posts, path) !== -1) return []
  const membersByFolder = groupByFolder(site)
  const parentPath = getFolder(path) || path
  const parent =
    membersByFolder.get(getFolder(parentPath))?.filter(({ href }) => href === parentPath) ?? []
  const section = [...parent, ...(membersByFolder.get(parentPath) ?? [])].filter(
    ({ href, event }) => href === path || event === null || !isPast(event, build.today),
  )
  const others = section.filter(({ href }) => href !== parentPath && href !== path)
  const isMember = section.some(({ href }) => href === path)
  return isMember && others.length > 0 ? section.map(({ label, href }) => ({ label, href })) : []
}

type Member = LinkData & { readonly event: Event | null }

/** Memoized, because every page looks up its section. */
const groupByFolder = memoizeByObject((site: Site): ReadonlyMap<string, readonly Member[]> => {
  const folders = new Map<string, Member[]>()
  const add = (title: string, pagePath: string | null, event: Event | null = null) => {
    if (pagePath === null) return
    const folder = getFolder(pagePath)
    const members = folders.get(folder) ?? []
    folders.set(folder, members)
    members.push({ label: title, href: pagePath, event })
  }
  for (const entry of getAllEntries({ ...site, posts: [], events: [] }))
    add(String(entry['title']), entry.pagePath)
  const events = site.events.toSorted((a, b) => compareText(getFirstDay(a), getFirstDay(b)))
  for (const event of events) add(event.title, event.pagePath, event)
  return new Map([...folders].map(([folder, members]) => [folder, sortByCards(site, members)]))
})

/** Returns `/about` for `/about/team`, and an empty string for `/about`. */
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'))
