// Reports Markdown syntax that the parser left as text, for example because of a missing space: visitors would see it.
import type { Paragraph, Parents, Root, RootContent } from 'mdast'
import type { TextRange } from '../../../problems/text-edits'
import type { MarkdownContext, Reporter } from '../../parse-context'
import { visit, visitParents } from '../../tree/visit'
import { missingUrl, unparsedImage, unparsedLink } from './unparsed-markup-problems'
import { WIKI_LINK, wikiLink } from './wiki-links'
import { checkForeignMarks } from './check-foreign-marks'
import { checkNestedLinks } from './check-nested-links'
import { checkBold, reportSpacedBold, type SpacedBold } from './check-bold'
import { checkParagraphs } from '../paragraphs/check-paragraphs'
import { isDirective } from '../../directives/directive'
import { hasOwnEnd } from '../../directives/open-boxes'
import { LINE_RULES } from '../../line-rules'
import { maskText, findTypedGroups } from '../../mask-text'

/** The rules search the source and not the parsed text, so that the positions of problems are exact. */
export function checkUnparsedMarkup(
  tree: Root,
  context: MarkdownContext,
  reporter: Reporter,
): void {
  const reported = checkParagraphs(tree, reporter)
  const openBoxes = tree.children.filter((node) => isDirective(node) && !hasOwnEnd(node, reporter))
  for (const box of openBoxes) visit(box, 'paragraph', (node) => reported.add(node))
  visit(tree, 'paragraph', (node) => {
    if (!reported.has(node)) checkLines(node, reporter)
  })
  const spaced: SpacedBold[] = []
  visitParents(tree, (parent) => {
    if (isBareLink(parent, reporter) || checkNestedLinks(parent, reporter)) return
    for (const run of getTextRuns(parent, reporter)) {
      if (checkForeignMarks(run, reporter)) continue
      checkLinks(run, context, reporter)
      spaced.push(...checkBold(run, reporter))
    }
  })
  reportSpacedBold(spaced, reporter)
}

function checkLines(node: Paragraph, reporter: Reporter): void {
  const source = reporter.getSource(node)
  let start = 0
  let hasDirective = false
  for (const line of source.split('\n')) {
    const end = start + line.length
    const range = reporter.getRange(node, end - line.replace(/^[\s>]+/, '').length, end)
    const masked = maskText(range.typed)
    for (const { test, createProblem } of LINE_RULES) {
      const match = test.exec(masked)
      const problem = match && createProblem(findTypedGroups(match, range.typed), source)
      if (!problem || (problem.code === 'directive-unread' && hasDirective)) continue
      hasDirective ||= problem.code === 'directive-unread'
      reporter.reportRange(problem, range)
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

/** Matches a label in brackets and a URL in parentheses in either order, and images in the first; parentheses may be curly or wide, or part of the URL. */
const LINK_LIKE =
  /(!?)\[([^\][]+)\]\s*[({（]((?:[^(){}（）]|\([^()\s]*\))+)([)}）]?)|\(([^()]+)\)\[([^\][\s]+)\]/d
/** Translation programs put spaces into addresses: `/ blog / first-visit`, `https: // www.example.org`. */
const SPACED_URL = /^\s*(?=\/|https? ?:|mailto ?:|#)(?:\S|\s(?=[/:@.#?=&])|(?<=[/:@.#?=&])\s)*\s*$/
const URL_LIKE = /^(?:\/|#|https?:|www\.|mailto:|tel:|sms:)/
/** Matches a telephone number or an e-mail address with a space in it, right after the words of a link. */
const SPACED_CONTACT =
  /\]\((?:\+?1[ .-]?)?\(?\d{3}\)?[ .‑–-]*\d{3}[ .‑–-]*\d{4}\)$|\]\([^\s@()]+ ?@ ?[^\s@()]+\.[a-z]{2,}\)$/

function checkLinks(run: TextRun, context: MarkdownContext, reporter: Reporter): void {
  const isUrlLike = (typed = '') =>
    URL_LIKE.test(typed) || Object.hasOwn(context.externalLinks, typed)
  const wiki = WIKI_LINK.exec(maskText(run.typed))
  if (wiki) {
    const [typed = '', mark, first = '', second, url] = findTypedGroups(wiki, run.typed)
    const range = { start: run.start + wiki.index, typed }
    const link = { first, second, url, isImage: mark === '!' }
    return reporter.reportRange(wikiLink(link, isUrlLike, context), range)
  }
  const match = LINK_LIKE.exec(maskText(run.typed))
  if (match) {
    const groups = findTypedGroups(match, run.typed)
    const [typed = '', exclamationMark, label, url = '', closing, swappedLabel, swappedUrl] = groups
    const isSpaced =
      closing === ')' && exclamationMark === '' && /\S\s+\S/.test(url) && SPACED_URL.test(url)
    const link = {
      label: (label ?? swappedLabel ?? '').trim(),
      url: swappedUrl ?? (isSpaced ? url.replace(/\s+/g, '') : url.trim()),
      isClosed: closing !== '',
    }
    if (isUrlLike(link.url) || SPACED_CONTACT.test(typed)) {
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
  const undefinedLink = /\[([^\][]+)\]\[[^\][]*\]/d.exec(maskText(run.typed))
  if (!undefinedLink) return
  const [, words = ''] = findTypedGroups(undefinedLink, run.typed)
  reporter.reportRange(missingUrl(words), sliceRange(run, undefinedLink.index))
}

const sliceRange = ({ start, typed }: TextRange, offset: number): TextRange => ({
  start: start + offset,
  typed: typed.slice(offset),
})
