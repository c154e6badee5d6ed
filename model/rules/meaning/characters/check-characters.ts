// Checks the characters of a file: capitals, emoji, and letters in place of digits.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkCapitals } from './check-capitals'
import { checkEmoji } from './check-emoji'
import { checkLetters } from './check-letters'

export const checkCharacters = (text: SplitText, { collection }: FileContent): LocatedProblem[] => [
  ...checkCapitals(text, collection.name),
  ...checkEmoji(text),
  ...checkLetters(text),
]
