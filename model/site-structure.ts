// Paths and anchors of this particular site on which the code relies. All other paths come from the content.
import type { CollectionName } from './collections'
import type { AnyEntry } from './define-collection'

/** Path of the blog, whose list of posts continues on numbered pages below it. */
export const BLOG_PATH = '/blog'

/** The feeds of posts, relative to the base path. The build creates them if there are posts, except in previews. */
export const ATOM_FILE = 'feed.xml'
export const JSON_FEED_FILE = 'feed.json'

/** Path of the page with a card for each staff member. */
export const TEAM_PATH = '/about/team'

/** Slug of the contact page, and the file in content/images that it shows before the map is loaded. */
export const CONTACT_SLUG = 'contact'
export const MAP_IMAGE = 'map.svg'

/** Path of the page for staff, which the build generates without a file (pages/staff). Nothing for visitors leads to it. */
export const STAFF_PATH = '/staff'

/** Path of the page that says what leaving quickly does. Sensitive pages link to it if it exists. */
export const SAFETY_PATH = '/safety'

/** Folders in which the build publishes files, so that no page can be there. */
export const FILE_FOLDERS: readonly string[] = ['assets', 'files', 'fonts', 'images']

/** Slugs of the pages that templates and components link to. Such a page may move if it redirects from here. */
export const LINKED_PAGES: readonly string[] = ['contact', 'give', 'site-index', 'welcome']

/** Slugs of the pages that list the events, and of the page that they link to when no event is coming up. */
export const EVENT_LISTS: readonly string[] = ['events', 'partner/events']
export const PAGE_LINKED_BY_EVENT_LISTS = 'partner/volunteer'

/**
 * Slugs of the pages that show the entries of a collection: without them, nobody would see the entries, so the check requires them. A
 * collection without such a page says where its entries are shown.
 */
export const COLLECTION_PAGES: Readonly<Record<CollectionName, readonly string[]>> = {
  pages: [], // at their own paths
  events: ['events'],
  notices: [], // on every page
  posts: ['blog'],
  team: ['about/team'],
  board: ['about/team'],
  services: [], // on the home page
  volunteerRoles: ['partner/volunteer'],
  givingOptions: ['partner/donate'],
  prayerTopics: ['partner/prayer'],
  partnerCards: ['partner'],
  churches: [], // on the page of their event
  eventResources: [], // on the page of their event
  affiliates: [], // at the bottom of every page
}

/**
 * Returns the slugs of the pages that show the entries of a collection.
 * @param rows the table, for tests
 * @throws when a new collection has no row yet, because commands run without the type check
 */
export function getCollectionPages(
  name: string,
  rows: Readonly<Record<string, readonly string[]>> = COLLECTION_PAGES,
): readonly string[] {
  const pages = rows[name]
  if (pages !== undefined) return pages
  throw new Error(
    `The collection ${name} is missing in COLLECTION_PAGES of model/site-structure.ts. Add the page that lists its entries, such as ${name}: ['${name.toLowerCase()}'], or [] if there is none.`,
  )
}

/** The first parts of the paths of pages for people who give, volunteer or come to an event. All other pages are for everyone. */
export const SUPPORTER_SECTIONS: readonly string[] = [
  'events',
  'give',
  'monthly-partner',
  'partner',
  'supply-drive',
]

type EntryAnchors = {
  readonly collection: CollectionName
  /** Slugs of the pages that list the entries. */
  readonly pages: readonly string[]
  readonly getAnchor: (entry: AnyEntry) => string
}

/** The collections whose entries have an anchor each on the pages that list them. */
export const ENTRY_ANCHORS: readonly EntryAnchors[] = [
  { collection: 'team', pages: ['about/team'], getAnchor: ({ slug }) => slug },
  { collection: 'events', pages: EVENT_LISTS, getAnchor: ({ id }) => String(id) },
]
