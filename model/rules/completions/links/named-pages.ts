// Finds the page that is meant by a name in place of an address: by its title, or by the last part of its address.
import { getLocalPath, getPathLanguage, type Language } from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../../source/source-mark'
import { simplifyText, simplifyWords } from '../../../text/simplify-text'
import { normalizePagePath } from '../../links/reference-problems'

/** The pages that a text can name, by their paths. */
export type NamedPages = ReadonlyMap<string, ParsedEntry>

export const collectNamedPages = (entries: readonly ParsedEntry[]): NamedPages =>
  new Map(
    entries.flatMap((parsed) => {
      const { pagePath, draft } = parsed.entry
      return pagePath === null || draft === true ? [] : [[pagePath, parsed] as const]
    }),
  )

/** Returns the address of the only page with a name, in the language of the text that names it; or null. */
export function findNamedPage(typed: string, pages: NamedPages, language: Language): string | null {
  const { path, anchor } = splitUrl(typed)
  if (path.trim() === '') return null
  const normalized = simplifyText(normalizePagePath(path.trim()))
  const page =
    [getLocalPath(normalized, language), normalized].find((other) => pages.has(other)) ??
    findTitledPage(path, pages, language) ??
    findOnly(pages, language, (other) => other.endsWith(normalized))
  return page === null || anchor === undefined ? page : `${page}#${anchor}`
}

/** Returns all pages in a language whose address ends with a name, such as /services/clinic and /volunteer/clinic. */
export function listNamedPages(
  typed: string,
  pages: NamedPages,
  language: Language,
): { path: string; title: string }[] {
  const { path, anchor } = splitUrl(typed)
  if (path.trim() === '' || anchor !== undefined) return []
  const ending = simplifyText(normalizePagePath(path.trim()))
  return [...pages].flatMap(([other, { entry }]) => {
    const title: unknown = entry['title']
    const isMeant = getPathLanguage(other) === language && other.endsWith(ending)
    return isMeant && typeof title === 'string'
      ? [{ path: other, title: removeSourceMarks(title) }]
      : []
  })
}

/** Returns the address of the only page with a title, or null. */
export const findTitledPage = (
  typed: string,
  pages: NamedPages,
  language: Language,
): string | null => findOnly(pages, language, (_, parsed) => hasTitle(parsed, typed))

function findOnly(
  pages: NamedPages,
  language: Language,
  isMeant: (path: string, page: ParsedEntry) => boolean,
): string | null {
  const [found, another] = [...pages].filter(
    ([path, page]) => getPathLanguage(path) === language && isMeant(path, page),
  )
  return another === undefined ? (found?.[0] ?? null) : null
}

function hasTitle({ entry }: ParsedEntry, typed: string): boolean {
  const { title, heading } = entry as Readonly<Record<string, unknown>>
  const words = simplifyWords(typed)
  return [title, heading].some((text) => typeof text === 'string' && simplifyWords(text) === words)
}
