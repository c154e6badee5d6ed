// Reports Markdown syntax that the parser left as text, for example because of a missing space: visitors would see it.
import type { Paragraph, Parents, Root, RootContent } from 'mdast'
import type { TextRange } from '../../problems/text-edits'
import type { MarkdownContext, Reporter } from '../parse-context'
import { visit, visitParents } from '../visit'
import {
  UNPAIRED_BOLD,
  MISSING_URL,
  unparsedBold,
  unparsedLink,
  unparsedImage,
} from './unparsed-markup-problems'
import { LINE_RULES } from '../line-rules'
import { maskText, findTypedGroups } from '../mask-text'

/** The rules search the source and not the parsed text, so that the positions of problems are exact. */
export function checkUnparsedMarkup(
  tree: Root,
  context: MarkdownContext,
  reporter: Reporter,
): void {
  visit(tree, 'paragraph', (node) => checkLines(node, reporter))
  visitParents(tree, (parent) => {
    if (isBareLink(parent, reporter)) return
    for (const run of getTextRuns(parent, reporter)) {
      checkLinks(run, context, reporter)
      checkBold(run, reporter)
    }
  })
}

function checkLines(node: Paragraph, reporter: Reporter): void {
  const source = reporter.getSource(node)
  let start = 0
  for (const line of source.split('\n')) {
    const end = start + line.length
    const range = reporter.getRange(node, end - line.replace(/^[\s>]+/, '').length, end)
    const masked = maskText(range.typed)
    for (const { test, createProblem } of LINE_RULES) {
      const match = test.exec(masked)
      const problem = match && createProblem(findTypedGroups(match, range.typed), source)
      if (problem) reporter.reportRange(problem, range)
    }
    start = end + 1
  }
}

/** Adjacent text, as typed and as parsed (`value`). It may contain bare URLs, which the parser turns into links. */
type TextRun = TextRange & { readonly value: string }

function getTextRuns({ children }: Parents, reporter: Reporter): TextRun[] {
  const runs: TextRun[] = []
  let isOpen = false
  for (const node of children) {
    const isPart = node.type === 'text' || isBareLink(node, reporter)
    if (isPart) {
      const { start, typed } = reporter.getRange(node, 0, Infinity)
      const value = node.type === 'text' ? node.value : typed
      const last = isOpen ? runs.pop() : undefined
      if (last)
        runs.push({ start: last.start, typed: last.typed + typed, value: last.value + value })
      else runs.push({ start, typed, value })
    }
    isOpen = isPart
  }
  return runs
}

/** Returns true for a link that the parser made of a bare URL. */
function isBareLink(node: RootContent | Parents, reporter: Reporter): boolean {
  return node.type === 'link' && !/^[[<]/.test(reporter.getSource(node))
}

/** Matches a label in brackets and a URL in parentheses in either order, and images in the first. */
const LINK_LIKE = /(!?)\[([^\][]+)\]\s*\(([^()]+)(\)?)|\(([^()]+)\)\[([^\][\s]+)\]/d
const URL_LIKE = /^(?:\/|#|https?:|www\.|mailto:|tel:|sms:)/

function checkLinks(run: TextRun, context: MarkdownContext, reporter: Reporter): void {
  const isUrlLike = (typed = '') =>
    URL_LIKE.test(typed) || Object.hasOwn(context.externalLinks, typed)
  const match = LINK_LIKE.exec(maskText(run.typed))
  if (match) {
    const groups = findTypedGroups(match, run.typed)
    const [typed = '', exclamationMark, label, url = '', closing, swappedLabel, swappedUrl] = groups
    const link = {
      label: label ?? swappedLabel ?? '',
      url: swappedUrl ?? url,
      isClosed: closing !== '',
    }
    if (isUrlLike(link.url)) {
      const range = { start: run.start + match.index, typed }
      const createLinkProblem = exclamationMark === '!' ? unparsedImage : unparsedLink
      return reporter.reportRange(createLinkProblem(link, context), range)
    }
  }
  const escaped = LINK_LIKE.exec(run.value)
  if (!match && escaped && isUrlLike(escaped[3] ?? escaped[6])) {
    const [, , label = escaped[5] ?? '', url = escaped[6] ?? ''] = escaped
    // Backslashes may be intentional, so this offers no fix.
    const { replacement: _replacement, ...problem } = unparsedLink(
      { label, url, isClosed: true },
      context,
    )
    return reporter.reportRange(problem, run)
  }
  const undefinedLink = /\[[^\][]+\]\[[^\][]*\]/.exec(maskText(run.typed))
  if (undefinedLink) reporter.reportRange(MISSING_URL, sliceRange(run, undefinedLink.index))
}

const BOLD = /\*\*\s*([^*\s](?:[^*\n]*[^*\s])?)\s*\*\*/d

function checkBold(run: TextRun, reporter: Reporter): void {
  const masked = maskText(run.typed)
  const match = BOLD.exec(masked)
  if (match) {
    const [typed = '', text = ''] = findTypedGroups(match, run.typed)
    const context = {
      before: masked.slice(0, match.index),
      after: masked.slice(match.index + typed.length),
    }
    reporter.reportRange(unparsedBold(typed, text, context), {
      start: run.start + match.index,
      typed,
    })
  } else if (masked.includes('**'))
    reporter.reportRange(UNPAIRED_BOLD, sliceRange(run, masked.indexOf('**')))
}

const sliceRange = ({ start, typed }: TextRange, offset: number): TextRange => ({
  start: start + offset,
  typed: typed.slice(offset),
})
