// Finds the pages whose files were renamed or moved: their published paths lead nowhere, and new paths took their place.
import { splitFileName, getLocalPath } from '../../../languages'
import { findUnambiguousMatch } from '../../../problems/closest-match'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { isRenamedOnPurpose } from './intended-names'
import { findMistypedRedirects, findOwnRedirectItem } from '../redirects/mistyped-redirects'

/** The home page has its own check (required-pages.ts), because no other page can replace it. */
const HOME_PATH = '/'

/** Matches a number in front of a name, by which people sort files, or the year of an event at its end. */
const NUMBER = /^\d[\d-]*-|-20\d\d$/

export type RenamedPage = {
  readonly file: string
  readonly path: string
  /** The name of a file that has to get it back, because its new name cannot be right or is a typo; otherwise null. */
  readonly formerName: string | null
  /** The former name of a file that seems to have its new one on purpose; otherwise null. */
  readonly replacedName: string | null
  /** Whether the new name or folder is reported elsewhere. */
  readonly isNameReported: boolean
  /** An item of its `redirect_from` that was typed in place of the former path: one that was never published, or its new path. */
  readonly mistypedPath: string | null
}

/** The pages that have a new path, by the published path that leads nowhere now. */
export type RenamedPages = ReadonlyMap<string, RenamedPage>

export type PublishedPaths = {
  /** The paths that the public site has had: a link to one of them was not a typo, so no similar path is suggested. */
  readonly published: ReadonlySet<string>
  readonly renamed: RenamedPages
}

/** @param published the paths that the public site has had */
export function findRenamedPages(
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): RenamedPages {
  const pages = entries.filter(({ entry }) => entry.draft !== true && entry.pagePath !== null)
  const known = new Set(
    pages.flatMap(({ entry: { pagePath, redirectFrom = [] } }) => [pagePath, ...redirectFrom]),
  )
  const missing = [...published].filter((path) => path !== HOME_PATH && !known.has(path))
  const added = pages.filter(({ entry }) => !published.has(entry.pagePath ?? ''))
  if (missing.length === 0 || added.length === 0) return new Map()
  const find = createFinder(missing, added, published, entries)
  return new Map(
    missing.flatMap((path) => {
      const page = find(path)
      return page === null ? [] : [[path, page] as const]
    }),
  )
}

/** Returns a function that finds the page of a missing path. The paths are grouped once, because tens of thousands can be missing. */
function createFinder(
  missing: readonly string[],
  added: readonly ParsedEntry[],
  published: ReadonlySet<string>,
  entries: readonly ParsedEntry[],
): (path: string) => RenamedPage | null {
  const getPath = ({ entry }: ParsedEntry) => entry.pagePath ?? ''
  const translations = new Map(added.map((parsed) => [getTranslationPath(parsed), parsed]))
  const mistyped = findMistypedRedirects(missing, added, published)
  const places = [getFolder, getName].map((getPlace) => ({
    getPlace,
    missing: groupBy(missing, getPlace),
    added: groupBy(added, (parsed) => getPlace(getPath(parsed))),
  }))
  const [inFolder] = places
  /** Returns the page in the same folder whose name is the former one with one or two other letters. */
  const findMistypedName = (path: string): ParsedEntry | undefined => {
    const pages = (inFolder?.added.get(getFolder(path)) ?? []).filter(hasValidName)
    const name = findUnambiguousMatch(
      getName(path),
      pages.map((page) => getName(getPath(page))),
    )
    return name === null ? undefined : pages.find((page) => getName(getPath(page)) === name)
  }
  /** Returns the page in the same folder whose name is the former one with a number, such as its day in front or its year at the end. */
  const findNumberedName = (path: string): ParsedEntry | undefined =>
    (inFolder?.added.get(getFolder(path)) ?? [])
      .filter(hasValidName)
      .find((page) => getName(getPath(page)).replace(NUMBER, '') === getName(path))
  /** Returns the only page in the same folder that redirects from its new path, if no other path of the folder is missing. */
  const findOwnRedirect = (path: string): ParsedEntry | null => {
    const [page, ...others] = (inFolder?.added.get(getFolder(path)) ?? []).filter(
      redirectsFromItself,
    )
    const isOnly = inFolder?.missing.get(getFolder(path))?.length === 1
    return page && others.length === 0 && isOnly ? page : null
  }
  return (path) => {
    const translation = translations.get(path)
    if (translation) return createPage(translation, `${getName(path)}.es.md`)
    const redirected = mistyped.get(path)
    if (redirected) return createPage(redirected.parsed, null, redirected.typed)
    const own = findOwnRedirect(path)
    if (own) return createPage(own, null, getPath(own))
    const similar = findMistypedName(path)
    if (similar && isRenamedOnPurpose(similar, path, entries))
      return { ...createPage(similar, null), replacedName: `${getName(path)}.md` }
    const mistypedName = similar ?? findNumberedName(path)
    if (mistypedName) return createPage(mistypedName, `${getName(path)}.md`)
    for (const { getPlace, ...groups } of places) {
      const [page, ...others] = groups.added.get(getPlace(path)) ?? []
      const isCertain = others.length === 0 && groups.missing.get(getPlace(path))?.length === 1
      if (!page || !isCertain) continue
      if (!hasValidName(page) || isMisplaced(page)) return createPage(page, `${getName(path)}.md`)
      return createPage(page, null, findOwnRedirectItem(page))
    }
    return null
  }
}

const createPage = (
  parsed: ParsedEntry,
  formerName: string | null,
  mistypedPath: string | null = null,
): RenamedPage => ({
  file: parsed.entry.file,
  path: parsed.entry.pagePath ?? '',
  formerName,
  replacedName: null,
  isNameReported: !hasValidName(parsed) || isMisplaced(parsed),
  mistypedPath,
})

/** Returns the path that a translation has if its file is named after the English one; null for other pages. */
function getTranslationPath({ entry: { slug, translationOf } }: ParsedEntry): string | null {
  const { language } = splitFileName(slug)
  return typeof translationOf === 'string' ? getLocalPath(translationOf, language) : null
}

/** Returns whether its new path was typed where its former one belongs. */
const redirectsFromItself = (parsed: ParsedEntry): boolean => {
  const { pagePath, redirectFrom = [] } = parsed.entry
  const isHere = pagePath !== null && redirectFrom.includes(pagePath)
  return isHere && hasValidName(parsed) && !isMisplaced(parsed)
}

/** The slug is the name as it should be. */
const hasValidName = ({ entry: { file, slug } }: ParsedEntry) => file.endsWith(`/${slug}.md`)

/** Its problem says where the file belongs. */
const isMisplaced = ({ problems }: ParsedEntry) =>
  problems.some(({ code }) => code === 'file-misplaced')

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'))
const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function groupBy<T>(items: readonly T[], getKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = getKey(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
