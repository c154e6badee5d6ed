// Formats problems for people in a terminal.
import { styleText } from 'node:util'
import { isCertain } from '../../model/problems/is-certain'
import type { Problem } from '../../model/problems/problem'
import { toOneLine } from './plain-text'

/** Returns a paragraph for each problem and a last line that counts them, or an empty text if there are none. */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  const parts = [...problems.map(formatProblem), countProblems(problems)]
  const fixable = problems.filter(isCertain).length
  if (fixable > 0)
    parts.push(`${describeRepairs(fixable, problems.length)}: npm run check -- --fix`)
  return parts.join('\n\n')
}

const describeRepairs = (fixable: number, count: number): string =>
  `Someone who has the website on a computer can repair ${count === 1 ? 'it' : fixable === count ? 'them' : `${formatNumber(fixable)} of them`} with one command`

/**
 * Returns a text of `formatProblems` with colors for "Problem:" and "Note:".
 * @param stream where the text will be printed; without a terminal, or with NO_COLOR, there are no colors
 */
export const addColors = (text: string, stream: NodeJS.WritableStream): string =>
  text
    .replace(/^ {2}Problem:/gm, (label) => styleText('red', label, { stream }))
    .replace(/^ {2}Note:/gm, (label) => styleText('yellow', label, { stream }))

function formatProblem({ severity, file, line, column, message, fix }: Problem): string {
  const severityLabel = severity === 'error' ? 'Problem' : 'Note'
  const fixLabel = severity === 'error' ? 'Repair' : 'Advice'
  return [`${file}:${line}:${column}`, `  ${severityLabel}: ${message}`, `  ${fixLabel}: ${fix}`]
    .map(toOneLine)
    .join('\n')
}

/** Returns a text such as "2 problems and 1 note in 2 files." */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const warnings = problems.length - errors
  const parts = [
    errors > 0 ? pluralize(errors, 'problem') : '',
    warnings > 0 ? pluralize(warnings, 'note') : '',
  ]
  const files = new Set(problems.map(({ file }) => file)).size
  return `${parts.filter((part) => part !== '').join(' and ')} in ${pluralize(files, 'file')}.`
}

/** Returns a text such as "1 page" or "2 pages". */
export function pluralize(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`
}

/** Returns a text such as "4,000". */
export const formatNumber = (count: number): string => count.toLocaleString('en-US')
