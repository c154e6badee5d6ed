// Checks for words that came with a text from elsewhere: a chat program, a message, a bulletin, social media.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkAttached } from './messages/check-attached'
import { checkChatWords } from './check-chat-words'
import { checkDictation } from './check-dictation'
import { checkDoubledValues } from './doubled/check-doubled-values'
import { checkFieldLeftovers } from './check-field-leftovers'
import { checkGluedPhrases } from './check-glued-phrases'
import { checkGluedWords } from './check-glued-words'
import { checkLostSpaces } from './check-lost-spaces'
import { checkMessages } from './messages/check-messages'
import { checkPastedSentences } from './check-pasted-sentences'
import { checkPrintWords } from './check-print-words'
import { checkSideBySide } from './check-side-by-side'
import { checkSocialWords } from './check-social-words'
import { checkSpokenWords } from './check-spoken-words'
import { checkStruckWords } from './check-struck-words'
import { checkTrackedChanges } from './check-tracked-changes'
import { checkWordsToColleague } from './messages/check-words-to-colleague'
import { checkPastedEntries } from './entries/pasted-entries'

/** Checks for the words of tracked changes; a line with several of them has one problem. */
function checkChangedWords(text: SplitText): LocatedProblem[] {
  const struck = checkStruckWords(text)
  const lines = new Set(struck.map(({ line }) => line))
  return [...struck, ...checkSideBySide(text).filter(({ line }) => !lines.has(line))]
}

export const checkPasted = (
  text: SplitText,
  { collection, slug, contacts }: FileContent,
): LocatedProblem[] => [
  ...checkMessages(text),
  ...checkChatWords(text),
  ...checkDictation(text),
  ...checkDoubledValues(text),
  ...checkWordsToColleague(text),
  ...checkPastedSentences(text),
  ...checkSocialWords(text, collection.name),
  ...checkGluedWords(text),
  ...checkGluedPhrases(text),
  ...checkTrackedChanges(text),
  ...checkChangedWords(text),
  ...checkFieldLeftovers(text, { slug, contacts }),
  ...checkLostSpaces(text),
  ...checkPrintWords(text),
  ...checkSpokenWords(text),
  ...checkAttached(text),
  ...checkPastedEntries(text, collection.name, slug),
]
