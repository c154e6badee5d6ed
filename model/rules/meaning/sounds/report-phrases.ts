// Reports phrases in which a word was taken for another one, with a repair.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findInFile, type Found } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import type { FoundSound } from './sound-alike'

/** Reports the first phrase of each line. The next one is reported when this one is repaired, because repairs are whole lines. */
export function reportPhrases<Phrase extends FoundSound>(
  text: SplitText,
  find: (searched: string) => readonly Phrase[],
  describe: (found: Found<Phrase>) => FileProblem | null,
): LocatedProblem[] {
  const lines = new Set<number>()
  return findInFile(text, find, /[A-Za-zÀ-ỿ]/u).flatMap((found): LocatedProblem[] => {
    const { written, field, line, column } = found
    const problem = lines.has(line) ? null : describe(found)
    if (problem === null) return []
    lines.add(line)
    const suggestion = problem.suggestion === null ? null : replaceFound(text, found, written)
    return [{ ...problem, suggestion, line, column, ...(field === null ? {} : { field }) }]
  })
}
