// Reports what other programs leave in a text. Where one of them is found, nothing else is reported.
import type { Reporter } from '../parse-context'
import { findAppMarks } from './chat/app-marks'
import { findChatAnswers } from './chat/chat-answers'
import { findChatRemarks } from './chat/chat-remarks'
import { findChatChoices } from './chat/chat-choices'
import { findCutWords } from './documents/pdf/cut-words'
import { findFontLetters } from './documents/font-letters'
import { findJoinedVersions } from './documents/word/joined-versions'
import { findLostLetters } from './documents/pdf/lost-letters'
import { findDictation } from './dictation/dictation'
import { findEmailLinks } from './mail/email-links'
import { findCutQuotations } from './mail/cut-quotations'
import { findCalledColleagues } from './colleagues/called-colleagues'
import { findEmails } from './mail/emails'
import { findEscapedMarks } from './documents/escaped-marks'
import { findHiddenComments } from './documents/hidden-comments'
import { findInlineLists } from './documents/inline-lists'
import { findStrangeSpaces } from './documents/strange-spaces'
import { findFootnoteNumbers } from './documents/word/footnote-numbers'
import { findFootnotes } from './documents/word/footnotes'
import { findGaps } from './gaps'
import { maskCode, splitBlocks, type FindLeftovers, type LeftoverContext } from './leftover'
import { isWithin, type Span } from '../span'
import { findJoinedHeadings } from './joined-headings'
import { findLetterEnds } from './mail/letters/letter-ends'
import { findLetterheads } from './mail/letters/letterheads'
import { findPrintedHeads } from './mail/letters/printed-heads'
import { findMergeTags } from './mail/merge-tags'
import { findMessages } from './mail/messages'
import { findSpokenToColleagues } from './colleagues/spoken-to-colleagues'
import { findOutlines } from './documents/outlines'
import { findOwnNotes } from './colleagues/own-notes'
import { findSentencesInSentences } from './pasted-into-sentences'
import { findSentencesInWords } from './pasted-into-words'
import { findProgramCredits } from './documents/program-credits'
import { findQuotedEmails } from './mail/quoted-emails'
import { findPastedHeads } from './documents/pasted-heads'
import { findWordBalloons } from './documents/word/word-balloons'
import { findWordErrors } from './documents/word/word-errors'
import { findRepeatedAnswers } from './repeated/repeated-answers'
import { findRepeatedItems } from './repeated/repeated-items'
import { findRepeatedQuestions } from './repeated/repeated-questions'
import { findRepetitions } from './repeated/repetitions'
import { findRewrittenParagraphs } from './repeated/rewritten-paragraphs'
import { findSubstitutes } from './substitutes'
import { findDiscordTimes } from './chat/discord-times'
import { findSourceNumbers } from './chat/source-numbers'
import { findSearchLabels } from './chat/search-labels'
import { findSlackLinks } from './chat/slack-links'
import { findTextCounts } from './chat/text-counts'
import { findTracking } from './chat/tracking'
import { findVerseNumbers } from './bible/verse-numbers'
import { findHiddenEmails } from './websites/hidden-emails'
import { findMarkedLines } from './websites/marked-lines'
import { findProgramCode } from './websites/program-code'
import { findShortenedTexts } from './websites/shortened-texts'
import { findScreenWords } from './websites/screen-words'
import { findTagBoxes } from './websites/tag-boxes'
import { findWebsiteBoxes } from './websites/website-boxes'
import { findWebsiteMarks } from './websites/website-marks'
import { findWordComments } from './documents/word/word-comments'

/** Those that explain more of a text come first. */
const FINDERS: readonly FindLeftovers[] = [
  findEmails,
  findLetterheads,
  findPrintedHeads,
  findLetterEnds,
  findQuotedEmails,
  findCutQuotations,
  findEmailLinks,
  findCalledColleagues,
  findMessages,
  findHiddenComments,
  findProgramCode,
  findMergeTags,
  findHiddenEmails,
  findChatChoices,
  findChatRemarks,
  findChatAnswers,
  findSearchLabels,
  findWordComments,
  findWordBalloons,
  findWordErrors,
  findProgramCredits,
  findPastedHeads,
  findEscapedMarks,
  findFootnotes,
  findFootnoteNumbers,
  findOutlines,
  findMarkedLines,
  findStrangeSpaces,
  findInlineLists,
  findJoinedHeadings,
  findSlackLinks,
  findDiscordTimes,
  findAppMarks,
  findTracking,
  findSourceNumbers,
  findVerseNumbers,
  findScreenWords,
  findTextCounts,
  findWebsiteBoxes,
  findTagBoxes,
  findWebsiteMarks,
  findShortenedTexts,
  findGaps,
  findCutWords,
  findLostLetters,
  findFontLetters,
  findJoinedVersions,
  findDictation,
  findOwnNotes,
  findSpokenToColleagues,
  findSentencesInWords,
  findSentencesInSentences,
  findRepeatedAnswers,
  findRepetitions,
  findRewrittenParagraphs,
  findRepeatedQuestions,
  findRepeatedItems,
  findSubstitutes,
]

export function checkLeftovers(text: string, reporter: Reporter, context: LeftoverContext): void {
  const masked = maskCode(text)
  const blocks = splitBlocks(masked)
  const claims: Span[] = []
  for (const find of FINDERS) {
    for (const { problem, at, span, claims: own } of find(masked, text, blocks, context)) {
      if (isWithin(at, claims)) continue
      reporter.reportAt(problem, at, reporter.getRangeBetween(span.start, span.end))
      claims.push(...own)
    }
  }
  reporter.claim(claims)
}
