// Finds the English page that a text translates.
import type { AnyEntry } from '../../define-collection'
import { DEFAULT_LANGUAGE, getLocalPath, splitFileName } from '../../languages'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import { createProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import type { TranslationEntry } from '../../translations/translation-age'
import { adviseOnOwnAddress } from '../published-urls/redirects/own-redirects'
import * as problems from './translation-problems'
import { addField, replaceField } from './field-edits'
import { adviseOnLinks } from './own-links'
import { reportOtherPage } from './other-page'
import { report, type Translation, type TranslationContext } from './translation-context'

/** Returns the English page, what is wrong with `translation_of`, or null if another check has reported that. */
export function findOriginal(
  parsed: ParsedEntry,
  originals: ReadonlyMap<string | null, ParsedEntry>,
  { published, renamed, texts }: TranslationContext,
): ParsedEntry | Problem | null {
  const { entry }: Translation = parsed
  const { name } = splitFileName(entry.slug)
  const ownPath = parsed.collection.getPagePath(name)
  const paths = [...originals].flatMap(([path, other]) =>
    path !== null && other.collection === parsed.collection && isEnglish(other.entry) ? [path] : [],
  )
  /** The page whose file has the name of this one. */
  const byName = ownPath !== null && paths.includes(ownPath) ? ownPath : null
  if (entry.translationOf === undefined) {
    const { frontMatter } = parsed.getSource()
    // A value or a whole file that could not be parsed has been reported already.
    if (frontMatter.size === 0 || frontMatter.has('translation_of')) return null
    return report(
      parsed,
      'translation_of',
      problems.missingOriginal(byName),
      byName === null ? null : addField(parsed, `translation_of: ${byName}`),
    )
  }
  const original = originals.get(entry.translationOf)
  if (original && !isEnglish(original.entry)) {
    const { translationOf }: TranslationEntry = original.entry
    return report(
      parsed,
      'translation_of',
      problems.notOriginal(original === parsed ? (byName ?? undefined) : translationOf),
      original === parsed && byName !== null
        ? replaceField(parsed, 'translation_of', byName)
        : null,
    )
  }
  if (original && original.collection !== parsed.collection && byName === null)
    return report(
      parsed,
      'translation_of',
      problems.otherKind(original.collection, parsed.collection),
    )
  if (
    original &&
    ownPath !== null &&
    original.entry.pagePath !== ownPath &&
    paths.includes(ownPath)
  )
    return reportOtherPage(parsed, originals.get(ownPath) ?? original, original, originals, texts)
  if (original) {
    const { slug, pagePath } = original.entry
    const ownAddress = getLocalPath(pagePath ?? '', splitFileName(entry.slug).language)
    const isTaken = originals.has(ownAddress)
    const isRenamed = [...renamed.values()].some(
      ({ file, formerName }) => file === entry.file && formerName !== null,
    )
    if (isTaken || isRenamed || !hasOtherName(parsed, slug) || published.has(entry.pagePath ?? ''))
      return original
    const advice = [
      adviseOnOwnAddress(entry.redirectFrom, ownAddress),
      adviseOnLinks(entry, ownAddress, texts),
    ]
    const then = advice.filter((sentence) => sentence !== '').join(' ')
    return createProblem(problems.otherName(entry.file, original.entry.file, then), {
      file: entry.file,
    })
  }
  const page = renamed.get(entry.translationOf)
  // The English file gets its name back, so that the line is right.
  if (page && page.formerName !== null) return null
  const redirected = [...originals.values()].find(({ entry: { redirectFrom = [] } }) =>
    redirectFrom.includes(entry.translationOf ?? ''),
  )?.entry.pagePath
  // The lost address has been reported, and this line is right again when the English page is back.
  if (!page && redirected === undefined && byName === null && published.has(entry.translationOf))
    return null
  const moved = originals.get(page?.path ?? redirected ?? null)
  if (moved && isEnglish(moved.entry) && byName === null)
    return reportMoved(parsed, moved, published.has(entry.pagePath ?? ''))
  const match =
    page?.path ?? redirected ?? byName ?? findUnambiguousMatch(entry.translationOf, paths)
  return report(
    parsed,
    'translation_of',
    problems.noOriginal(entry.translationOf, match, findClosestMatch(entry.translationOf, paths)),
    match === null ? null : replaceField(parsed, 'translation_of', match),
  )
}

/** Reports the address that the English page had before its file got another name. A published translation keeps its name. */
function reportMoved(parsed: ParsedEntry, moved: ParsedEntry, isPublished: boolean): Problem {
  const { file, pagePath, slug } = moved.entry
  const path = pagePath ?? ''
  const staysNamed = isPublished || !hasOtherName(parsed, slug)
  return report(
    parsed,
    'translation_of',
    problems.movedOriginal(parsed.entry.file, file, path, staysNamed),
    staysNamed ? replaceField(parsed, 'translation_of', path) : null,
  )
}

/** Returns whether a file has another name than the English one. A name that was corrected has been reported. */
export const hasOtherName = (
  { entry: { file, slug }, collection: { folder } }: ParsedEntry,
  original: string,
): boolean => splitFileName(slug).name !== original && file.endsWith(`/${folder}/${slug}.md`)

const isEnglish = ({ slug }: AnyEntry) => splitFileName(slug).language === DEFAULT_LANGUAGE
