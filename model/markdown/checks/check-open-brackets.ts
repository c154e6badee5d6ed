// Reports a bracket that is never closed: the words after it were probably never typed.
import type { LocatedProblem } from '../../problems/problem'
import { maskCode } from '../leftovers/leftover'
import { maskText } from '../mask-text'
import type { Reporter, TextProblem } from '../parse-context'

/** Runs last: another problem of the same line explains the bracket. */
export function checkOpenBrackets(
  text: string,
  problems: readonly LocatedProblem[],
  reporter: Reporter,
): void {
  if (!/[[(]/.test(text)) return
  const masked = maskText(maskCode(text)).replace(/<[a-z/!][^<>]*>/gi, (tag) =>
    tag.replace(/[^\n]/g, ' '),
  )
  for (const offset of findOpen(masked)) {
    const end = masked.indexOf('\n', offset)
    const rest = masked.slice(offset, end === -1 ? undefined : end)
    const isLink = /^\[[A-Za-zÀ-ỿ]/u.test(rest)
    const hasWords = isLink || /^\([A-Za-zÀ-ỿ]/u.test(rest) || masked[offset - 1] === ']'
    const line = masked.slice(0, offset).split('\n').length
    if (!hasWords || problems.some((problem) => problem.line === line)) continue
    const start = offset - (masked[offset - 1] === '!' && isLink ? 1 : 0)
    const label = masked[offset - 1] === ']' ? masked.lastIndexOf('[', offset) : -1
    const at = label === -1 ? start : label
    return reporter.reportAt(label === -1 && !isLink ? PARENTHESIS : LINK, at, null)
  }
}

/** Returns the offsets of the brackets without a partner. */
function findOpen(text: string): number[] {
  const open: number[] = []
  for (const { index, 0: bracket } of text.matchAll(/[[\](]|\)/g)) {
    if (bracket === '[' || (bracket === '(' && !/[:;]-?$/.test(text.slice(index - 2, index))))
      open.push(index)
    else if (bracket === ']' || bracket === ')') {
      const partner = open.findLastIndex((other) => text[other] === (bracket === ']' ? '[' : '('))
      if (partner !== -1) open.splice(partner, 1)
    }
  }
  return open
}

const LINK: TextProblem = {
  code: 'bracket-open',
  message: 'The link that begins with this [ has no end, so the bracket would be shown.',
  fix: 'Write ] after the last word of the link, and right after it the address in parentheses. Or delete the bracket.',
}

const PARENTHESIS: TextProblem = {
  code: 'bracket-open',
  severity: 'warning',
  message: 'The parenthesis that begins here has no end.',
  fix: 'Write ) after the last of its words, or delete the ( character.',
}
