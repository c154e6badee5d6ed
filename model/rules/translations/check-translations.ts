// Checks the pages in Spanish, each against the English page that it translates.
import type { Problem } from '../../problems/problem'
import { findFormerPaths } from '../../translations/translation-age'
import type { CheckContext } from '../check-context'
import { checkFamiliarAddress } from './languages/familiar-address'
import { getFiles } from '../omit-consequences'
import { OFFERED_LIMIT } from '../meaning/check-limits'
import { checkEachTranslation } from './each-translation'
import { omitNotes } from './omit-notes'
import { checkPastedParagraphs } from './pasted-paragraphs'

/** Codes of notes after which a text will change again, so that it is too early to translate it. */
const UNFINISHED: readonly string[] = [
  'text-broken-off',
  'translation-language',
  'mark-spanish',
  OFFERED_LIMIT,
]

/** @param others the problems that are not about translations */
export function checkTranslations(
  { entries, files: { texts }, today, urls }: CheckContext,
  others: readonly Problem[],
): Problem[] {
  const withErrors = new Set(
    others
      .filter(({ severity, code }) => severity === 'error' || UNFINISHED.includes(code))
      .map(({ file }) => file),
  )
  const formerPaths = findFormerPaths(entries)
  const { published, renamed } = urls
  const differing = checkEachTranslation(
    entries,
    {
      texts,
      originals: omitNotes(texts, others),
      others,
      withErrors,
      published,
      renamed,
      formerPaths,
    },
    today,
  )
  const ignored = new Set([...withErrors, ...getFiles(differing)])
  return [
    ...checkFamiliarAddress(entries, texts),
    ...differing,
    ...checkPastedParagraphs(entries, texts, ignored),
  ]
}
