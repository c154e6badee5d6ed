// Collects what visitors can search: every page, event and post, and the people (docs/decisions/search.md).
import { formatDay, formatDays } from '../../../components/date/format-day'
import { DRAFT_LABELS } from '../../../components/draft-status/draft-badge'
import type { SearchEntry } from '../../../components/search/search-data'
import type { Day } from '../../../model/dates/day'
import { getFirstDay } from '../../../model/dates/event-status'
import type { CollectionEntries } from '../../../model/collections'
import type { AnyEntry } from '../../../model/define-collection'
import { getAllEntries } from '../../../model/entries'
import type { Site } from '../../../model/site'
import { getOriginalPath } from '../../../model/translations/translations'
import { ENTRY_ANCHORS, TEAM_PATH } from '../../../model/site-structure'
import { getHiddenReason } from '../../../model/visibility'
import { createSection, listCards } from './list-cards'
import { readSections } from './read-sections'

/** With more pages than this, posts are found by their titles, summaries and headings, so that the index stays small. */
export const MAX_WHOLE_PAGES = 300

/** Returns the entries in a fixed order: the same content gives the same index. */
export function createSearchEntries(site: Site, today: Day): SearchEntry[] {
  const withPages = getPageEntries(site)
  const titles = new Map(withPages.map(({ pagePath, title }) => [pagePath, title]))
  const cards = listCards(site)
  const isLarge = withPages.length > MAX_WHOLE_PAGES

  type Facts = Pick<SearchEntry, 'path' | 'title' | 'summary' | 'sections'> & {
    /** The path of the page to which it belongs. */
    readonly parent: string
    readonly detail?: string
  }
  const createEntry = (entry: AnyEntry, { parent, detail = '', ...facts }: Facts): SearchEntry => {
    const hidden = getHiddenReason(entry, today)
    const status =
      hidden === null ? entry['status'] === 'cancelled' && 'Canceled' : DRAFT_LABELS[hidden.reason]
    const names = entry['alsoKnownAs'] as readonly string[] | undefined
    return {
      ...facts,
      path: facts.path.slice(1),
      parent: titles.get(parent) ?? '',
      detail,
      ...(status === false ? {} : { status }),
      ...(names === undefined ? {} : { alsoKnownAs: names }),
      sections: facts.sections
        .filter(({ heading, text }) => heading + text !== '')
        .map((section) => (isTaken(entry.slug, section.id) ? { ...section, id: '' } : section)),
    }
  }

  /** A heading has no anchor of its own if a card on the page has it (pages/_data/without-anchors.ts). */
  const isTaken = (slug: string, id: string) =>
    ENTRY_ANCHORS.some(
      ({ collection, pages, getAnchor }) =>
        pages.includes(slug) && site[collection].some((other) => getAnchor(other) === id),
    )

  const createPage = (
    entry: PageEntry,
    summary: string,
    words: readonly (string | undefined)[] = [],
    detail = '',
  ): SearchEntry[] => {
    const { pagePath: path, title } = entry
    if (path === null) return []
    const parent = findParent(path, titles)
    const sections = [
      createSection('', words),
      ...readSections(entry.body.blocks),
      ...(cards.get(path) ?? []),
    ]
    const original = getOriginalPath(site, path)
    return [
      {
        ...createEntry(entry, { path, title, parent, detail, summary, sections }),
        ...(original === path ? {} : { original: original.slice(1) }),
      },
    ]
  }

  return [
    ...site.pages.flatMap((page) =>
      createPage(page, page.lead ?? page.description, [
        page.heading,
        page.videoTitle,
        page.videoText,
      ]),
    ),
    ...site.services.flatMap((service) => createPage(service, service.summary, service.limits)),
    ...site.events.flatMap((event) =>
      createPage(
        event,
        event.summary,
        [event.time, event.location, event.statusNote, event.registration],
        formatDays(getFirstDay(event), event.date),
      ),
    ),
    ...site.volunteerRoles.flatMap((role) =>
      createPage(role, role.summary, role.requirements ?? []),
    ),
    ...getPageEntries({ ...site, ...WITH_OWN_WORDS }).flatMap((entry) =>
      createPage(entry, getSummary(entry)),
    ),
    ...site.posts.flatMap((post) => {
      const { summary, author, date } = post
      if (!isLarge) return createPage(post, summary, [author], formatDay(date))
      const { pagePath: path, title, body } = post
      if (path === null) return []
      const parent = findParent(path, titles)
      const sections = body.headings.map(({ id, text }) => ({ id, heading: text, text: '' }))
      const detail = formatDay(date)
      return [createEntry(post, { path, title, parent, detail, summary, sections })]
    }),
    ...site.team.map((person) =>
      createEntry(person, {
        path: `${TEAM_PATH}#${person.slug}`,
        title: person.name,
        parent: TEAM_PATH,
        detail: person.title,
        summary: '',
        sections: readSections(person.body.blocks),
      }),
    ),
    ...site.board.map((member) =>
      createEntry(member, {
        path: TEAM_PATH,
        title: member.name,
        parent: TEAM_PATH,
        detail: member.title,
        summary: member.organization,
        sections: [],
      }),
    ),
  ]
}

/** The collections of whose pages more is searched than the summary and the text. */
const WITH_OWN_WORDS = { pages: [], services: [], events: [], volunteerRoles: [], posts: [] }

function getSummary({ summary, description }: AnyEntry): string {
  const words = summary ?? description
  return typeof words === 'string' ? words : ''
}

type PageEntry = AnyEntry & { readonly title: string }

const getPageEntries = (site: CollectionEntries) =>
  getAllEntries(site).filter(({ pagePath }) => pagePath !== null) as PageEntry[]

/** Returns the path of the closest page above a path; home, which is above all pages, does not count. */
function findParent(path: string, titles: ReadonlyMap<string | null, string>): string {
  const parent = path.slice(0, path.lastIndexOf('/'))
  return parent === '' || titles.has(parent) ? parent : findParent(parent, titles)
}
