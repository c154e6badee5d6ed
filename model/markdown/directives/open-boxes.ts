// Finds boxes without an end of their own, and where it belongs.
import type { Parents, RootContent } from 'mdast'
import { isDirective, type Directive, type Box } from './directive'
import { createMisplacedEnd, createWrongEnd, NO_END, UNCLOSED } from './directive-problems'
import { findWrongEnd, repairBoxEnd } from './directive-repairs'
import type { Reporter } from '../parse-context'
import { findLabel, isQuestion } from './question'

/** Returns true for a box whose end is on its first line, so that it contains what is below it. */
const endsOnFirstLine = (node: Directive, reporter: Reporter): boolean =>
  node.type === 'containerDirective' && /^:+\w.*\S.*:{3,}\s*(?:\n|$)/.test(reporter.getSource(node))

/** Returns true for a directive that ends on a line of its own. */
const endsOnOwnLine = (node: Directive, reporter: Reporter): boolean =>
  node.type === 'leafDirective' || /\n\s*:{3,}\s*$/.test(reporter.getSource(node))

/** Returns true for a directive with an end that no other box in it has taken, or on its first line, which is reported elsewhere. */
export const hasOwnEnd = (node: Directive, reporter: Reporter): boolean =>
  endsOnFirstLine(node, reporter) ||
  (endsOnOwnLine(node, reporter) && !node.children.some((child) => takesEnd(node, child, reporter)))

/** Returns true for a directive that contains no more than was meant to be in it. */
export const isComplete = (node: Directive, reporter: Reporter): boolean =>
  hasOwnEnd(node, reporter) && !endsOnFirstLine(node, reporter)

/**
 * Returns true for a box that begins in another one and has taken its end. Of two boxes that really are one inside the other, the second end
 * is left over.
 */
function takesEnd(parent: Parents, node: RootContent, reporter: Reporter): boolean {
  if (parent.type !== 'containerDirective' || node.type !== 'containerDirective') return false
  const end = parent.position?.end.offset
  if (end === undefined || node.position?.end.offset !== end) return false
  return !/^\s*\n:{3,}\s*(?:\n|$)/.test(reporter.getRangeBetween(end, Infinity).typed)
}

/** Reports a box without an end of its own, with the repair if it is certain where the box ends. */
export function reportMissingEnd(node: Directive, reporter: Reporter): void {
  if (hasOwnEnd(node, reporter)) return
  const { children } = node
  const stop = children.findIndex((child) => isDirective(child) || child.type === 'heading')
  const inside = stop === -1 ? children : children.slice(0, stop)
  const source = reporter.getSource(node)
  const start = node.position?.start.offset ?? 0
  const stopStart = children[stop]?.position?.start.offset
  const ownSource = stopStart === undefined ? source : source.slice(0, stopStart - start)
  const isTopLevel = node.position?.start.column === 1
  const misplaced = isTopLevel ? repairBoxEnd(ownSource.trimEnd()) : null
  if (misplaced !== null) {
    const { typed } = misplaced
    const lineStart = typed.lastIndexOf('\n') + 1
    const wrong = findWrongEnd(typed)
    if (wrong !== null) {
      const range = reporter.getRange(node, lineStart, typed.length)
      return reporter.reportRange({ ...createWrongEnd(wrong), replacement: ':::' }, range)
    }
    return reportMisplacedEnd(node, reporter, { typed, lineStart })
  }
  const problem = endsOnOwnLine(node, reporter) ? NO_END : UNCLOSED
  const last = isTopLevel ? findLast(node as Box, inside, children[stop]) : undefined
  const from = last?.position?.end.offset
  if (last === undefined || from === undefined) return reporter.report(problem, node)
  const range = reporter.getRangeBetween(from, stopStart ?? start + source.length)
  const replacement = stopStart === undefined ? '\n:::' : '\n:::\n\n'
  const fix = `Put a line with only ::: below "${quoteEnd(reporter.getSource(last))}"`
  reporter.report({ ...problem, fix, replacement }, node, range)
}

/** Matches the end of a box before or after the words of its line, with the spaces between. */
const END_BEFORE_WORDS = /^:{3,}[ \t]+/
const END_AFTER_WORDS = /[ \t]*:{3,}[ \t]*$/

/** Reports the end of a box at its colons, because people look for it there and not where the box begins. */
function reportMisplacedEnd(
  node: Directive,
  reporter: Reporter,
  { typed, lineStart }: { readonly typed: string; readonly lineStart: number },
): void {
  const [first] = END_BEFORE_WORDS.exec(typed.slice(lineStart)) ?? []
  if (first !== undefined) {
    const range = reporter.getRange(node, lineStart, lineStart + first.length)
    return reporter.reportRange({ ...createMisplacedEnd('after'), replacement: ':::\n\n' }, range)
  }
  const [last = ''] = END_AFTER_WORDS.exec(typed) ?? []
  const colons = (node.position?.start.offset ?? 0) + typed.lastIndexOf(last.trim())
  const range = reporter.getRange(node, typed.length - last.length, typed.length)
  reporter.reportAt({ ...createMisplacedEnd('before'), replacement: '\n:::' }, colons, range)
}

/** In characters. */
const MAX_QUOTED = 40

/** Returns the last words of a block. */
function quoteEnd(source: string): string {
  const line = source.trimEnd().split('\n').at(-1) ?? ''
  return line.length > MAX_QUOTED ? `…${line.slice(-MAX_QUOTED).replace(/^\S*/, '')}` : line
}

/**
 * Returns the last block that certainly belongs to the box, or undefined.
 * @param inside the blocks up to the one that cannot be in the box
 */
function findLast(
  node: Box,
  inside: readonly RootContent[],
  stop: RootContent | undefined,
): RootContent | undefined {
  const label = findLabel(node)
  const blocks = inside.filter((child) => child !== label)
  if (blocks.length === 1) return blocks[0]
  // What is between two questions, or between a question and a heading, belongs to the first.
  const isBetween =
    stop?.type === 'containerDirective' || (stop?.type === 'heading' && isQuestion(node))
  return isBetween ? blocks.at(-1) : undefined
}
