// Notes a sentence with the old and the new words of tracked changes, of which the old ones are about one and the new ones about several.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import { findInFile, isShownField } from '../../find-in-file'
import { findStruckWords, MAY_BE_STRUCK } from './struck-words'
import { findTwoVerbs, MAY_HAVE_TWO_VERBS } from './two-verbs'

export const checkStruckWords = (text: SplitText): LocatedProblem[] =>
  [
    ...findInFile(text, findStruckWords, MAY_BE_STRUCK),
    ...findInFile(text, findTwoVerbs, MAY_HAVE_TWO_VERBS),
  ]
    .filter(({ field }) => isShownField(field))
    .map(({ all, field, line, column }) => ({
      code: 'text-twice',
      severity: 'warning',
      message: `In ${listWords(all.map((words) => `"${words}"`))}, old and new words seem to be side by side, as when a text from Word has tracked changes.`,
      fix: 'Read the whole sentence, and delete the old words. Leave only the new ones.',
      ...(field === null ? {} : { field }),
      line,
      column,
    }))
