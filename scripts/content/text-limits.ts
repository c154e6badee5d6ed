// How much text a file may hold, checked before the Markdown parser sees it.
import type { Kind } from './kind'
import type { Finding, PlacedFinding } from './problem'

/** The parser's time grows faster than the text: 128 KB take about a second, 2 MB more than a minute. */
const LONGEST_BODY = 128 * 1024
/** Deeper nesting than any person writes makes the parser overflow its stack. */
const DEEPEST = 20
/** So many opening signs in a row, or in a line, that the parser would try their pairings for minutes. */
const BRACKETS = /[[(<]{40}|(?:!?\[){40}|(?:[*_~`]+[^*_~`\n]{0,3}){200}/

/** What is wrong with a body as a whole; lines count from the first of the file. */
export function bodyFindings(
  { body, bodyLine }: { body: string; bodyLine: number },
  kind: Pick<Kind, 'body' | 'name'>,
): PlacedFinding[] {
  const lines = body.split('\n')
  const at = (index: number, finding: Finding): PlacedFinding => ({
    ...finding,
    line: bodyLine + index,
    column: 1,
  })
  const first = lines.findIndex((line) => line.trim() !== '')
  if (kind.body === 'none' && first !== -1) return [at(first, unexpected(kind.name))]
  if (kind.body === 'required' && first === -1) return [at(-1, missing(kind.name))]
  if (Buffer.byteLength(body) > LONGEST_BODY) return [at(0, TOO_LONG)]
  const deep = lines.findIndex((line) => nesting(line) > DEEPEST || BRACKETS.test(line))
  return deep === -1 ? [] : [at(deep, TOO_DEEP)]
}

function nesting(line: string): number {
  const marks = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s))+/.exec(line)?.[0] ?? ''
  return marks.replace(/\d+[.)]/g, '-').replace(/\s/g, '').length
}

const unexpected = (name: string): Finding => ({
  code: 'text-unexpected',
  message: `A ${name} has no text below its fields; these words would not be shown.`,
  fix: 'Move the words into one of the fields, or delete them.',
})

const missing = (name: string): Finding => ({
  code: 'text-missing',
  message: `The text of this ${name} is missing.`,
  fix: 'Write it below the second --- line.',
})

const TOO_LONG: Finding = {
  code: 'text-too-long',
  message: 'The text is longer than 128 KB.',
  fix: 'Split it into several pages.',
}

const TOO_DEEP: Finding = {
  code: 'text-too-deep',
  message: `There are more than ${DEEPEST} lists, quotations or brackets inside each other.`,
  fix: 'Delete the signs in this line that are too many.',
}
