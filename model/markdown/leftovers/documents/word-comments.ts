// Finds comments of Word and Google Docs: their marks in the text, and their words at its end.
import { listWords } from '../../../text/list-words'
import type { TextProblem } from '../../parse-context'
import { getSpan, joinChanges, nameOtherLines, type Change, type FindLeftovers } from '../leftover'

/** Initials and a number as Word writes them, or a letter as Google Docs does. */
const NAME = '[A-ZÁÉÍÓÚÑ]{1,4}\\d{1,3}|[a-z]{1,2}'
/** A mark with or without the link to its comment. */
const MARK = `\\[?\\\\?\\[(${NAME})\\\\?\\]\\]?(?:\\(#_?(?:mso|cmnt)\\w*\\))?`
/** A mark follows the words that the comment is about without a space. */
const MARK_IN_TEXT = new RegExp(`(?<=[^\\s[(])${MARK}(?!\\(|:)`, 'g')
/** The words of a comment begin their line with its mark, and go on until an empty line or the next comment. */
const WORDS = new RegExp(
  `(?:^|\\n)[ \\t]*(?:(?:Commented|Comment|Comentado|Comentario) ?)?${MARK}:?[ \\t]*[^\\s:(][^\\n]*(?:\\n(?![ \\t]*(?:\\\\?\\[|#|:|[-*+] |\\d+[.)] |$))[^\\n]+)*`,
  'g',
)
/** Initials of a writer and the number of a comment, which nothing else has right after a word. */
const INITIALS = /^[A-ZÁÉÍÓÚÑ]{2,3}\d{1,2}$/
/** Matches what any of these has. */
const CANDIDATE = /\[[A-ZÁÉÍÓÚÑa-z]{1,4}\d{0,3}\\?\]/

export const findWordComments: FindLeftovers = (text, source) => {
  if (!CANDIDATE.test(text)) return []
  const words = [...text.matchAll(WORDS)]
  const names = new Set(words.map(([, name]) => name))
  const marks = [...text.matchAll(MARK_IN_TEXT)].filter(
    ({ index, 1: name }) =>
      (names.has(name) || INITIALS.test(name ?? '')) &&
      !words.some((match) => index >= match.index && index < match.index + match[0].length),
  )
  const isMarked = ([, name]: RegExpMatchArray) => marks.some(([, other]) => other === name)
  const comments = words.filter((match) => isMarked(match) || /^\s*Com/.test(match[0]))
  const [first] = [...marks, ...comments].sort((a, b) => a.index - b.index)
  if (first === undefined) return []
  const changes: Change[] = [
    ...marks.map((mark) => ({ ...getSpan(mark), text: '' })),
    ...comments.map((comment) => removeWords(source, comment)),
  ]
  const { span, replacement } = joinChanges(source, changes)
  const at = getStart(first)
  return [
    {
      problem: {
        ...describeComments(
          [...marks, ...comments],
          comments.length === 1 && marks.length === 0 ? comments[0] : undefined,
          comments.length > 0,
          nameOtherLines(
            text,
            [...marks, ...comments].map((match) => ({ ...getSpan(match), start: getStart(match) })),
          ),
        ),
        replacement,
      },
      at,
      span,
      claims: changes.map(({ start, end }) => ({ start, end: end + 1 })),
    },
  ]
}

/** Returns where a match begins, without the line break before it. */
const getStart = (match: RegExpMatchArray): number =>
  (match.index ?? 0) + (/^\s*/.exec(match[0])?.[0].length ?? 0)

/** Removes a comment with the empty lines above it. */
function removeWords(source: string, comment: RegExpMatchArray): Change {
  const { start, end } = getSpan(comment)
  return { start: source.slice(0, start).trimEnd().length, end, text: '' }
}

/** Returns the words before a comment, such as "Commented [MW1]:". */
const getLead = (comment: string): string => /^[^\]]*\]+:?/.exec(comment.trim())?.[0] ?? ''

/**
 * Says how many comments there are, and quotes their marks, because people look for these.
 * @param only the only comment, if no mark in the text belongs to it
 * @param hasWords whether the words of a comment are there, and not only its mark
 * @param lines where else their marks and words are
 */
function describeComments(
  found: readonly RegExpMatchArray[],
  only: RegExpMatchArray | undefined,
  hasWords: boolean,
  lines: string,
): TextProblem {
  const names = [...new Set(found.map(([, name = '']) => `[${name}]`))]
  const isOne = names.length === 1
  const words = `the words of the comment${isOne ? '' : 's'}`
  return {
    code: 'note-left',
    severity: 'warning',
    message: `${isOne ? 'A comment from Word or Google Docs was' : 'Comments from Word or Google Docs were'} pasted with the text, and visitors would read ${isOne ? 'it' : 'them'}.`,
    fix: `If ${isOne ? 'the' : 'a'} comment asks something, answer that first. Then delete ${only === undefined ? `${listWords([...names, ...(hasWords ? [words] : [])], names.length + 1)}${lines}` : `all words from "${getLead(only[0])}" to the end of the comment`}.`,
  }
}
