// Lists the words of cards and lists that pages show besides their own text.
import type { SearchSection } from '../../../components/search/search-data'
import { formatDays } from '../../../components/date/format-day'
import { isAboutHours } from '../../../model/hours/opening-hours'
import type { Site } from '../../../model/site'

/** Creates a part of a page that has no anchor of its own. */
export const createSection = (
  heading: string,
  words: readonly (string | undefined)[],
): SearchSection => ({ id: '', heading, text: words.filter(Boolean).join(' · ') })

/** Returns the words by the path of the page that shows them. */
export function listCards(site: Site): ReadonlyMap<string, readonly SearchSection[]> {
  const cards = new Map<string, SearchSection[]>()
  const add = (path: string, heading: string, words: readonly (string | undefined)[]) => {
    cards.set(path, [...(cards.get(path) ?? []), createSection(heading, words)])
  }
  const { street, city, phone, email, cost, privacy, languages } = site.settings
  add('/contact', '', [street, city, phone, email, cost, privacy, languages])
  for (const { title, type, from, until, hours } of site.notices.filter(isAboutHours))
    add('/contact', title, [formatDays(from, until), hours ?? type])
  for (const { title, description, amount } of site.givingOptions)
    add('/partner/donate', title, [description, amount])
  for (const { title, description } of site.prayerTopics)
    add('/partner/prayer', title, [description])
  for (const { event, title, description } of site.eventResources)
    add(`/events/${event}`, title, [description])
  for (const { event, name, address } of site.churches) add(`/events/${event}`, '', [name, address])
  return cards
}
