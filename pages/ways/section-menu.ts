// What is beside a page: the pages of its section.
import type { LinkData } from '../../components/link-list/link-list'
import type { Day } from '../../scripts/content/day'
import { isPast } from '../../scripts/content/event-state'
import type { Site } from '../../scripts/content/site'

type Addressed = { readonly title: string; readonly pageAddress: string | null }

/**
 * The page above and all pages directly below it, itself included. Posts have none: they follow each other in time. Events that
 * are over on `today` are left out. Empty where the page would stand alone.
 */
export function sectionMenu(site: Site, today: Day, address: string): readonly LinkData[] {
  if (site.posts.some(({ pageAddress }) => pageAddress === address)) return []
  const above = address.slice(0, address.lastIndexOf('/')) || address
  const entries: readonly Addressed[] = [
    ...site.pages,
    ...site.services,
    ...site.volunteerRoles,
    ...site.events.filter((event) => event.pageAddress === address || !isPast(event, today)),
  ]
  const links = entries.flatMap(({ title, pageAddress }) =>
    pageAddress === null ? [] : [{ label: title, to: pageAddress }],
  )
  const section = [
    ...links.filter(({ to }) => to === above),
    ...links.filter(({ to }) => to.startsWith(`${above}/`) && !to.includes('/', above.length + 1)),
  ]
  const others = section.filter(({ to }) => to !== above && to !== address)
  return section.some(({ to }) => to === address) && others.length > 0 ? section : []
}
