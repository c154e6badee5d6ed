// Reports a box that was put into the one above it, where each of them has its end: the second end is left over.
import type { Root, RootContent } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import { findLooseEnd } from '../loose-ends'
import type { Reporter } from '../parse-context'
import { findLabel, getQuestionText, isQuestion } from './question'
import type { Box } from './directive'

/** Reports each such box once, with an edit where it certainly belongs below the one that it is in. */
export function checkBoxesInBoxes({ children }: Root, reporter: Reporter): void {
  for (const [index, outer] of children.entries()) {
    const inner = outer.type === 'containerDirective' ? outer.children.at(-1) : undefined
    if (outer.type !== 'containerDirective' || inner?.type !== 'containerDirective') continue
    const start = inner.position?.start.offset ?? 0
    const above = outer.children.at(-2)
    const end = findLooseEnd(children, index + 1, reporter, isBox)
    // The end of the inner box is the last line of both.
    if (end === null || !/\n:{3,}\s*$/.test(reporter.getSource(inner))) continue
    const isAnswered = above !== undefined && above !== findLabel(outer)
    const isCertain = isAnswered && isQuestion(inner) && outer.children.filter(isBox).length === 1
    const from = above?.position?.end.offset ?? start
    const between = reporter.getRangeBetween(start, end.start).typed.trimEnd()
    const replacement = `\n:::\n\n${between}`
    const [opening = ''] = reporter.getSource(inner).split('\n')
    reporter.report(
      { ...describe(inner, opening), ...(isCertain ? { replacement } : {}) },
      inner,
      reporter.getRangeBetween(from, end.end),
    )
    const outerStart = outer.position?.start.offset ?? 0
    reporter.claim([{ start, end: start + 1 }, { start: outerStart, end: outerStart + 1 }, end])
  }
}

const isBox = (node: RootContent): node is Box => node.type === 'containerDirective'

/** @param opening the first line of the inner box */
function describe(inner: Box, opening: string): ProblemDetails {
  const name = isQuestion(inner)
    ? `The question "${getQuestionText(inner)}"`
    : `The box that begins with :::${inner.name}`
  return {
    code: 'directive-nested',
    message: `${name} is inside the box above it.`,
    fix: `Below this box are two lines with only :::, so delete the second one. Then write a line with only ::: above ${opening.trim()}`,
  }
}
