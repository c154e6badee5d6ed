// How much text a file may hold, checked before the Markdown parser sees it.
import type { Collection } from '../../define-collection'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import { checkCrowdedMarkup } from './crowded-markup'

/** The parser's time grows faster than the text: 128 KB take about a second, 2 MB more than a minute. */
const LONGEST_BODY = 128 * 1024
/** Short lines are as much work as long ones: 40,000 of them take a quarter of a minute. */
const MOST_LINES = 10_000
/** Deeper nesting than any person writes costs the parser more time than a long text. */
const DEEPEST = 20
/** So many opening signs in a row that the parser would overflow its stack. */
const OPENING = /(?:!?[[(<]){40}/

/** What is wrong with a body as a whole; lines count from the first of the file. */
export function checkTextLimits(
  { body, bodyLine }: { body: string; bodyLine: number },
  collection: Pick<Collection, 'body' | 'name'>,
): LocatedProblem[] {
  const lines = body.split('\n')
  const at = (index: number, finding: ProblemDetails): LocatedProblem => ({
    ...finding,
    line: bodyLine + index,
    column: 1,
  })
  const first = lines.findIndex((line) => line.trim() !== '')
  if (collection.body === 'none' && first !== -1) return [at(first, unexpected(collection.name))]
  if (collection.body === 'required' && first === -1) return [at(-1, missing(collection.name))]
  if (Buffer.byteLength(body) > LONGEST_BODY || lines.length > MOST_LINES) return [at(0, TOO_LONG)]
  const boxes = openBoxes(lines)
  const isOpening = OPENING.test(body)
  const deep = lines.findIndex(
    (line, index) =>
      nesting(line) > DEEPEST || (boxes[index] ?? 0) > DEEPEST || (isOpening && OPENING.test(line)),
  )
  if (deep !== -1) return [at(deep, TOO_DEEP)]
  const crowd = checkCrowdedMarkup(lines)
  return crowd === null ? [] : [at(crowd.index, crowd.finding)]
}

/** How many lists and quotations a line is in: by its marks, and by the spaces before them, two for each list at least. */
function nesting(line: string): number {
  const marks = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s))+/.exec(line)?.[0] ?? ''
  const indent = /^ */.exec(marks)?.[0].length ?? 0
  return Math.floor(indent / 2) + marks.replace(/\d+[.)]/g, '-').replace(/\s/g, '').length
}

/** How many boxes are open at each line. */
function openBoxes(lines: readonly string[]): number[] {
  let open = 0
  return lines.map((line) => {
    if (/^\s*:{3,}\s*[a-z]/i.test(line)) open += 1
    else if (/^\s*:{3,}\s*$/.test(line)) open = Math.max(0, open - 1)
    return open
  })
}

const unexpected = (name: string): ProblemDetails => ({
  code: 'text-unexpected',
  message: `A ${name} has no text below its fields; these words would not be shown.`,
  fix: 'Move the words into one of the fields, or delete them.',
})

const missing = (name: string): ProblemDetails => ({
  code: 'text-missing',
  message: `The text of this ${name} is missing.`,
  fix: 'Write it below the second --- line.',
})

const TOO_LONG: ProblemDetails = {
  code: 'text-too-long',
  message: 'The text is longer than 128 KB or 10,000 lines.',
  fix: 'Split it into several pages.',
}

const TOO_DEEP: ProblemDetails = {
  code: 'text-too-deep',
  message: `There are more than ${DEEPEST} lists, boxes or brackets inside each other.`,
  fix: 'Delete the signs in this line that are too many.',
}

/** A text that a program could not read to its end: its stack, its memory or its time was used up. */
export const UNREADABLE_TEXT: ProblemDetails = {
  code: 'text-unreadable',
  message:
    'This text is built in a way that cannot be read: it would take too long, or too much memory.',
  fix: 'Make it simpler, with fewer lists, tables, brackets and stars, or split it into several pages.',
}
