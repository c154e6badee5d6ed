// Splits a file into its front matter and body, and keeps every front matter value exactly as it was typed.
import matter from 'gray-matter'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'
import { findFences } from './fences'
import { parseLines } from './parse-lines'
import type { FrontMatter } from './value'

export type SplitText = {
  readonly frontMatter: FrontMatter
  readonly body: string
  /** The line of the file on which the body starts, counted from 1. */
  readonly bodyLine: number
  /** Whether there are fields at all: if not, there is no point in missing one of them. */
  readonly hasFields: boolean
  readonly findings: readonly LocatedProblem[]
}

/** More than any person writes between the fences, in characters. */
const LONGEST_FRONT_MATTER = 16 * 1024

/**
 * Reads one file's text. The gate comes before gray-matter, because gray-matter runs a file that starts with `---js` as a
 * program and takes a mistyped fence for text without a word (docs/decisions/front-matter.md).
 * @param known the fields that there are, as they are typed
 * @returns the values as typed with their places, the body, and what is wrong with the fences and lines
 */
export function splitFrontMatter(text: string, known: readonly string[]): SplitText {
  const { found, fields, body, fieldsLine, bodyLine, findings } = findFences(
    text.split('\n'),
    known,
  )
  const typed = fields.join('\n')
  if (typed.length > LONGEST_FRONT_MATTER) {
    const tooLong = { ...TOO_LONG, line: fieldsLine, column: 1 }
    return { frontMatter: new Map(), body: '', bodyLine, hasFields: false, findings: [tooLong] }
  }
  const whole = ['---', typed, '---', ...body].join('\n')
  const { content } = matter(whole, { engines: { yaml: keepText, javascript: refuse, js: refuse } })
  const read = parseLines(fields, fieldsLine, known)
  return {
    frontMatter: read.frontMatter,
    body: content,
    bodyLine,
    hasFields: found,
    findings: [...findings, ...read.findings],
  }
}

/** gray-matter only finds where the front matter ends; its values are read from the lines as typed. */
const keepText = (text: string): object => ({ text })

const refuse = (): never => {
  throw new Error('Programs in front matter are never run.')
}

const TOO_LONG: ProblemDetails = {
  code: 'front-matter-long',
  message: 'There are more than 16,000 characters between the two --- lines.',
  fix: 'Keep the fields short, and write long texts below the second --- line.',
}
