// The pages, anchors and events to which the entries of a site can link.
import { collections, type CollectionName } from '../../collections'
import type { AnyEntry } from '../../define-collection'
import { getPathLanguage } from '../../languages'
import type { Body } from '../../markdown/body'
import { memoizeByObject } from '../../memoize/memoize'
import { countBlogPages, getBlogPagePath } from '../../routing/routes'
import { ENTRY_ANCHORS } from '../../site-structure'
import { simplifyWords } from '../../text/simplify-text'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { findEventByWords } from './guesses/guessed-events'
import { collectOutsideNames } from './guesses/outside-names'
import { collectPeople, collectPeopleTitles, type People } from './people/team-people'

type GetAnchors = () => ReadonlySet<string>

export type LinkTargets = {
  /** The anchors of each page by its path. They are computed only on demand, because few links have an anchor. */
  readonly anchors: ReadonlyMap<string, GetAnchors>
  /** The slugs of all events. */
  readonly events: ReadonlySet<string>
  /** Returns the slug of the event with an id, or undefined. */
  readonly getEventById: (id: string) => string | undefined
  /** Returns the title of the event with an id, or undefined. */
  readonly getTitleById: (id: string) => string | undefined
  /** Returns the slug of the only event with a title, or whose title is a part of these words, or undefined. */
  readonly getEventByTitle: (title: string) => string | undefined
  /** Returns whether these words are the whole title of an event. */
  readonly isEventTitle: (words: string) => boolean
  /** Returns the slug of the only event that shares a rare word with a name, or undefined. */
  readonly getEventByWords: (typed: string) => string | undefined
  /** Returns the path of the only page whose title has the words of a path's name, or undefined. One word counts only in its folder. */
  readonly getPageByTitle: (path: string) => string | undefined
  readonly people: People
  /** What the people do, by their addresses on the Team page. */
  readonly titles: ReadonlyMap<string, string>
  /** The names under outside_links in content/site.md. */
  readonly outsideNames: ReadonlySet<string>
  /** Returns whether a link of any text leads to an anchor of a page. */
  readonly isLinked: (page: string, anchor: string) => boolean
  /** The current paths of pages by their former paths. */
  readonly redirects: ReadonlyMap<string, string | null>
}

/** Collects everything that can be linked to on a site that consists of these entries. */
export function collectLinkTargets(entries: readonly ParsedEntry[]): LinkTargets {
  const anchors = new Map<string, GetAnchors>()
  const redirects = new Map<string, string | null>()
  for (const { entry } of entries) {
    const { pagePath, redirectFrom, body } = entry
    if (pagePath !== null) anchors.set(pagePath, () => getHeadingIds(body))
    for (const formerPath of redirectFrom ?? []) redirects.set(formerPath, pagePath)
  }
  const addAnchors = (path: string, ids: readonly string[]) => {
    const getAnchors = anchors.get(path)
    if (getAnchors === undefined) return
    const all = new Set([...getAnchors(), ...ids])
    anchors.set(path, () => all)
  }
  const getEntries = (name: CollectionName): AnyEntry[] => {
    const collection: unknown = collections[name]
    return entries.filter((parsed) => parsed.collection === collection).map(({ entry }) => entry)
  }
  const blogPages = countBlogPages(getEntries('posts').length)
  for (let page = 2; page <= blogPages; page++) anchors.set(getBlogPagePath(page), () => new Set())
  for (const { collection, pages, getAnchor } of ENTRY_ANCHORS)
    for (const slug of pages) addAnchors(`/${slug}`, getEntries(collection).map(getAnchor))
  const events = getEntries('events')
  let linked: ReadonlySet<string> | null = null
  const findLinked = () => (linked ??= collectLinkedAnchors(entries))
  return {
    anchors,
    redirects,
    people: collectPeople(entries),
    titles: collectPeopleTitles(entries),
    outsideNames: collectOutsideNames(entries),
    isLinked: (page, anchor) => findLinked().has(`${page}#${anchor}`),
    events: new Set(events.map(({ slug }) => slug)),
    getPageByTitle: (path) => {
      const [folder, name] = splitPath(path)
      const words = simplifyWords(name)
      const titled = entries.flatMap(({ entry: { pagePath, title } }) =>
        pagePath !== null && typeof title === 'string' && simplifyWords(title) === words
          ? [pagePath]
          : [],
      )
      const beside = titled.filter((other) => splitPath(other)[0] === folder)
      const anywhere = words.includes(' ')
        ? titled.filter((other) => getPathLanguage(other) === getPathLanguage(path))
        : []
      const [only, another] = beside.length > 0 ? beside : anywhere
      return another === undefined ? only : undefined
    },
    getEventById: (typed) => events.find(({ id }) => id === typed)?.slug,
    getEventByWords: (typed) => findEventByWords(typed, events),
    getTitleById: (typed) => {
      const title = events.find(({ id }) => id === typed)?.title
      return typeof title === 'string' ? title : undefined
    },
    isEventTitle: (typed) =>
      events.some(({ title }) => simplifyWords(String(title)) === simplifyWords(typed)),
    getEventByTitle: (typed) => {
      const words = simplifyWords(typed)
      const titles = events.map(({ title, slug }) => ({
        title: simplifyWords(String(title)),
        slug,
      }))
      const titled = titles.filter(({ title }) => title === words)
      const named = titles.filter(
        ({ title }) => title.includes(' ') && ` ${words} `.includes(` ${title} `),
      )
      const [only, another] = titled.length > 0 ? titled : named
      return another === undefined ? only?.slug : undefined
    },
  }
}

/** Returns the addresses with an anchor to which links lead. */
const collectLinkedAnchors = (entries: readonly ParsedEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ entry, references }) =>
      references
        .filter(({ type, target }) => type === 'link' && target.includes('#'))
        .map(({ target }) =>
          target.startsWith('#') ? `${entry.pagePath ?? ''}${target}` : target,
        ),
    ),
  )

/** Returns the folder and the name. */
function splitPath(path: string): readonly [folder: string, name: string] {
  const start = path.lastIndexOf('/') + 1
  return [path.slice(0, start), path.slice(start)]
}

/** Returns the ids of the headings of a body, memoized because many links may point to them. */
export const getHeadingIds = memoizeByObject(
  (body: Body): ReadonlySet<string> => new Set(body.headings.map(({ id }) => id)),
)
