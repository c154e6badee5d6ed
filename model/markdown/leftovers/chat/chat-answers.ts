// Finds the words of chat programs: what they write in place of a part of a page, and around their answer.
import type { ProblemDetails } from '../../../problems/problem'
import { mayOffer } from './chat-closings'
import { findChatTalk, TALK_WORDS } from './chat-talk'
import { splitLines, type FindLeftovers, type Leftover } from '../leftover'

const REST =
  /\b(?:rest|remainder) of (?:the |your |this |my )?(?:\w+ )?(?:page|content|text|file|post|article|sections?|event|document|story)|\b(?:remaining|existing|other|previous) (?:sections?|content|text|paragraphs?)\b|\b(?:stays?|remains?|are|is) (?:exactly )?(?:the same|unchanged)|\bunchanged\b|\bkeep .{0,30}\bas (?:it|they|is)\b|\brest (?:stays|remains)\b|\bresto (?:de|del|queda|sigue)\b|\bsin cambios\b|\bqued[ae]n? igual\b/i
const COMMENT = /<!--[^>]{0,200}-->/g
/** Matches a line that is nothing but words in brackets, or words after an ellipsis. */
const BRACKETED =
  /^\s*[*_]{0,3}(?:(?:\.{3}|…)\s*)?[[(][^\][()\n]{5,120}[\])](?:\s*(?:\.{3}|…))?[*_]{0,3}\s*$/
const ELLIPSIS = /^\s*[*_]{0,3}(?:\.{3}|…)[^\n]{5,120}$/
export const findChatAnswers: FindLeftovers = (text, source, blocks) => [
  ...findShortened(text),
  ...(TALK_WORDS.test(text) || mayOffer(text) ? findChatTalk(text, source, blocks) : []),
]

function findShortened(text: string): Leftover[] {
  if (!/<!--|\.{3}|…|unchanged|the same|rest of|remaining|resto|sin cambios/i.test(text)) return []
  const comments = [...text.matchAll(COMMENT)]
    .filter(([comment]) => REST.test(comment))
    .map(({ index, 0: comment }) => ({ start: index, end: index + comment.length }))
  const lines = splitLines(text).filter(
    ({ text: line }) => REST.test(line) && (BRACKETED.test(line) || ELLIPSIS.test(line)),
  )
  const spans = [...comments, ...lines].sort((a, b) => a.start - b.start)
  const [first] = spans
  return first ? [{ problem: SHORTENED, at: first.start, span: first, claims: spans }] : []
}

const SHORTENED: ProblemDetails = {
  code: 'text-shortened',
  message: 'A chat program wrote this in place of a part of the page, so that part is missing.',
  fix: 'Put the missing words back: on GitHub, press History to see the file as it was before, and copy them from there. Then delete this line.',
}
