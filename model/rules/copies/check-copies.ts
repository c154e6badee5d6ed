// Checks for what was left of the other file in one that was copied.
import type { Problem } from '../../problems/problem'
import type { CheckContext } from '../check-context'
import { getFiles, omitFiles } from '../omit-consequences'
import { checkBegunCopies } from './begun-copies'
import { checkCopiedFileNames } from './names/copied-file-names'
import { checkCopiedFirstNames } from './names/copied-first-names'
import { checkCopiedNames } from './names/copied-names'
import { checkCopiedSentences } from './sentences/copied-sentences'
import { checkCopiedTexts } from './copied-texts'
import { checkOtherChurches } from './typed-over/other-church'
import { checkOtherEvents } from './typed-over/other-events'
import { checkOtherPersons } from './typed-over/other-person'
import { checkOtherSubjects } from './typed-over/other-subjects'
import { checkSharedSentences } from './sentences/shared-sentences'
import { checkSimilarCards } from './similar-cards'
import { checkUnknownSubjects } from './typed-over/unknown-subjects'

/**
 * Each file gets only the note that says most: its whole text was copied, some sentences were, or only a name.
 * @param twice problems of files that are there twice
 * @param values problems of values that two entries have
 */
export function checkCopies(
  { entries, files: { texts }, urls }: CheckContext,
  twice: readonly Problem[],
  values: readonly Problem[],
): Problem[] {
  const wholeTexts = checkCopiedTexts(entries, texts)
  const named = checkCopiedSentences(entries, texts, getFiles(wholeTexts))
  const sentences = [
    ...named,
    ...checkSharedSentences(entries, texts, getFiles([...wholeTexts, ...named])),
  ]
  const names = [
    ...checkCopiedNames(entries, texts, getFiles([...wholeTexts, ...sentences])),
    ...checkCopiedFirstNames(entries, texts),
  ]
  const copied = [...wholeTexts, ...sentences, ...names]
  const similar = checkSimilarCards(entries)
  return [
    ...copied,
    ...omitFiles(values, wholeTexts),
    ...omitFiles(checkBegunCopies(entries), [...copied, ...values, ...similar]),
    ...omitFiles(checkOtherSubjects(entries, texts), copied),
    ...omitFiles(checkUnknownSubjects(entries, texts), [...copied, ...twice]),
    ...omitFiles(checkCopiedFileNames(entries, urls), twice),
    ...checkOtherEvents(entries),
    ...checkOtherPersons(entries),
    ...checkOtherChurches(entries),
    ...similar,
  ]
}
