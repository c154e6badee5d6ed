// Checks that every translation says what it translates, is in its language, and fits its original.
import type { Day } from '../../dates/day'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import { createProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { canBeTranslated } from '../../translations/translated-collections'
import { getText, type TranslationEntry } from '../../translations/translation-age'
import { checkPair } from './check-pair'
import { checkEnglishLeft } from './languages/english-left'
import { findOriginal, hasOtherName } from './find-original'
import { checkLinkLanguages } from './languages/link-languages'
import { report, type Translation, type TranslationContext } from './translation-context'
import * as problems from './translation-problems'

export function checkEachTranslation(
  entries: readonly ParsedEntry[],
  context: TranslationContext,
  today: Day,
): Problem[] {
  const originals = new Map(entries.map((parsed) => [parsed.entry.pagePath, parsed]))
  const localPaths = findLocalPaths(entries, originals, context.published)
  const translations = new Map<string, ParsedEntry>()
  const linkProblems = entries.flatMap((parsed) =>
    checkLinkLanguages(parsed, originals, () => getText(parsed.entry, context.texts)),
  )
  const own = entries.flatMap((parsed) => {
    if (!canBeTranslated(parsed.collection)) return checkOther(parsed)
    const { entry }: Translation = parsed
    const { language } = splitFileName(entry.slug)
    const wrongLanguage = checkLanguage(parsed, language, originals)
    if (wrongLanguage) return [wrongLanguage]
    if (language === DEFAULT_LANGUAGE) return checkEnglish(parsed)
    const unfinished = checkEnglishLeft(
      parsed,
      localPaths,
      originals,
      context.originals,
      context.published,
    )
    const original = findOriginal(parsed, originals, context)
    if (original === null) return unfinished
    if ('code' in original) return [original, ...unfinished]
    const key = `${language} ${original.entry.pagePath}`
    const other = translations.get(key)
    translations.set(key, parsed)
    if (other !== undefined) return [reportTwice(parsed, other), ...unfinished]
    const isFinished = unfinished.every(({ code }) => code !== 'translation-english')
    return [...unfinished, ...checkPair(parsed, original, { ...context, isFinished }, today)]
  })
  return [...own, ...linkProblems]
}

/** Returns the path of each translation by that of its English page. A file with a wrong name or in a wrong folder will have another path. */
const findLocalPaths = (
  entries: readonly ParsedEntry[],
  originals: ReadonlyMap<string | null, ParsedEntry>,
  published: ReadonlySet<string>,
): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((parsed) => {
      const { translationOf, pagePath, draft } = parsed.entry
      if (parsed.problems.some(({ code }) => code === 'file-misplaced')) return []
      if (typeof translationOf !== 'string' || pagePath === null || draft === true) return []
      const slug = originals.get(translationOf)?.entry.slug
      const isNamed = slug === undefined || !hasOtherName(parsed, slug) || published.has(pagePath)
      return isNamed ? [[translationOf, pagePath] as const] : []
    }),
  )

/** Reports, of two translations of a page, the one that does not have its name: it was probably copied from the other one. */
function reportTwice(parsed: ParsedEntry, other: ParsedEntry): Problem {
  const { translationOf }: TranslationEntry = other.entry
  const isNamed =
    parsed.collection.getPagePath(splitFileName(parsed.entry.slug).name) === translationOf
  const [copy, first] = isNamed ? [other, parsed] : [parsed, other]
  return report(copy, 'translation_of', problems.translatedTwice(first.entry.file))
}

/** Reports a file that cannot be translated although its name ends like that of a translation. */
function checkOther({ entry, problems: found }: ParsedEntry): Problem[] {
  const { language } = splitFileName(entry.slug)
  const isReported = found.some(({ code }) => code === problems.NOT_TRANSLATED.code)
  return language === DEFAULT_LANGUAGE || isReported
    ? []
    : [createProblem(problems.NOT_TRANSLATED, { file: entry.file })]
}

function checkLanguage(
  parsed: ParsedEntry,
  language: string,
  originals: ReadonlyMap<string | null, ParsedEntry>,
): Problem | null {
  const { lang, slug, translationOf }: TranslationEntry = parsed.entry
  if (lang === undefined || lang === language) return null
  const [folder] = splitSlug(slug)
  const original = originals.get(translationOf ?? null)?.entry
  const [originalFolder, name] = splitSlug(original?.slug ?? '')
  const isBeside = original !== undefined && original !== parsed.entry && originalFolder === folder
  return report(parsed, 'lang', problems.languageMismatch(slug, lang, isBeside ? name : null))
}

function splitSlug(slug: string): readonly [folder: string, name: string] {
  const start = slug.lastIndexOf('/') + 1
  return [slug.slice(0, start), slug.slice(start)]
}

function checkEnglish(parsed: ParsedEntry): Problem[] {
  const { translationOf, translatedFrom, slug }: TranslationEntry = parsed.entry
  if (translationOf !== undefined)
    return [report(parsed, 'translation_of', problems.sameLanguage(slug))]
  return translatedFrom === undefined
    ? []
    : [report(parsed, 'translated_from', problems.sameLanguage(slug))]
}
