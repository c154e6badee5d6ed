// Checks for the marks and words of Spanish where they do not belong, and where they are missing.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkFalseFriends } from './false-friends/check-false-friends'
import { checkLeftPhrases } from './left/check-left-phrases'
import { checkLiteralTranslations } from './false-friends/check-literal-translations'
import { checkMissingMarks } from './check-missing-marks'
import { checkShortValues } from './check-short-values'
import { checkSpanishAlt } from './check-spanish-alt'
import { checkSpanishItems } from './check-spanish-items'
import { checkSpanishMarks } from './check-spanish-marks'
import { checkSpanishWords } from './keyboard/check-spanish-words'

export const checkSpanish = (text: SplitText, content: FileContent): LocatedProblem[] => [
  ...checkSpanishMarks(text, content.slug),
  ...checkSpanishWords(text, content.slug),
  ...checkMissingMarks(text, content.slug),
  ...checkFalseFriends(text, content.slug),
  ...checkLiteralTranslations(text, content.slug),
  ...checkLeftPhrases(text, content.slug),
  ...checkSpanishItems(text, content),
  ...checkSpanishAlt(text, content.slug),
  ...checkShortValues(text, content),
]
