// Reports comments of Word and Google Docs, which were pasted along with a text.
import { asksSomething } from '../../../../text/asks-something'
import { listWords } from '../../../../text/list-words'
import type { TextProblem } from '../../../parse-context'
import {
  getSpan,
  joinChanges,
  nameOtherLines,
  type Change,
  type FindLeftovers,
} from '../../leftover'
import { readWordComments } from './read-word-comments'

export const findWordComments: FindLeftovers = (text, source) => {
  const found = readWordComments(text)
  const { marks, inLines } = found
  const comments = [...found.comments, ...inLines]
  const [first] = [...marks, ...comments].sort((a, b) => a.index - b.index)
  if (first === undefined) return []
  const changes: Change[] = [
    ...marks.map((mark) => ({ ...getSpan(mark), text: '' })),
    ...comments.map((comment) => removeWords(source, comment)),
  ]
  const { span, replacement } = joinChanges(source, changes)
  const at = getStart(first)
  const asks = comments.some(([typed]) => asksSomething(typed))
  return [
    {
      problem: {
        ...describeComments(
          [...marks, ...comments],
          comments.length === 1 && marks.length === 0 ? comments[0] : undefined,
          comments.length > 0,
          asks,
          nameOtherLines(
            text,
            [...marks, ...comments].map((match) => ({ ...getSpan(match), start: getStart(match) })),
          ),
        ),
        ...(asks || inLines.length > 0 ? {} : { replacement }),
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
 * @param asks whether a comment asks for something
 * @param lines where else their marks and words are
 */
function describeComments(
  found: readonly RegExpMatchArray[],
  only: RegExpMatchArray | undefined,
  hasWords: boolean,
  asks: boolean,
  lines: string,
): TextProblem {
  const names = [...new Set(found.map(([, name = '']) => `[${name}]`))]
  const isOne = names.length === 1
  const words = `the words of the comment${isOne ? '' : 's'}`
  return {
    code: 'note-left',
    severity: 'warning',
    message: `${isOne ? 'A comment from Word or Google Docs was' : 'Comments from Word or Google Docs were'} pasted with the text, and visitors would read ${isOne ? 'it' : 'them'}.`,
    fix: `${asks ? `Answer what ${isOne ? 'the comment asks' : 'the comments ask'} first.` : `If ${isOne ? 'the' : 'a'} comment asks something, answer that first.`} Then delete ${only === undefined ? `${listWords([...names, ...(hasWords ? [words] : [])], names.length + 1)}${lines}` : `all words from "${getLead(only[0])}" to the end of the comment`}.`,
  }
}
