// What is beside a page: the pages of its section.
import type { LinkData } from '../../../components/link-list/link-list'
import type { Day } from '../../../model/dates/day'
import { isPast } from '../../../model/dates/event-status'
import type { Event } from '../../../model/collections/event'
import type { Site } from '../../../model/site'
import { findIndexByPath } from '../positions'

/**
 * The page above and all pages directly below it, itself included. Posts have none: they follow each other in time. Events that
 * are over on `today` are left out. Empty where the page would stand alone.
 */
export function getSectionLinks(site: Site, today: Day, address: string): readonly LinkData[] {
  if (findIndexByPath(site.posts, address) !== -1) return []
  const folders = known.get(site) ?? membersByFolder(site)
  known.set(site, folders)
  const above = folderOf(address) || address
  const head = folders.get(folderOf(above))?.filter(({ to }) => to === above) ?? []
  const section = [...head, ...(folders.get(above) ?? [])].filter(
    ({ to, event }) => to === address || event === null || !isPast(event, today),
  )
  const others = section.filter(({ to }) => to !== above && to !== address)
  const isThere = section.some(({ to }) => to === address)
  return isThere && others.length > 0 ? section.map(({ label, to }) => ({ label, to })) : []
}

type Member = LinkData & { readonly event: Event | null }

/** Every page asks for its section, so the entries of a site are gone through once. */
const known = new WeakMap<Site, ReadonlyMap<string, readonly Member[]>>()

function membersByFolder(site: Site): ReadonlyMap<string, readonly Member[]> {
  const folders = new Map<string, Member[]>()
  const put = (title: string, pagePath: string | null, event: Event | null = null) => {
    if (pagePath === null) return
    const folder = folderOf(pagePath)
    const members = folders.get(folder) ?? []
    folders.set(folder, members)
    members.push({ label: title, to: pagePath, event })
  }
  for (const one of [...site.pages, ...site.services, ...site.volunteerRoles])
    put(one.title, one.pagePath)
  for (const event of site.events) put(event.title, event.pagePath, event)
  return folders
}

/** `/about` of `/about/team`, and nothing of `/about`. */
const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'))
