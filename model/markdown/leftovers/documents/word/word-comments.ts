// Reports comments of Word and Google Docs, which were pasted along with a text.
import { getPositionAt } from '../../../../problems/problem'
import { asksSomething } from '../../../../text/asks-something'
import { listLines } from '../../../../text/list-lines'
import { listWords } from '../../../../text/list-words'
import type { TextProblem } from '../../../parse-context'
import {
  getSpan,
  joinChanges,
  nameOtherLines,
  type Change,
  type FindLeftovers,
} from '../../leftover'
import { readWordComments, type WordComments } from './read-word-comments'

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
        ...describeComments(asks, [...marks, ...comments], adviseOnComments(text, found)),
        ...(asks || inLines.length > 0 ? {} : { replacement }),
      },
      at,
      span,
      claims: changes.map(({ start, end }) => ({ start, end: end + 1 })),
    },
  ]
}

const MAX_LINES = 20

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

/** Says what to delete, and quotes the marks of the comments, because people look for these. */
function adviseOnComments(text: string, { marks, comments, inLines }: WordComments): string {
  const all = [...comments, ...inLines]
  const [only] = all
  if (marks.length === 0 && only !== undefined && all.length === 1)
    return `delete all words from "${getLead(only[0])}" to the end of the comment`
  const names = listNames(marks.length === 0 ? all : marks)
  const quoted = listWords(names, names.length)
  const spans = [...marks, ...all].map((match) => ({ ...getSpan(match), start: getStart(match) }))
  if (marks.length > 0 && comments.length > 0 && inLines.length === 0)
    return `delete only ${quoted} on ${nameLines(marks.flatMap((mark) => getLines(text, mark)))}, and delete all of ${nameLines(comments.flatMap((comment) => getLines(text, comment)))}`
  const words = all.length === 0 ? [] : [`the words of the comment${names.length === 1 ? '' : 's'}`]
  return `delete ${listWords([...names, ...words], names.length + 1)}${nameOtherLines(text, spans)}`
}

const nameLines = (lines: readonly number[]): string => listLines([...new Set(lines)], MAX_LINES)

function getLines(text: string, match: RegExpMatchArray): number[] {
  const { line } = getPositionAt(text, getStart(match))
  return match[0]
    .trim()
    .split('\n')
    .map((_, index) => line + index)
}

const listNames = (found: readonly RegExpMatchArray[]): string[] => [
  ...new Set(found.map(([, name = '']) => `[${name}]`)),
]

/**
 * Says how many comments there are.
 * @param asks whether a comment asks for something
 * @param advice what to delete
 */
function describeComments(
  asks: boolean,
  found: readonly RegExpMatchArray[],
  advice: string,
): TextProblem {
  const isOne = listNames(found).length === 1
  return {
    code: 'note-left',
    severity: 'warning',
    message: `${isOne ? 'A comment from Word or Google Docs was' : 'Comments from Word or Google Docs were'} pasted with the text, and visitors would read ${isOne ? 'it' : 'them'}.`,
    fix: `${asks ? `First do what ${isOne ? 'the comment asks' : 'the comments ask'} for.` : `If ${isOne ? 'the' : 'a'} comment asks something, answer that first.`} Then ${advice}.`,
  }
}
