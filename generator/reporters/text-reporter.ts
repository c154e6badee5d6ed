// Problems as people read them in a terminal.
import type { Problem } from '../../model/problems/problem'
import { toOneLine } from './plain-text'

/** All problems, a paragraph each, and a last line that counts them. Empty when there are none. */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  const parts = [...problems.map(paragraph), countProblems(problems)]
  const repairs = problems.filter(({ suggestion }) => suggestion !== null).length
  if (repairs > 0) parts.push(`npm run check -- --fix repairs ${repairs} of them by itself.`)
  return parts.join('\n\n')
}

function paragraph({ severity, file, line, column, message, fix }: Problem): string {
  const mark = severity === 'error' ? 'Problem' : 'Note'
  const advice = severity === 'error' ? 'Repair' : 'Advice'
  return [`${file}:${line}:${column}`, `  ${mark}: ${message}`, `  ${advice}: ${fix}`]
    .map(toOneLine)
    .join('\n')
}

/** "2 problems and 1 note in 2 files." */
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

/** "1 page", "2 pages". */
export function pluralize(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`
}

/** "4,000". */
export const formatNumber = (count: number): string => count.toLocaleString('en-US')
