// Finds the page to which a card leads whose address has been changed: the one that has the name of its file, or the only one that is left.
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { ProblemDetails } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'

/** Fewer cards do not show that each page of a folder has one. */
const MIN_OTHERS = 2

/**
 * Describes an address that leads nowhere in a field of an entry without a page of its own. Returns null if it is not clear to which page the
 * entry leads.
 */
export function describePageOfCard(
  { entry, collection }: ParsedEntry,
  { type, field, target }: Reference,
  entries: readonly ParsedEntry[],
): ProblemDetails | null {
  if (type !== 'link' || field === null || entry.pagePath !== null || !target.startsWith('/'))
    return null
  const { path, anchor } = splitUrl(target)
  const { taken, free } = findFreePages({ entry, collection }, field, entries)
  const named =
    findPageOfName(entry.slug, path, free) ??
    findPageOfName(entry.slug, getCommonFolder([...taken]) ?? '', free)
  const message = `There is no page ${path} on this site.`
  if (named !== null) {
    const meant = anchor === undefined ? named : `${named}#${anchor}`
    return {
      code: 'link-broken',
      message: `${message} The page with the name of this file is ${named}.`,
      fix: `Write ${meant}`,
      replacement: meant,
    }
  }
  const left = findLeft(free, [...taken])
  return left === null
    ? null
    : {
        code: 'link-broken',
        message: `${message} The other files beside this one lead to every page in ${getFolder(left)} but ${left}.`,
        fix: `If you mean that page, write ${left}`,
      }
}

/**
 * Returns the page that has the name of the file of a card, and to which no other card leads; or null.
 * @param field the one with the address, as it is typed
 * @param path where the card leads now
 */
export const findPageOfCard = (
  card: ParsedEntry,
  field: string,
  path: string,
  entries: readonly ParsedEntry[],
): string | null => findPageOfName(card.entry.slug, path, findFreePages(card, field, entries).free)

const findPageOfName = (slug: string, path: string, free: readonly string[]): string | null =>
  choose(
    free.filter((page) => page.endsWith(`/${slug}`)),
    getFolder(path),
  )

/** Finds the pages to which the other cards of a kind lead, and those to which none of them does. */
function findFreePages(
  { entry, collection }: Pick<ParsedEntry, 'entry' | 'collection'>,
  field: string,
  entries: readonly ParsedEntry[],
) {
  const others = entries.flatMap((other) =>
    other.collection !== collection || other.entry === entry
      ? []
      : other.references.filter((reference) => reference.field === field),
  )
  const taken = new Set(others.map((other) => splitUrl(other.target).path))
  const free = entries.flatMap(({ entry: { pagePath, draft } }) =>
    pagePath === null ||
    draft === true ||
    taken.has(pagePath) ||
    getPathLanguage(pagePath) !== DEFAULT_LANGUAGE
      ? []
      : [pagePath],
  )
  return { taken, free }
}

/** Returns the only page, or the only one in a folder. */
function choose(pages: readonly string[], folder: string): string | null {
  const beside = pages.filter((page) => getFolder(page) === folder)
  const [only, another] = beside.length > 0 ? beside : pages
  return another === undefined ? (only ?? null) : null
}

/** Returns the only free page in the folder to which all other cards lead. */
function findLeft(free: readonly string[], taken: readonly string[]): string | null {
  const folder = getCommonFolder(taken)
  if (folder === null) return null
  const [left, second] = free.filter((page) => getFolder(page) === folder)
  return second === undefined ? (left ?? null) : null
}

/** Returns the folder to which all other cards lead, or null. */
function getCommonFolder(taken: readonly string[]): string | null {
  const [folder = '/', another] = new Set(taken.map(getFolder))
  return taken.length < MIN_OTHERS || another !== undefined || folder === '/' ? null : folder
}

/** Returns the part of a path with the slash before its name. */
const getFolder = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
