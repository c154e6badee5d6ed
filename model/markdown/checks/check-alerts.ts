// Reports boxes as GitHub and Obsidian write them: a quotation that begins with [!NOTE].
import type { Blockquote, Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import { findDirectiveName, isWarning } from '../directives/directive-names'
import { ADVICE_ON_URGENT } from '../directives/unknown-directives'
import { isQuotationName } from '../directives/quotation-box'
import { writeBox } from '../directives/write-box'
import type { Reporter } from '../parse-context'
import { visit } from '../tree/visit'

const ALERT = /^>\s*\[!([A-Za-zÀ-ỿ\d-]+)\][-+]?[ \t]*(.*)/u

export function checkAlerts(tree: Root, reporter: Reporter): void {
  visit(tree, 'blockquote', (node) => {
    const match = ALERT.exec(reporter.getSource(node))
    if (match) report(node, match, reporter)
  })
}

function report(
  node: Blockquote,
  [, kind = '', title = '']: RegExpExecArray,
  reporter: Reporter,
): void {
  const [, ...lines] = reporter.getSource(node).split('\n')
  const text = lines.map((line) => line.replace(/^\s*> ?/, '')).join('\n')
  const isTopLevel = node.position?.start.column === 1
  const written = isTopLevel ? writeAlert(kind, title.trim(), text.trim()) : null
  const problem: ProblemDetails = {
    code: 'directive-unread',
    message: `[!${kind}] makes a box on GitHub, but not on this website: here it would be shown in a quotation.`,
    fix: adviseOnAlert(kind, written, text.trim() !== ''),
    ...(written === null ? {} : { replacement: written }),
  }
  reporter.report(problem, node, reporter.getRange(node, 0, Infinity))
}

/** Matches words for people in danger, whose box leads to 911. */
const EMERGENCY =
  /\b(?:911|in danger|(?:medical )?emergency|hurt yourself|en peligro|emergencia|hacerse daño)\b/i

/** Writes the box or the quotation; the words alone if there are no others below them. */
function writeAlert(kind: string, title: string, text: string): string | null {
  if (isQuotationName(kind)) {
    const lines = [text, title].filter((part) => part !== '').join('\n\n')
    return lines.replace(/^.*$/gm, (line) => `> ${line}`.trimEnd())
  }
  const isUrgent = isWarning(kind) && EMERGENCY.test(text)
  const isQuestion = findDirectiveName(kind) === 'question' && text !== ''
  const name = isQuestion ? 'question' : isUrgent ? 'urgent' : 'note'
  if (name === 'question') return writeBox(name, title, text)
  const isPlain = text !== '' && !/[*_]/.test(title)
  if (isPlain) return writeBox(name, title, text)
  return writeBox(name, '', [title, text].filter((part) => part !== '').join('\n\n'))
}

/** More characters are not shown. */
const MAX_SHOWN = 160
/** Matches a box with one line of words. */
const ONE_LINE = /^(:::[^\n"]+)\n([^\n"]+)\n:::$/

/**
 * @param written the lines to write, or null if they are not certain
 * @param isBelow whether words are on lines below the first one
 */
function adviseOnAlert(kind: string, written: string | null, isBelow: boolean): string {
  if (written?.startsWith('>') === true)
    return `Leave out [!${kind}]: the lines with > are a quotation without it. Write ${written.slice(written.lastIndexOf('\n') + 1)} as its last line.`
  const [opening = ''] = written?.split('\n') ?? [':::note']
  const [, title] = /^:::note\n(\*\*[^\n]*\*\*)\n\n/.exec(written ?? '') ?? []
  const shown = written !== null && written.length <= MAX_SHOWN ? ONE_LINE.exec(written) : null
  const words = shown
    ? `In place of the lines with >, write three lines, without the quotation marks: first "${shown[1]}", then "${shown[2]}", then ":::"`
    : !isBelow && written !== null
      ? `Write ${opening} on a line of its own in place of > [!${kind}], then the words, and ::: on a line below them.`
      : adviseOnLines(kind, opening, title)
  const urgent = isWarning(kind) && opening !== ':::urgent' ? ADVICE_ON_URGENT : ''
  return `${words}${shown && urgent !== '' ? '.' : ''}${urgent}`
}

/** @param title the title of the box in bold, if it has one */
const adviseOnLines = (kind: string, opening: string, title: string | undefined): string =>
  title === undefined
    ? `Write ${opening} in place of > [!${kind}], leave out each > before the words, and write ::: on a line below them.`
    : `Write ${opening} in place of > [!${kind}], on the next line ${title}, then an empty line, the words without each >, and ::: on the last line.`
