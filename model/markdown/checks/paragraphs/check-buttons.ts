// Reports buttons that the parser took for words, because they are not alone on one line.
import type { Paragraph } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import { repairButton, splitAtButton } from '../../directives/directive-repairs'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { getLines } from './paragraph-lines'

/** Reports at most one button of a paragraph; returns true if there is one. */
export function checkButtons(paragraph: Paragraph, reporter: Reporter): boolean {
  const source = reporter.getSource(paragraph)
  const isTopLevel = paragraph.position?.start.column === 1
  const repair = isTopLevel ? repairButton(source) : null
  if (repair !== null) {
    const { typed, replacement } = repair
    const range = reporter.getRange(paragraph, 0, typed.length)
    const fix = `Write on one line: ${replacement}`
    const message = typed.includes('\n')
      ? NOT_ALONE.message
      : `${typed.trim()} is not how a button is written.`
    reporter.reportRange({ ...NOT_ALONE, message, fix, replacement }, range)
    return true
  }
  return getLines(paragraph, reporter).some(({ start, text }) => {
    const parts = splitAtButton(maskText(text))
    if (!parts) return false
    const before = text.slice(0, parts.before.length)
    const after = text.slice(before.length + parts.button.length)
    const button = text.slice(before.length, before.length + parts.button.length)
    const isCertain = isTopLevel && (before.trim() === '' || /^[.,;\s]*$/.test(after))
    const words = [before.trimEnd(), button, after.replace(/^[.,;\s]+/, '')]
    const replacement = words.filter((part) => part !== '').join('\n\n')
    const range = isCertain ? { start, typed: text } : null
    reporter.reportAt({ ...NOT_ALONE, replacement }, start + before.length, range)
    return true
  })
}

const NOT_ALONE: ProblemDetails = {
  code: 'directive-unread',
  message: 'A button has to be alone on its line; here its code would be shown.',
  fix: 'Put the button on a line of its own, with an empty line above and below it.',
}
