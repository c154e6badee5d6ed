// Checks for words that were left for later: placeholders, remarks, sentences that break off, and a lost "not".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkBrokenSentences } from './check-broken-sentences'
import { checkLostNot } from './check-lost-not'
import { checkOpenEnds } from './check-open-ends'
import { checkUnfinishedWords } from './check-unfinished-words'
import { checkValueNotes } from './check-value-notes'

export const checkUnfinished = (text: SplitText, { values }: FileContent): LocatedProblem[] => [
  ...checkValueNotes(text),
  ...checkUnfinishedWords(text, values['draft'] === true),
  ...checkOpenEnds(text),
  ...checkBrokenSentences(text),
  ...checkLostNot(text),
]
