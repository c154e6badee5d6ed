// Holds back the note that a translation has no marks while something else has to be done in it, or in its English text.
import { UNMARKED_CODE } from './translation-problems'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

/**
 * Returns the problems without the notes about marks of texts that are not finished, because marks say that a text is.
 * @param others problems of the same files that are reported elsewhere
 */
export function holdBackMarks(
  problems: readonly Problem[],
  others: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  if (problems.every(({ code }) => code !== UNMARKED_CODE)) return [...problems]
  const unfinished = new Set(
    [...problems, ...others].flatMap(({ code, file }) => (code === UNMARKED_CODE ? [] : [file])),
  )
  const filesByPath = new Map(entries.map(({ entry }) => [entry.pagePath, entry.file]))
  const originals = new Map(
    entries.flatMap(({ entry: { file, translationOf } }) =>
      typeof translationOf === 'string' ? [[file, filesByPath.get(translationOf)] as const] : [],
    ),
  )
  return problems.filter(
    ({ code, file }) =>
      code !== UNMARKED_CODE ||
      (!unfinished.has(file) && !unfinished.has(originals.get(file) ?? '')),
  )
}
