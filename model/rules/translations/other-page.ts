// Reports a translation whose line `translation_of` names another page than its file.
import { getLocalPath, splitFileName } from '../../languages'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readTextBlocks } from '../../translations/text-blocks'
import { getText } from '../../translations/translation-age'
import { replaceOriginal } from './field-edits'
import { report, type Translation, type TranslationContext } from './translation-context'
import * as problems from './translation-problems'

/**
 * Reports a line that names another page than the file. Nobody doubts which is wrong if the other page is in another folder or has
 * its translation.
 */
export function reportOtherPage(
  parsed: ParsedEntry,
  own: ParsedEntry,
  typedPage: ParsedEntry,
  originals: ReadonlyMap<string | null, ParsedEntry>,
  texts: TranslationContext['texts'],
): Problem {
  const { entry }: Translation = parsed
  const typed = entry.translationOf ?? ''
  const path = own.entry.pagePath ?? ''
  const { language } = splitFileName(entry.slug)
  const isElsewhere = typedPage.collection !== parsed.collection
  const isTaken = originals.has(getLocalPath(typed, language))
  if (!isTaken && !isElsewhere)
    return report(parsed, 'translation_of', problems.otherPage(path, typed))
  const ownMarks = readTextBlocks(getText(own.entry, texts)).map(({ mark }) => mark)
  const marks = entry.translatedFrom?.split(' ') ?? []
  const isCopied = !marks.some((mark) => ownMarks.includes(mark))
  return report(
    parsed,
    'translation_of',
    problems.copiedOriginal(path, typed, {
      collection: isElsewhere ? typedPage.collection : null,
      hasMarks: marks.length > 0 && isCopied,
    }),
    replaceOriginal(parsed, path, isCopied ? getText(entry, texts) : null),
  )
}
