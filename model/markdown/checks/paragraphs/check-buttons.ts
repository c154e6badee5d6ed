// Reports buttons that the parser took for words, because they are not alone on one line.
import type { Paragraph } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import { DIRECTIVE_NAMES, DIRECTIVES } from '../../directives/directive-table'
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
    const hasSpace = typed.trim().replace(/\] +\{/, ']{') === replacement.trim()
    const write = typed.includes('\n') ? 'Write on one line' : 'Write'
    const fix = `${hasSpace ? 'Delete the space' : write}: ${replacement}`
    const message = typed.includes('\n')
      ? NOT_ALONE.message
      : hasSpace
        ? 'There is a space between ] and {, so this is not a button.'
        : `${typed.trim()} is not how a button is written.`
    reporter.reportRange({ ...NOT_ALONE, message, fix, replacement }, range)
    return true
  }
  return getLines(paragraph, reporter).some(({ start, text }) => {
    const box = LINE_WITHIN.exec(maskText(text))
    if (box !== null) {
      reporter.reportAt(createBoxWithin(box[1] ?? ''), start + box.index, null)
      return true
    }
    const parts = splitAtButton(maskText(text))
    if (!parts) return false
    const before = text.slice(0, parts.before.length)
    const after = text.slice(before.length + parts.button.length)
    const button = text.slice(before.length, before.length + parts.button.length)
    const isCertain = isTopLevel && (before.trim() === '' || /^[.,;\s]*$/.test(after))
    const words = [before.trimEnd(), button, after.replace(/^[.,;\s]+/, '')]
    const replacement = words.filter((part) => part !== '').join('\n\n')
    const range = isCertain ? { start, typed: text } : null
    const link = isCertain ? null : writeLink(button)
    const fix = link === null ? NOT_ALONE.fix : `${NOT_ALONE.fix} Or write a link: ${link}`
    reporter.reportAt({ ...NOT_ALONE, fix, replacement }, start + before.length, range)
    return true
  })
}

/** Matches the name of what belongs on a line of its own, among other words. */
const LINE_WITHIN = new RegExp(
  `(?<=\\S )::(${DIRECTIVE_NAMES.filter((name) => DIRECTIVES[name].form === 'line' && name !== 'button').join('|')})(?![\\w[{-])`,
)

const createBoxWithin = (name: string): ProblemDetails => ({
  ...NOT_ALONE,
  message: `::${name} has to be alone on its line; here its code would be shown.`,
  fix: `Put ::${name} on a line of its own, with an empty line above and below it.`,
})

/** Returns the button as a link within a sentence, or null if it is not written as a button. */
function writeLink(button: string): string | null {
  const [, words, address] = /\[([^\][]+)\]\{href="?([^"{}\s]+)"?\}/.exec(button) ?? []
  return words === undefined || address === undefined ? null : `[${words}](${address})`
}

const NOT_ALONE: ProblemDetails = {
  code: 'directive-unread',
  message: 'A button has to be alone on its line; here its code would be shown.',
  fix: 'Put the button on a line of its own, with an empty line above and below it.',
}
