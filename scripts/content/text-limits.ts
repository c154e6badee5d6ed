// How much text a file may hold, checked before the Markdown parser sees it.
import type { Kind } from './kind'
import type { Finding, Place } from './problem'

/** The parser's time grows faster than the text: 128 KB take about a second, 2 MB more than a minute. */
const LONGEST_BODY = 128 * 1024
/** Deeper nesting than any person writes makes the parser overflow its stack. */
const DEEPEST = 20

/** What is wrong with a body as a whole; lines count from the body's first. */
export function bodyFindings(body: string, kind: Pick<Kind, 'body' | 'name'>): (Finding & Place)[] {
  const empty = body.trim() === ''
  if (kind.body === 'none' && !empty) return [at(firstLine(body), unexpected(kind.name))]
  if (kind.body === 'required' && empty) return [at(1, missing(kind.name))]
  if (Buffer.byteLength(body) > LONGEST_BODY) return [at(1, TOO_LONG)]
  const deep = body.split('\n').findIndex((line) => nesting(line) > DEEPEST)
  return deep === -1 ? [] : [at(deep + 1, TOO_DEEP)]
}

function nesting(line: string): number {
  const marks = /^(?:\s*(?:>|[-*+]\s|\d+[.)]\s))+/.exec(line)?.[0] ?? ''
  return marks.replace(/\d+[.)]/g, '-').replace(/\s/g, '').length
}

const at = (line: number, finding: Finding): Finding & Place => ({ ...finding, line, column: 1 })

const firstLine = (body: string) => body.split('\n').findIndex((line) => line.trim() !== '') + 1

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
  message: `There are more than ${DEEPEST} lists or quotations inside each other.`,
  fix: 'Delete the signs at the start of the line that are too many.',
}
