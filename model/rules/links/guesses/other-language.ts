// Finds the page or heading that is meant by an address with parts in two languages, such as `/es/questions#what-does-it-cost`.
import type { AnyEntry } from '../../../define-collection'
import {
  DEFAULT_LANGUAGE,
  getLocalPath,
  getPathLanguage,
  guessFileName,
  OTHER_LANGUAGES,
  splitFileName,
} from '../../../languages'
import { decodeUriSafe, splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { ProblemDetails } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import type { LinkTargets } from '../link-targets'

type Pages = ReadonlyMap<string | null, ParsedEntry>

/**
 * Returns the page that is meant by an address with the language where the name of a file has it, such as `/questions.es`, or null.
 * @param path the address in the form in which this site writes addresses
 */
export function findMarkedPage(path: string, pages: Pages): string | null {
  const typed = guessFileName(path.replace(/\/(?=es$)/, '.'))
  if (typed.language === DEFAULT_LANGUAGE) return null
  const inEnglish = typed.name.replace(new RegExp(`^/${typed.language}(?=/)`), '')
  const english = inEnglish.replace(/\/index$/, '') || '/'
  const local = getLocalPath(english, typed.language)
  return pages.has(local) ? local : pages.has(english) ? english : null
}

/** Returns the English page that is meant by a Spanish address that does not exist, or null. */
export function findEnglishPage(
  { type, target }: Reference,
  anchors: LinkTargets['anchors'],
): string | null {
  if (type !== 'link' || !target.startsWith('/')) return null
  const { path, anchor } = splitUrl(target)
  const language = getPathLanguage(path)
  if (language === DEFAULT_LANGUAGE) return null
  const english = path.slice(language.length + 1) || '/'
  const getAnchors = anchors.get(english)
  if (getAnchors === undefined || anchors.has(path)) return null
  const hasAnchor = getAnchors().has(decodeUriSafe(anchor ?? ''))
  return hasAnchor ? `${english}#${anchor ?? ''}` : english
}

/** Returns the address with the anchor of the same heading in the language of the page, or null. */
export function findTranslatedAnchor(
  { type, target }: Reference,
  source: AnyEntry,
  pages: Pages,
): string | null {
  const { path, anchor } = splitUrl(target)
  const page = pages.get(path === '' ? source.pagePath : path)?.entry
  if (type !== 'link' || page === undefined || anchor === undefined) return null
  const { translationOf } = page
  const versions =
    typeof translationOf === 'string'
      ? [pages.get(translationOf)?.entry]
      : OTHER_LANGUAGES.map(
          (language) => pages.get(getLocalPath(page.pagePath ?? '', language))?.entry,
        )
  for (const version of versions) {
    const id = version && findSameHeading(version, page, decodeUriSafe(anchor))
    if (version === undefined || id == null) continue
    const isInOwnLanguage =
      path !== '' && splitFileName(version.slug).language === splitFileName(source.slug).language
    return isInOwnLanguage ? `${version.pagePath ?? ''}#${anchor}` : `${path}#${id}`
  }
  return null
}

/** Returns the id of the heading at the same place, if both texts have as many headings. */
function findSameHeading(from: AnyEntry, to: AnyEntry, id: string): string | null {
  const index = from.body.headings.findIndex((heading) => heading.id === id)
  const hasSameHeadings = from.body.headings.length === to.body.headings.length
  return hasSameHeadings ? (to.body.headings[index]?.id ?? null) : null
}

/** @param meant the address with the anchor */
export const translatedAnchor = ({ target }: Reference, meant: string): ProblemDetails => ({
  code: 'anchor-broken',
  message: `In ${target}, the words after the # are in another language than that page.`,
  fix: `Write ${meant}`,
  replacement: meant,
})
