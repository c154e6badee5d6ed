// Checks a heading: its # characters, its words, and that it was meant as one.
import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../problems/problem'
import { SENTENCE_END } from '../line-rules'
import type { Reporter } from '../parse-context'

/** The longest words above a line of hyphens that are certainly a heading, in characters. */
const MAX_HEADING_LENGTH = 80

/** Reports at most one problem with a heading. */
export function checkHeading(node: Heading, reporter: Reporter): void {
  const source = reporter.getSource(node)
  const hasImage = node.children.some(({ type }) => type === 'image')
  if (!hasImage && toString(node).trim() === '') return reporter.report(EMPTY, node)
  if (!source.startsWith('#')) return checkUnderlined(node, source, reporter)
  const hashes = /^#(?: #)+(?= )/.exec(source)?.[0]
  if (hashes !== undefined)
    reporter.report(
      createGapProblem(hashes, source),
      node,
      reporter.getRange(node, 0, hashes.length),
    )
  else if (node.depth === 1)
    reporter.report(createTooLarge(source), node, reporter.getRange(node, 0, 1))
}

/** Checks a setext heading of CommonMark: words above a line of = or - characters. */
function checkUnderlined(node: Heading, source: string, reporter: Reporter): void {
  const [line = '', ...above] = source.split('\n').reverse()
  const [words = '', ...more] = above
  const isHeading =
    more.length === 0 && words.length <= MAX_HEADING_LENGTH && !SENTENCE_END.test(words)
  const range = reporter.getRange(node, 0, Infinity)
  if (node.depth === 1) {
    if (!isHeading) return reporter.report(UNDERLINED, node, range)
    return reporter.report(createUnderlined(`## ${words.trim()}`), node, range)
  }
  const isRule = line.trim().length > 2
  if (isHeading && isRule) return
  const isCertain = isRule && node.position?.start.column === 1
  const text = above.toReversed().join('\n')
  const replacement = isCertain ? { replacement: `${text}\n\n---` } : {}
  reporter.report({ ...HYPHENS_BELOW, ...replacement }, node, range)
}

const EMPTY: ProblemDetails = {
  code: 'heading-empty',
  message: 'This heading has no words.',
  fix: 'Write its words after the # characters and a space, or delete the line.',
}

/** Returns a heading as it was typed with other # characters at its beginning. */
export const withHashes = (hashes: string, source: string): string =>
  `${hashes} ${source.replace(/^[#\s]+/, '').trimEnd()}`

const createTooLarge = (source: string): ProblemDetails => ({
  code: 'heading-large',
  message: 'A heading with one # is as large as the title of the page.',
  fix: `Write ${withHashes('##', source)}`,
  replacement: '##',
})

const createGapProblem = (typed: string, source: string): ProblemDetails => ({
  code: 'heading-space',
  message: 'There is a space between the # characters, so one of them would be shown.',
  fix: `Write ${withHashes(typed.replaceAll(' ', ''), source)}`,
  replacement: typed.replaceAll(' ', ''),
})

const UNDERLINED: ProblemDetails = {
  code: 'heading-large',
  message: 'The line of = characters makes the words above it as large as the title of the page.',
  fix: 'Delete the line of = characters. For a heading, begin the line of the words with ##',
}

/** @param heading the words above the line as a heading */
const createUnderlined = (heading: string): ProblemDetails => ({
  ...UNDERLINED,
  fix: `Delete the line of = characters, and write ${heading}`,
  replacement: heading,
})

const HYPHENS_BELOW: ProblemDetails = {
  code: 'heading-underlined',
  message: 'The hyphens right below these words make a heading of them.',
  fix: 'For a line across the page, put an empty line above the hyphens. If you want no line and no heading, delete the hyphens.',
}
