// Parses the directive of a button.
import { toString } from 'mdast-util-to-string'
import { findEditedFile } from '../../links/edited-files'
import { parseLinkTarget } from '../../links/link-target'
import type { ProblemDetails } from '../../problems/problem'
import type { TextRange } from '../../problems/text-edits'
import { createSourceMark } from '../../source/source-mark'
import type { Block } from '../body'
import type { Directive } from './directive'
import { describeIncompleteButton } from './directive-problems'
import { repairButton } from './directive-repairs'
import type { MarkdownContext, Reporter } from '../parse-context'
import { addSubject } from '../tree/rewrite-links'

/** Returns the button, or null after reporting that it is incomplete or leads nowhere. */
export function parseButton(
  node: Directive,
  context: MarkdownContext,
  reporter: Reporter,
): Block | null {
  const label = toString(node)
  const typed = node.attributes?.['href'] ?? ''
  const target = parseLinkTarget(typed, context)
  const range = findHrefRange(node, typed, reporter)
  if (label === '' || typed === '' || typed.startsWith('=')) {
    reportIncompleteButton(node, reporter)
    return null
  }
  if ('problem' in target) {
    reportTarget(target.problem, node, range, reporter)
    return null
  }
  if (target.kind === 'internal') reporter.addReference('link', target.url, node, range)
  if (target.kind === 'external' && target.own)
    reporter.addReference('link', target.own.path, node, range, { typed, home: '' })
  const note = findEditedFile(typed)
  if (note) reporter.report(note, node, range)
  const mark =
    context.markedFile === undefined
      ? ''
      : createSourceMark(context.markedFile, node.position?.start.line ?? 1)
  return { kind: 'button', label: label + mark, url: addSubject(target.url, context) }
}

function reportIncompleteButton(node: Directive, reporter: Reporter): void {
  const { start } = reporter.getRange(node, 0, 0)
  const repair = repairButton(reporter.getRangeBetween(start, Infinity).typed)
  if (repair === null) return reporter.report(describeIncompleteButton(node), node)
  const { typed, replacement } = repair
  const incomplete = describeIncompleteButton(node)
  const name = findOtherName(typed)
  const cause =
    name === null || toString(node) === ''
      ? {}
      : {
          message: `${incomplete.message.replace(/\.$/, '')}, because its address comes after ${name}=.`,
        }
  const fix = typed.includes('\n')
    ? `Write on one line: ${replacement}`
    : name === null
      ? `Write: ${replacement}`
      : `Write href= in place of ${name}=: ${replacement}`
  reporter.report({ ...incomplete, ...cause, fix, replacement }, node, { start, typed })
}

/** Returns the name before the address of a button that should be href, or null if there is none. */
function findOtherName(typed: string): string | null {
  const name = /\{\s*([A-Za-zÀ-ỿ]{1,20})\s*=/u.exec(typed)?.[1]
  return name === undefined || name === 'href' ? null : name
}

/** Reports a wrong address; the whole button is written again where only one of its quotation marks is straight. */
function reportTarget(
  problem: ProblemDetails,
  node: Directive,
  range: TextRange | null,
  reporter: Reporter,
): void {
  const { start } = reporter.getRange(node, 0, 0)
  const isCertain = range === null && problem.replacement !== undefined
  const repair = isCertain ? repairButton(reporter.getRangeBetween(start, Infinity).typed) : null
  if (repair === null) return reporter.report(problem, node, range)
  const { typed, replacement } = repair
  reporter.report({ ...problem, replacement }, node, { start, typed })
}

/** Returns where the URL of a button was typed, or null if it was typed with escapes. */
function findHrefRange(node: Directive, href: string, reporter: Reporter): TextRange | null {
  const indices = /\{\s*href=(?:"([^"]*)"|'([^']*)'|([^\s"'}][^\s}]*))\s*\}\s*$/d.exec(
    reporter.getSource(node),
  )?.indices
  const offsets = indices?.[1] ?? indices?.[2] ?? indices?.[3]
  const range = offsets ? reporter.getRange(node, ...offsets) : null
  return range?.typed === href ? range : null
}
