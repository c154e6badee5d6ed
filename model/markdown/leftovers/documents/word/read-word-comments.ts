// Reads the parts of comments of Word and Google Docs: their marks in a text, and their words at its end.
import { maskCode } from '../../leftover'

/** Initials and a number as Word writes them, or a letter as Google Docs does. */
const NAME = '[A-ZÁÉÍÓÚÑ]{1,4}\\d{1,3}|[a-z]{1,2}'
/** The words that Word writes in front of a mark. */
const LEAD = '(?:Commented|Comment|Comentado|Comentario|Kommentiert)'
/** A mark with or without the link to its comment. */
const MARK = `\\[?\\\\?\\[(${NAME})\\\\?\\]\\]?(?:\\(#_?(?:mso|cmnt)\\w*\\))?`
/** A mark follows the words that the comment is about without a space. */
const MARK_IN_TEXT = new RegExp(`(?<=[^\\s[(])${MARK}(?!\\(|:)`, 'g')
/** The words of a comment begin their line with its mark, and go on until an empty line or the next comment. */
const WORDS = new RegExp(
  `(?:^|\\n)[ \\t]*(?:${LEAD} ?)?${MARK}:?[ \\t]*[^\\s:(][^\\n]*(?:\\n(?![ \\t]*(?:\\\\?\\[|#|:|[-*+] |\\d+[.)] |$))[^\\n]+)*`,
  'g',
)
/** The words of a comment in the middle of a line: they end at the latest with the line, but most often with a sentence of it. */
const WORDS_IN_LINE = new RegExp(
  `(?:(?<=\\S[ \\t]*)${LEAD} ?${MARK}:?|(?<=[.!?…”"’)][ \\t]+)${MARK}:)[ \\t]*[^\\s:(](?:(?![.!?] )[^\\n])*[.!?]?`,
  'g',
)
/** Initials of a writer and the number of a comment, which nothing else has right after a word. */
const INITIALS = /^[A-ZÁÉÍÓÚÑ]{2,3}\d{1,2}$/
/** Matches what any of these has. */
const CANDIDATE = /\[[A-ZÁÉÍÓÚÑa-z]{1,4}\d{0,3}\\?\]/

export type WordComments = {
  readonly marks: readonly RegExpExecArray[]
  /** The comments with their words. */
  readonly comments: readonly RegExpExecArray[]
  /** Comments within a line, of which nobody can know for sure where they end. */
  readonly inLines: readonly RegExpExecArray[]
}

/** @param text with other characters in place of code */
export function readWordComments(text: string): WordComments {
  if (!CANDIDATE.test(text)) return { marks: [], comments: [], inLines: [] }
  const words = [...text.matchAll(WORDS)]
  const inLines = [...text.matchAll(WORDS_IN_LINE)].filter(
    (match) => !words.some((other) => isWithinMatch(match.index, other)),
  )
  const names = new Set(words.map(([, name]) => name))
  const marks = [...text.matchAll(MARK_IN_TEXT)].filter(
    ({ index, 1: name }) =>
      (names.has(name) || INITIALS.test(name ?? '')) &&
      ![...words, ...inLines].some((match) => isWithinMatch(index, match)),
  )
  const isMarked = ([, name]: RegExpMatchArray) => marks.some(([, other]) => other === name)
  return {
    marks,
    comments: words.filter((match) => isMarked(match) || /^\s*[CK]om/.test(match[0])),
    inLines,
  }
}

const isWithinMatch = (index: number, match: RegExpExecArray): boolean =>
  index >= match.index && index < match.index + match[0].length

/** Returns a text without its comments, with all other words on the lines on which they were typed. */
export function omitWordComments(text: string): string {
  const { marks, comments, inLines } = readWordComments(maskCode(text))
  return [...marks, ...comments, ...inLines]
    .sort((a, b) => b.index - a.index)
    .reduce(
      (rest, { index, 0: typed }) =>
        rest.slice(0, index) + typed.replace(/[^\n]/g, '') + rest.slice(index + typed.length),
      text,
    )
}
