// Reports words that became a box of code: after a tab or four spaces, or after ``` without an end.
import type { Code, Parents, Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter, TextProblem } from '../parse-context'
import { areApart } from './paragraphs/check-joined-lines'
import { visitParents } from '../tree/visit'

const FENCE = /^(`{3,}|~{3,})/

export function checkCodeBoxes(tree: Root, reporter: Reporter): void {
  visitParents(tree, (parent) => {
    const indented: Code[] = []
    for (const node of parent.children) {
      if (node.type !== 'code') continue
      const fence = FENCE.exec(reporter.getSource(node))?.[1]
      if (fence === undefined) indented.push(node)
      else checkFence(node, fence, parent === tree && tree.children.length === 1, reporter)
    }
    if (indented.length > 0) reportIndented(indented, parent, reporter)
  })
}

/** @param isAlone whether the box has the whole text in it */
function checkFence(node: Code, fence: string, isAlone: boolean, reporter: Reporter): void {
  const source = reporter.getSource(node)
  if (node.value.trim() === '') return reportEmptyBox(node, source, fence, reporter)
  const last = source.includes('\n') ? (source.split('\n').at(-1) ?? '') : ''
  const closing = last.replace(/^[\s>]+/, '').trimEnd()
  const isClosed = closing.length >= fence.length && /^(?:`+|~+)$/.test(closing)
  if (!isClosed || closing[0] !== fence[0])
    if (isAlone && isWholeText(node)) {
      const problem = { ...createOpeningProblem(fence), replacement: node.value }
      reporter.report(problem, node, reporter.getRange(node, 0, source.length))
    } else reporter.report(createOpenProblem(fence), node)
  else if (isAlone && node.lang == null && IS_TEXT.test(node.value))
    reporter.report(createWholeProblem(fence), node)
}

/** Reports a box with nothing in it, which is what remains of one that was deleted by hand. */
function reportEmptyBox(node: Code, source: string, fence: string, reporter: Reporter): void {
  const start = node.position?.start.offset ?? 0
  const isFirst = start === 0 || reporter.getRangeBetween(start - 1, start).typed !== '\n'
  const range = reporter.getRangeBetween(isFirst ? start : start - 1, start + source.length)
  const problem = createLeftProblem(fence, source.trimEnd().includes('\n'))
  reporter.report({ ...problem, replacement: '' }, node, range)
}

/** Returns whether an open box has a text in it, and no other line of backquotes that may be its end. */
const isWholeText = ({ lang, value }: Code): boolean =>
  /^(?:markdown|md|text|txt|plaintext)?$/i.test(lang ?? '') &&
  IS_TEXT.test(value) &&
  !/^\s*(?:`{3}|~{3})/m.test(value)

/** Matches several paragraphs, a heading or a list. */
const IS_TEXT = /\S\n\s*\n\S|^#{1,4} \S|\n- \S/

/** Reports all boxes of one parent at once: Word begins each paragraph with a tab or spaces. */
function reportIndented(nodes: readonly Code[], parent: Parents, reporter: Reporter): void {
  const [first] = nodes
  if (!first) return
  const start = first.position?.start.offset ?? 0
  const range = reporter.getRangeBetween(start, nodes.at(-1)?.position?.end.offset ?? start)
  let end = start
  const parts = nodes.map((node) => {
    const before = reporter.getRangeBetween(end, node.position?.start.offset ?? end).typed
    end = node.position?.end.offset ?? end
    return before + removeIndent(node.value)
  })
  const source = reporter.getSource(first)
  const replacement = parts.join('')
  const count = nodes.reduce((sum, { value }) => sum + value.split(/\n\s*\n/).length, 0)
  reporter.report(
    { ...createIndentProblem(source, count, areApart(replacement.split('\n'))), replacement },
    first,
    parent.type === 'root' ? range : null,
  )
}

function removeIndent(value: string): string {
  const lines = value.split('\n')
  const indent = Math.min(
    ...lines.flatMap((line) => (line.trim() === '' ? [] : [/^\s*/.exec(line)?.[0].length ?? 0])),
  )
  return lines.map((line) => line.slice(indent)).join('\n')
}

/**
 * @param count how many paragraphs are in the boxes
 * @param areLines whether the lines of the box are no paragraph
 */
function createIndentProblem(source: string, count: number, areLines: boolean): ProblemDetails {
  const what = source.startsWith('\t') ? 'tab' : 'spaces'
  return count === 1
    ? {
        code: 'code-indented',
        message: `The ${what} at the start of the line would put these words into a box of code.`,
        fix: areLines
          ? `Delete the ${what} at the start of each line, and write a backslash at the end of each line but the last.`
          : `Delete the ${what}, so that the line begins with its first letter.`,
      }
    : {
        code: 'code-indented',
        message: `These ${count} paragraphs begin with ${what === 'tab' ? 'a tab' : what}, so visitors would see them in gray boxes, in lines that do not wrap.`,
        fix: `Delete the ${what === 'tab' ? 'tabs' : what}, so that each line begins with its first letter.`,
      }
}

const createOpenProblem = (fence: string): ProblemDetails => ({
  code: 'code-open',
  message: `The line with ${fence} begins a box of code. It has no end, so visitors would see the rest of the text as code.`,
  fix: `Delete the line with ${fence}, or write ${fence} on a line of its own where the box ends.`,
})

/** @param isPair whether there is a line that ends the box */
const createLeftProblem = (fence: string, isPair: boolean): ProblemDetails => ({
  code: 'code-open',
  message: isPair
    ? `There is nothing between these two lines with ${fence}, so visitors would see an empty box.`
    : `This line with ${fence} is left from a box of code, and visitors would see an empty box.`,
  fix: isPair ? 'Delete both lines.' : 'Delete it.',
})

const createOpeningProblem = (fence: string): ProblemDetails => ({
  code: 'code-open',
  message: `This line with ${fence} is left from a box of code, and the whole text would be in that box.`,
  fix: 'Delete it.',
})

const createWholeProblem = (fence: string): TextProblem => ({
  code: 'code-words',
  severity: 'warning',
  message: 'The whole text is in a box of code, so its headings and lists would be shown as typed.',
  fix: `If a chat program put it there, delete the first line with ${fence} and the last one.`,
})
