// Limits how much text a file may contain; runs before the Markdown parser.
import type { Collection } from '../../define-collection'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import { checkCrowdedMarkup, MAX_LINE_LENGTH } from './crowded-markup'
import { checkEmbeddedPictures } from './embedded-pictures'

/** The parser's time grows faster than the text: 128 KB take about a second, 2 MB more than a minute. */
export const MAX_BODY_KILOBYTES = 128
/** Short lines cost as much time as long ones: 40,000 of them take 15 seconds. */
const MAX_LINES = 10_000
/** Nesting deeper than anyone writes costs the parser more time than a long text. */
const MAX_DEPTH = 20
/** Matches a run of opening characters long enough to overflow the parser's stack. */
const OPENING_CHARACTERS = /(?:[[(<]!?){40}/

/**
 * Checks the size and the nesting of a body.
 * @param text the body, and the number of its first line in the file
 * @returns at most one problem, or one for each picture that is in the text itself; their lines are those in the file
 */
export function checkTextLimits(
  { body, bodyLine }: { body: string; bodyLine: number },
  collection: Pick<Collection, 'body' | 'name'>,
): LocatedProblem[] {
  const lines = body.split('\n')
  const locate = (index: number, problem: ProblemDetails, offset = 0): LocatedProblem => ({
    ...problem,
    line: bodyLine + index,
    column: offset + 1,
  })
  const first = lines.findIndex((line) => line.trim() !== '')
  if (collection.body === 'none' && first !== -1)
    return [locate(first, unexpectedText(collection.name))]
  if (collection.body === 'required' && first === -1)
    return [locate(-1, missingText(collection.name))]
  const pictures = checkEmbeddedPictures(lines, MAX_LINE_LENGTH, locate)
  if (pictures.length > 0) return pictures
  if (Buffer.byteLength(body) > MAX_BODY_KILOBYTES * 1024 || lines.length > MAX_LINES)
    return [locate(0, TOO_LONG)]
  const openBoxes = countOpenBoxes(lines)
  const hasOpening = OPENING_CHARACTERS.test(body)
  const deep = lines.findIndex(
    (line, index) =>
      getNesting(line) > MAX_DEPTH ||
      (openBoxes[index] ?? 0) > MAX_DEPTH ||
      (hasOpening && OPENING_CHARACTERS.test(line)),
  )
  if (deep !== -1) return [locate(deep, TOO_DEEP)]
  const crowded = checkCrowdedMarkup(lines)
  return crowded === null ? [] : [locate(crowded.index, crowded.problem)]
}

/** Returns how many lists and quotations contain a line, from its markers and its indentation: two spaces count as one list. */
function getNesting(line: string): number {
  const markers = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s))+/.exec(line)?.[0] ?? ''
  const indentation = /^ */.exec(markers)?.[0].length ?? 0
  return Math.floor(indentation / 2) + markers.replace(/\d+[.)]/g, '-').replace(/\s/g, '').length
}

/** Counts the boxes that are open at each line. */
function countOpenBoxes(lines: readonly string[]): number[] {
  let open = 0
  return lines.map((line) => {
    if (/^\s*:{3,}\s*[a-z]/i.test(line)) open += 1
    else if (/^\s*:{3,}\s*$/.test(line)) open = Math.max(0, open - 1)
    return open
  })
}

const unexpectedText = (name: string): ProblemDetails => ({
  code: 'text-unexpected',
  message: `A ${name} has no text below its fields; these words would not be shown.`,
  fix: 'Move the words into one of the fields, or delete them.',
})

const missingText = (name: string): ProblemDetails => ({
  code: 'text-missing',
  message: `The text of this ${name} is missing.`,
  fix: 'Write it below the second --- line.',
})

const TOO_LONG: ProblemDetails = {
  code: 'text-too-long',
  message: `The text is longer than ${MAX_BODY_KILOBYTES} KB or ${MAX_LINES.toLocaleString('en-US')} lines.`,
  fix: 'Split it into several pages.',
}

const TOO_DEEP: ProblemDetails = {
  code: 'text-too-deep',
  message: `There are more than ${MAX_DEPTH} lists, boxes or brackets inside each other.`,
  fix: 'Delete some of them from this line.',
}

/** The problem of a text for which the parser ran out of stack, memory or time. */
export const UNREADABLE_TEXT: ProblemDetails = {
  code: 'text-unreadable',
  message:
    'This text is built in a way that cannot be read: it would take too long, or too much memory.',
  fix: 'Make it simpler, with fewer lists, tables, brackets and stars, or split it into several pages.',
}
