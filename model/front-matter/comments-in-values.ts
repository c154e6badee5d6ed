// Finds what people write after a # in a field for themselves or a colleague, as in files of other programs; here it is a part of the value.
import type { LocatedProblem } from '../problems/problem'
import { asksSomething, requests } from '../text/asks-something'
import { isQuoted } from './quotes'
import { replaceValue, type SourceText } from './value'
import { shortenText } from '../text/shorten-text'

/** The two parts of a value with a comment. */
export type Comment = { readonly own: string; readonly words: string }

const COMMENT = /^(.*?\S)\s+#+\s+(?=[A-Za-zÀ-ỿ?¿(])(.*)$/u
/** Only words that are no hashtag may follow without a space. */
const JOINED_COMMENT =
  /^(.*?\S)\s+#(?=(?:todo|fixme|tbc|note:|nota:|(?:check|ask|confirm|verify|preguntar|confirmar|revisar) )(?![A-ZÀ-Þ]))(.*)$/iu
/** An extension of a phone number, or what to press. */
const EXTENSION = /^(?:ext|x|opt|option|press|dial|then)(?![A-Za-zÀ-ỿ])/iu
/** Words with which nothing but a note begins. */
const NOTE_START =
  /^(?:to-?do|fixme|tb[acd]|notes?|nota|old|was|formerly|previously|before|draft|era|antes)(?![A-Za-zÀ-ỿ])/iu
const SAID = /\b(?:said|says|t(?:ells?|old) me|wrote|dijo|dice)(?![A-Za-zÀ-ỿ])/iu
const [MANY_WORDS, FEW_WORDS, MAX_LENGTH, MAX_SHOWN] = [3, 3, 160, 80]
/** Fields with times, in which nothing else is written after a #. */
const TIMES = new Set(['time', 'hours'])

const countWords = (text: string): number => text.split(/\s+/).length

/** Returns the parts of a value with any words after a #, or null. */
function split({ text, typed }: SourceText): Comment | null {
  if (isQuoted(typed) || !text.includes(' #')) return null
  const [, own = '', words = ''] = COMMENT.exec(text) ?? JOINED_COMMENT.exec(text) ?? []
  return own === '' || words.length > MAX_LENGTH || EXTENSION.test(words) ? null : { own, words }
}

/** Returns the parts of a value that has to be in a certain form, and a comment after it; null if it has no comment. */
export function splitComment(source: SourceText): Comment | null {
  const comment = split(source)
  return comment !== null && countWords(comment.own) <= FEW_WORDS ? comment : null
}

/** Returns the parts of a value that may have any words, and a note after it that is not for visitors; null if it has no such note. */
export function findComment(source: SourceText, field: string): Comment | null {
  const comment = split(source)
  if (comment === null || TIMES.has(field)) return comment
  const { own, words } = comment
  // A sentence goes on after a # in its middle.
  const isLongOrSentence = countWords(own) > 2 * FEW_WORDS || /[.!]$/.test(words)
  if (isLongOrSentence && !/[.!?)"”]$/.test(own)) return null
  const isLong = countWords(words) >= MANY_WORDS
  const isNote =
    NOTE_START.test(words) ||
    /\?\?/.test(words) ||
    (isLong && /[?¿]/.test(words)) ||
    (countWords(words) > 1 && (requests(words) || SAID.test(words)))
  return isNote ? comment : null
}

/**
 * Reports a comment.
 * @param isForm whether the value has to be in a certain form, so that nothing is lost with the comment
 */
export function reportComment(
  source: SourceText,
  field: string,
  { own, words }: Comment,
  isForm: boolean,
): LocatedProblem {
  const { line, column, before } = source
  const shown = shortenText(words, MAX_SHOWN)
  const written = /^\s*-/.test(before) ? `only ${own}` : `${field}: ${own}`
  const asks = asksSomething(words)
  return {
    code: 'note-left',
    ...(isForm ? {} : { severity: 'warning' as const }),
    message: isForm
      ? `A # begins no note here, so "${shown}" counts as a part of this line.`
      : `"${shown}" seems to be a note for you or a colleague, but visitors would read everything after the #.`,
    fix: asks
      ? `Find out first what the note asks. If that changes nothing, write ${written}`
      : isForm
        ? `Write ${written}`
        : `Save the note somewhere else, such as in an email to your colleague, and write ${written}`,
    field,
    line,
    column,
    suggestion: isForm && !asks ? replaceValue(source, own) : null,
  }
}
