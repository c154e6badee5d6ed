// Reports links that another pair of brackets or an address in angle brackets keeps from being what was meant.
import type { Parents, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { ProblemDetails } from '../../../problems/problem'
import type { Reporter } from '../../parse-context'

/** Reports at most one such link; returns true if there is one. */
export function checkNestedLinks({ children }: Parents, reporter: Reporter): boolean {
  return children.some((node, index) => {
    if (node.type !== 'link') return false
    const hasImage = node.children.some(({ type }) => type === 'image')
    if (!hasImage && toString(node).trim() === '') {
      reporter.report(EMPTY, node)
      return true
    }
    return reportNested(node, children[index - 1], children[index + 1], reporter)
  })
}

function reportNested(
  node: RootContent,
  before: RootContent | undefined,
  after: RootContent | undefined,
  reporter: Reporter,
): boolean {
  const source = reporter.getSource(node)
  const { start } = reporter.getRange(node, 0, 0)
  const textBefore = before?.type === 'text' ? reporter.getSource(before) : ''
  const textAfter = after?.type === 'text' ? reporter.getSource(after) : ''
  const label = /\[([^\][]+)\]$/.exec(textBefore)
  const url = /^<([^<>\s]+)>$/.exec(source)?.[1]
  if (label && url !== undefined) {
    report(`[${label[1] ?? ''}](${url})`, start - label[0].length, start + source.length, reporter)
    return true
  }
  const doubled = /^\[\[([^\][]+)\]\](\([^()\s]+\))$/.exec(source)
  if (doubled) {
    const [, words = '', address = ''] = doubled
    report(`[${words}]${address}`, start, start + source.length, reporter)
    return true
  }
  const outerEnd = /^\]\([^()\s]*\)/.exec(textAfter)?.[0].length
  if (source.startsWith('[') && textBefore.endsWith('[') && outerEnd !== undefined) {
    report(source, start - 1, start + source.length + outerEnd, reporter)
    return true
  }
  return false
}

function report(link: string, start: number, end: number, reporter: Reporter): void {
  reporter.reportRange(
    {
      code: 'link-unread',
      message: 'This is not how a link is written, so its brackets would be shown.',
      fix: `Write ${link}`,
      replacement: link,
    },
    reporter.getRangeBetween(start, end),
  )
}

const EMPTY: ProblemDetails = {
  code: 'link-empty',
  message: 'This link has no words, so nobody could see it.',
  fix: 'Write its words between the square brackets, or delete the link.',
}
