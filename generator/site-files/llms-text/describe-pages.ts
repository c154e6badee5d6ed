// The parts of llms.txt that list services, events and the other pages.
import { formatDays } from '../../../components/date/format-day'
import { getFirstDay, isPast, sortEvents } from '../../../model/dates/event-status'
import type { AnyEntry } from '../../../model/define-collection'
import { isSensitive } from '../../../model/sensitive-pages'
import { listPublicPages } from '../public-pages'
import type { SiteFilesInput } from '../site-files-input'
import { formatLink } from './markdown'

/** Sensitive ones have their names: a person who asks an assistant what we offer is not on our page. */
export const describeServices = ({ site, build }: SiteFilesInput): string[] =>
  site.services.map(({ title, summary, limits = [], pagePath }) => {
    const notOffered = limits.length === 0 ? [] : ['What we do not offer:', ...limits]
    return formatLink(title, `${build.url}${pagePath}`, [summary, ...notOffered].join(' '))
  })

/** Without events that are over. */
export const describeEvents = ({ site, build }: SiteFilesInput): string[] =>
  sortEvents(site.events, build.today)
    .filter((event) => !isPast(event, build.today))
    .map((event) => {
      const days = formatDays(getFirstDay(event), event.date)
      const facts = [days, event.time, event.location].filter((fact) => fact !== undefined)
      const status = event.status === 'cancelled' ? 'Canceled. ' : ''
      const note = `${status}${facts.join('; ')}. ${event.summary}`
      return formatLink(event.title, `${build.url}${event.pagePath}`, note)
    })

/** The later pages of the blog have no entry of their own, so they are left out. */
export function describePages(input: SiteFilesInput): string[] {
  const { services, events, posts } = input.site
  const others: ReadonlySet<AnyEntry> = new Set<AnyEntry>([...services, ...events, ...posts])
  return listPublicPages(input)
    .filter(({ url, entry }) => !others.has(entry) && url === `${input.build.url}${entry.pagePath}`)
    .map(({ url, entry }) => formatLink(String(entry['title']), url, getDescription(entry)))
}

/** The description of a sensitive page is shown nowhere. */
function getDescription(entry: AnyEntry): string {
  const text = entry['description'] ?? entry['summary']
  return isSensitive(entry) || typeof text !== 'string' ? '' : text
}
