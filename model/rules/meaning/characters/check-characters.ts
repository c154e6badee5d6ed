// Checks the characters of a file: capitals, emoji, letters in place of digits, symbols of Word, and quotation marks.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkAutocorrected } from './check-autocorrected'
import { checkCapitals } from './check-capitals'
import { checkEmoji } from './check-emoji'
import { checkLetters } from './check-letters'
import { checkLostCharacters } from './check-lost-characters'
import { checkQuotationMarks } from './check-quotation-marks'

export const checkCharacters = (
  text: SplitText,
  { collection, slug }: FileContent,
): LocatedProblem[] => [
  ...checkAutocorrected(text),
  ...checkCapitals(text, collection.name),
  ...checkEmoji(text),
  ...checkLetters(text),
  ...checkLostCharacters(text, slug),
  ...checkQuotationMarks(text),
]
