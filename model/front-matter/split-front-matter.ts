// Splits a file into its front matter and body, and preserves every front matter value exactly as it was typed.
import matter from 'gray-matter'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'
import type { FindField } from './diagnosis/field-finder'
import { findFences } from './fences/find-fences'
import { parseLines } from './parse-lines'
import type { FrontMatter } from './value'

export type SplitText = {
  readonly frontMatter: FrontMatter
  readonly body: string
  /** The number of the line on which the body starts, from 1. */
  readonly bodyLine: number
  /** False if there is no front matter, so that missing fields need not be reported one by one. */
  readonly hasFields: boolean
  readonly problems: readonly LocatedProblem[]
}

/** In characters; more than anyone types between the fences. */
const MAX_FRONT_MATTER_LENGTH = 16 * 1024

/**
 * Splits the text of a file. The fences are checked before gray-matter parses the text, because gray-matter executes front
 * matter that starts with `---js`, and silently treats a mistyped fence as body text (docs/decisions/front-matter.md).
 * @param fieldNames the names of all fields that may be typed
 * @param findField returns the field that another name means, such as `location` for `Where`, or null
 * @param isList returns whether a field takes a list
 * @param isNeeded returns whether every file needs a field
 * @returns the values as typed with their positions, the body, and the problems with the fences and lines
 */
export function splitFrontMatter(
  text: string,
  fieldNames: readonly string[],
  findField: FindField = () => null,
  isList: (name: string) => boolean = () => false,
  isNeeded: (name: string) => boolean = () => false,
): SplitText {
  const { found, fields, body, fieldsLine, bodyLine, problems } = findFences(
    text.split('\n'),
    fieldNames,
  )
  const fieldsText = fields.join('\n')
  if (fieldsText.length > MAX_FRONT_MATTER_LENGTH) {
    const tooLong = { ...TOO_LONG, line: fieldsLine, column: 1 }
    return { frontMatter: new Map(), body: '', bodyLine, hasFields: false, problems: [tooLong] }
  }
  const normalized = ['---', fieldsText, '---', ...body].join('\n')
  const { content } = matter(normalized, {
    engines: { yaml: wrapText, javascript: refuse, js: refuse },
  })
  const parsed = parseLines(fields, fieldsLine, { fieldNames, findField, isList, isNeeded })
  return {
    frontMatter: parsed.frontMatter,
    body: content,
    bodyLine,
    hasFields: found,
    problems: [...problems, ...parsed.problems],
  }
}

/** Replaces the YAML engine of gray-matter, which is used only to find the body; `parseLines` parses the values. */
const wrapText = (text: string): object => ({ text })

const refuse = (): never => {
  throw new Error('Programs in front matter are never run.')
}

const TOO_LONG: ProblemDetails = {
  code: 'front-matter-long',
  message: 'There are more than 16,000 characters between the two --- lines.',
  fix: 'Keep the fields short, and write long texts below the second --- line.',
}
