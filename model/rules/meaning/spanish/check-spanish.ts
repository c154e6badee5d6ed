// Checks for the marks and words of Spanish where they do not belong, and where they are missing.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkMissingMarks } from './check-missing-marks'
import { checkSpanishAlt } from './check-spanish-alt'
import { checkSpanishMarks } from './check-spanish-marks'
import { checkSpanishWords } from './check-spanish-words'

export const checkSpanish = (text: SplitText, { slug }: FileContent): LocatedProblem[] => [
  ...checkSpanishMarks(text, slug),
  ...checkSpanishWords(text, slug),
  ...checkMissingMarks(text, slug),
  ...checkSpanishAlt(text, slug),
]
