// Splits a file into its front matter and body, and keeps every front matter value exactly as it was typed.
import matter from 'gray-matter'
import { readLines, type FrontMatter } from './front-matter-lines'
import type { Finding, Place } from './problem'

export type SplitFile = {
  readonly frontMatter: FrontMatter
  readonly body: string
  /** The line of the file on which the body starts, counted from 1. */
  readonly bodyLine: number
  readonly findings: readonly (Finding & Place & { field?: string })[]
}

/** What no file may look like before its front matter is read, each with the sentence for it. */
const FENCE_FINDINGS: readonly {
  test: (first: string) => boolean
  message: string
  fix: string
}[] = [
  {
    test: (first) => first.trim() === '',
    message: 'The file starts with an empty line.',
    fix: 'Delete the empty lines at the top, so that --- is the very first line.',
  },
  {
    test: (first) => /^\s*[-–—]+\s*$/.test(first),
    message: 'The first line is not exactly three hyphens.',
    fix: 'Make the first line --- with nothing before or after it.',
  },
  {
    test: (first) => first.startsWith('---'),
    message: 'There is something behind the --- on the first line.',
    fix: 'Make the first line --- with nothing behind it.',
  },
]

/**
 * Reads one file's text. The gate comes before gray-matter, because gray-matter runs a file that starts with `---js` as a
 * program and takes a mistyped fence for text without a word (docs/decisions/front-matter.md).
 * @returns the values as typed with their places, the body, and what is wrong with the fences and lines
 */
export function splitFile(text: string): SplitFile {
  const lines = text.split('\n')
  const first = lines[0] ?? ''
  if (first !== '---') return refused(fenceFinding(first))
  const close = lines.indexOf('---', 1)
  if (close === -1) {
    return refused({
      code: 'front-matter-open',
      message: 'The part between the two --- lines is never closed.',
      fix: 'Put a line with only --- under the last field, before the text of the page.',
    })
  }
  const parsed = matter(text, { engines: { yaml: keepText, javascript: refuse, js: refuse } })
  const { frontMatter, findings } = readLines(lines.slice(1, close), 2)
  return { frontMatter, body: parsed.content, bodyLine: close + 2, findings }
}

function fenceFinding(first: string): Finding {
  const known = FENCE_FINDINGS.find((one) => one.test(first))
  return {
    code: 'front-matter-missing',
    message: known?.message ?? 'The file does not start with a --- line.',
    fix:
      known?.fix ??
      'Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
  }
}

function refused(finding: Finding): SplitFile {
  return {
    frontMatter: new Map(),
    body: '',
    bodyLine: 1,
    findings: [{ ...finding, line: 1, column: 1 }],
  }
}

/** gray-matter only finds where the front matter ends; its values are read from the lines as typed. */
const keepText = (text: string): object => ({ text })

const refuse = (): never => {
  throw new Error('Programs in front matter are never run.')
}
