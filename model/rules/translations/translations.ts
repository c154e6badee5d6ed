// Checks that every translation says what it translates, that the two fit together, and whether the original has changed since.
import type { AnyEntry } from '../../define-collection'
import type { Day } from '../../dates/day'
import { DEFAULT_LANGUAGE, splitFileName } from '../../languages'
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { isSensitive } from '../../sensitive-pages'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'
import { readTextBlocks } from '../../translations/text-blocks'
import { canBeTranslated } from '../../translations/translated-collections'
import {
  findChangesSince,
  getText,
  type TranslationEntry,
} from '../../translations/translation-age'
import { getHiddenReasonWithin, getPublicRange } from '../../visibility'
import * as problems from './translation-problems'
import { addField, replaceField } from './field-edits'

type Texts = Readonly<Record<string, string>>

type Translation = Omit<ParsedEntry, 'entry'> & { readonly entry: TranslationEntry }

export function checkTranslations(
  entries: readonly ParsedEntry[],
  texts: Texts,
  today: Day,
): Problem[] {
  const originals = new Map(entries.map((parsed) => [parsed.entry.pagePath, parsed]))
  const fileByOriginal = new Map<string, string>()
  return entries.flatMap((parsed) => {
    if (!canBeTranslated(parsed.collection)) return checkOther(parsed)
    const { entry }: Translation = parsed
    const { language } = splitFileName(entry.slug)
    const wrongLanguage = checkLanguage(parsed, language)
    if (wrongLanguage) return [wrongLanguage]
    if (language === DEFAULT_LANGUAGE) return checkEnglish(parsed)
    const original = findOriginal(parsed, originals)
    if ('code' in original) return [original]
    const key = `${language} ${original.entry.pagePath}`
    const other = fileByOriginal.get(key)
    fileByOriginal.set(key, entry.file)
    if (other !== undefined)
      return [report(parsed, 'translation_of', problems.translatedTwice(other))]
    return checkPair(parsed, original, texts, today)
  })
}

/** Reports a file that cannot be translated although its name ends like that of a translation. */
function checkOther({ entry }: ParsedEntry): Problem[] {
  const { language } = splitFileName(entry.slug)
  return language === DEFAULT_LANGUAGE
    ? []
    : [createProblem(problems.NOT_TRANSLATED, { file: entry.file })]
}

function checkLanguage(parsed: ParsedEntry, language: string): Problem | null {
  const { lang, slug }: TranslationEntry = parsed.entry
  if (lang === undefined || lang === language) return null
  return report(parsed, 'lang', problems.languageMismatch(slug, lang))
}

function checkEnglish(parsed: ParsedEntry): Problem[] {
  const { translationOf, translatedFrom, slug }: TranslationEntry = parsed.entry
  if (translationOf !== undefined)
    return [report(parsed, 'translation_of', problems.sameLanguage(slug))]
  return translatedFrom === undefined
    ? []
    : [report(parsed, 'translated_from', problems.sameLanguage(slug))]
}

/** Returns the English page, or what is wrong with `translation_of`. */
function findOriginal(
  parsed: ParsedEntry,
  originals: ReadonlyMap<string | null, ParsedEntry>,
): ParsedEntry | Problem {
  const { entry }: Translation = parsed
  const { name } = splitFileName(entry.slug)
  const paths = [...originals].flatMap(([path, other]) =>
    path !== null && other.collection === parsed.collection && isEnglish(other.entry) ? [path] : [],
  )
  if (entry.translationOf === undefined) {
    // A value that could not be parsed has been reported already.
    const path = parsed.collection.getPagePath(name)
    const match = path !== null && paths.includes(path) ? path : null
    return report(
      parsed,
      'translation_of',
      problems.missingOriginal(match),
      match === null ? null : addField(parsed, `translation_of: ${match}`),
    )
  }
  const original = originals.get(entry.translationOf)
  if (original && !isEnglish(original.entry)) {
    const { translationOf }: TranslationEntry = original.entry
    return report(
      parsed,
      'translation_of',
      problems.notOriginal(original === parsed ? undefined : translationOf),
    )
  }
  if (original && original.collection !== parsed.collection)
    return report(
      parsed,
      'translation_of',
      problems.otherKind(original.collection, parsed.collection),
    )
  if (original) return original
  const moved = [...originals.values()].find(({ entry: { redirectFrom = [] } }) =>
    redirectFrom.includes(entry.translationOf ?? ''),
  )?.entry.pagePath
  const match = moved ?? findUnambiguousMatch(entry.translationOf, paths)
  return report(
    parsed,
    'translation_of',
    problems.noOriginal(entry.translationOf, match ?? findClosestMatch(entry.translationOf, paths)),
    match === null ? null : replaceField(parsed, 'translation_of', match),
  )
}

const isEnglish = ({ slug }: AnyEntry) => splitFileName(slug).language === DEFAULT_LANGUAGE

function checkPair(
  parsed: ParsedEntry,
  original: ParsedEntry,
  texts: Texts,
  today: Day,
): Problem[] {
  const { entry }: Translation = parsed
  const found: Problem[] = []
  const range = getPublicRange(entry, today)
  const hidden = range && getHiddenReasonWithin(original.entry, range)
  if (hidden)
    found.push(report(parsed, 'translation_of', problems.hiddenOriginal(original.entry.file)))
  if (isSensitive(original.entry) && !isSensitive(entry))
    found.push(
      report(
        parsed,
        'sensitive',
        problems.NOT_SENSITIVE,
        addField(parsed, 'sensitive: true', 'sensitive'),
      ),
    )
  if (entry.translatedFrom === undefined) {
    const blocks = readTextBlocks(getText(original.entry, texts))
    const line = `translated_from: ${blocks.map(({ mark }) => mark).join(' ')}`
    const typed = parsed.getSource().frontMatter.get('translated_from')
    if (typed === undefined)
      found.push(report(parsed, 'translated_from', problems.unmarked(line), addField(parsed, line)))
    else if ('text' in typed && typed.text === '')
      found.push(report(parsed, 'translated_from', problems.unmarked(line)))
    return found
  }
  const changes = findChangesSince(entry, original.entry, texts)
  if (changes.length > 0)
    found.push(report(parsed, 'translated_from', problems.outdated(original.entry.file, changes)))
  return found
}

const report = (
  parsed: ParsedEntry,
  field: string,
  problem: FileProblem,
  suggestion: Problem['suggestion'] = null,
): Problem => createProblem({ suggestion, ...problem }, getFieldPosition(parsed, field))
