// Arranges all pages of the site in sections by what a visitor needs, each page below the page that leads to it.
import type { LinkData, LinkSection, LinkTree } from '../../components/link-list/link-list'
import type { Day } from '../../model/dates/day'
import { sortEvents } from '../../model/dates/event-status'
import type { Site } from '../../model/site'
import { TEAM_PATH } from '../../model/site-structure'
import { WORDS } from '../../components/words/words'
import type { AnyEntry } from '../../model/define-collection'
import { getAllEntries } from '../../model/entries'
import {
  DEFAULT_LANGUAGE,
  getPathLanguage,
  OTHER_LANGUAGES,
  type Language,
} from '../../model/languages'
import { sortByCards } from '../_data/navigation/path-order'

type Section = {
  readonly title: string
  /** The top-level folders of its pages, in order; an empty string for the home page, null for all other folders. */
  readonly folders: readonly string[] | null
}

const ABOUT_US: Section = { title: 'About us', folders: null }
const SECTIONS: readonly Section[] = [
  { title: 'Start here', folders: ['', 'welcome'] },
  { title: 'Get help', folders: ['services', 'questions', 'contact'] },
  ABOUT_US,
  { title: 'Give and help', folders: ['give', 'partner'] },
  { title: 'News and events', folders: ['events', 'blog'] },
]

/** Returns the sections that have pages. The site index itself is in none of them. */
export function getSiteSections(site: Site, today: Day): LinkSection[] {
  const links = listPages(site, today)
  const paths = new Set(links.map(({ href }) => href))
  const linksByParent = new Map<string | null, LinkData[]>()
  for (const link of links) {
    const parent = findParent(site, link.href, paths)
    linksByParent.set(parent, linksByParent.get(parent) ?? [])
    linksByParent.get(parent)?.push(link)
  }
  const createTree = (parent: string | null): LinkTree[] =>
    sortByCards(site, linksByParent.get(parent) ?? []).map((link) => ({
      ...link,
      children: createTree(link.href),
      ...(link.href === TEAM_PATH ? { anchors: listStaff(site) } : {}),
    }))
  const roots = createTree(null)
  const english = SECTIONS.map((section) => {
    const inSection = roots.filter(({ href }) => findSection(site, href) === section)
    return { title: section.title, links: sortByFolder(inSection, section) }
  })
  return [...english, ...listOtherLanguages(site)].filter((section) => section.links.length > 0)
}

const OWN_PATH = '/site-index'

const listStaff = (site: Site): LinkData[] =>
  site.team.map(({ name, slug }) => ({ label: name, href: `${TEAM_PATH}#${slug}` }))

function listPages(site: Site, today: Day): LinkData[] {
  const entries = getAllEntries({ ...site, events: sortEvents(site.events, today) })
  return linkPages(entries, DEFAULT_LANGUAGE).filter(({ href }) => href !== OWN_PATH)
}

/** Returns links to those of the entries that have a page of their own in a language. */
const linkPages = (entries: readonly AnyEntry[], language: Language): LinkData[] =>
  entries.flatMap(({ title, status, pagePath }) => {
    if (pagePath === null || getPathLanguage(pagePath) !== language) return []
    return [
      { label: `${String(title)}${status === 'cancelled' ? ' (canceled)' : ''}`, href: pagePath },
    ]
  })

/** Returns a section for each other language, with the title that its speakers look for. What we offer comes before single pages. */
function listOtherLanguages(site: Site): LinkSection[] {
  const entries = [...getAllEntries({ ...site, pages: [] }), ...site.pages]
  return OTHER_LANGUAGES.map((language) => {
    const links = linkPages(entries, language)
    return { title: WORDS[language].languages.link, language, links }
  })
}

/** Returns the path of the closest page above, or of the page whose card leads there, or null. */
function findParent(site: Site, path: string, paths: ReadonlySet<string>): string | null {
  const parent = path.slice(0, path.lastIndexOf('/'))
  if (parent !== '') return paths.has(parent) ? parent : findParent(site, parent, paths)
  const isInMenu = site.settings.navigation.some(({ href }) => href === path)
  if (isInMenu || findKnownSection(path) !== undefined) return null
  if (site.givingOptions.some(({ buttonLink }) => buttonLink === path)) return '/partner/donate'
  return site.partnerCards.some((card) => card.path === path) ? '/partner' : null
}

const getTopFolder = (path: string) => path.split('/')[1] ?? ''

const findKnownSection = (path: string) =>
  SECTIONS.find(({ folders }) => folders?.includes(getTopFolder(path)))

/** Returns the section of a page by its folder, or else by the other items of its group in the menu. */
function findSection(site: Site, path: string): Section {
  const items = site.settings.navigation
  const group = items.find(({ href }) => href === path)?.group ?? null
  const neighbors = items.filter((item) => group !== null && item.group === group)
  const [section] = [path, ...neighbors.map(({ href }) => href)].flatMap(
    (href) => findKnownSection(href) ?? [],
  )
  return section ?? ABOUT_US
}

/** Sorts pages like the folders of their section; those that are there because of the menu come last. */
function sortByFolder(links: readonly LinkTree[], { folders }: Section): readonly LinkTree[] {
  const getPosition = ({ href }: LinkTree) => {
    const index = folders?.indexOf(getTopFolder(href)) ?? 0
    return index === -1 ? Number.MAX_SAFE_INTEGER : index
  }
  return links.toSorted((a, b) => getPosition(a) - getPosition(b))
}
