// Signs of Markdown that were left over as words, because a space is missing or too much: visitors would see them.
import type { Paragraph, Parents, Root, RootContent } from 'mdast'
import type { TextRange } from '../../problems/text-edits'
import type { MarkdownContext, Reporter } from '../parse-context'
import { visit, visitParents } from '../visit'
import {
  BOLD_ALONE,
  NO_ADDRESS,
  unparsedBold,
  unparsedLink,
  unparsedImage,
} from './unparsed-markup-problems'
import { LINE_RULES } from '../line-rules'
import { maskText, findTypedGroups } from '../mask-text'

/** Each rule looks at the source, not at what the parser made of it, so that the place of what it finds is exact. */
export function checkUnparsedMarkup(tree: Root, context: MarkdownContext, notes: Reporter): void {
  visit(tree, 'paragraph', (node) => lineLeftovers(node, notes))
  visitParents(tree, (parent) => {
    if (isBareLink(parent, notes)) return
    for (const run of runsOfText(parent, notes)) {
      linkLeftovers(run, context, notes)
      boldLeftovers(run, notes)
    }
  })
}

function lineLeftovers(node: Paragraph, notes: Reporter): void {
  const source = notes.source(node)
  let from = 0
  for (const line of source.split('\n')) {
    const to = from + line.length
    const span = notes.span(node, to - line.replace(/^[\s>]+/, '').length, to)
    const masked = maskText(span.typed)
    for (const { test, finding } of LINE_RULES) {
      const match = test.exec(masked)
      const found = match && finding(findTypedGroups(match, span.typed), source)
      if (found) notes.reportSpan(found, span)
    }
    from = to + 1
  }
}

/** Text that was typed without a break, and what it says; addresses within it have become links by themselves. */
type Run = TextRange & { readonly value: string }

function runsOfText({ children }: Parents, notes: Reporter): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const node of children) {
    const goesOn = node.type === 'text' || isBareLink(node, notes)
    if (goesOn) {
      const { start, typed } = notes.span(node, 0, Infinity)
      const value = node.type === 'text' ? node.value : typed
      const last = isOpen ? runs.pop() : undefined
      if (last)
        runs.push({ start: last.start, typed: last.typed + typed, value: last.value + value })
      else runs.push({ start, typed, value })
    }
    isOpen = goesOn
  }
  return runs
}

/** An address in the text that became a link without any brackets around it. */
function isBareLink(node: RootContent | Parents, notes: Reporter): boolean {
  return node.type === 'link' && !/^[[<]/.test(notes.source(node))
}

/** Words in brackets and an address in parentheses, in one order or the other; the first can be a picture. */
const LINK_LIKE = /(!?)\[([^\][]+)\]\s*\(([^()]+)(\)?)|\(([^()]+)\)\[([^\][\s]+)\]/d
const ADDRESS_LIKE = /^(?:\/|#|https?:|www\.|mailto:|tel:|sms:)/

function linkLeftovers(run: Run, context: MarkdownContext, notes: Reporter): void {
  const isAddress = (typed = '') =>
    ADDRESS_LIKE.test(typed) || Object.hasOwn(context.outsideLinks, typed)
  const match = LINK_LIKE.exec(maskText(run.typed))
  if (match) {
    const [typed = '', mark, first, second = '', closed, words, address] = findTypedGroups(
      match,
      run.typed,
    )
    const link = {
      words: first ?? words ?? '',
      address: address ?? second,
      isClosed: closed !== '',
    }
    if (isAddress(link.address)) {
      const span = { start: run.start + match.index, typed }
      const find = mark === '!' ? unparsedImage : unparsedLink
      return notes.reportSpan(find(link, context), span)
    }
  }
  const escaped = LINK_LIKE.exec(run.value)
  if (!match && escaped && isAddress(escaped[3] ?? escaped[6])) {
    const [, , words = escaped[5] ?? '', address = escaped[6] ?? ''] = escaped
    // What was written with backslashes may be meant as it is shown.
    const { instead: _instead, ...finding } = unparsedLink(
      { words, address, isClosed: true },
      context,
    )
    return notes.reportSpan(finding, run)
  }
  const undefinedLink = /\[[^\][]+\]\[[^\][]*\]/.exec(maskText(run.typed))
  if (undefinedLink) notes.reportSpan(NO_ADDRESS, partOf(run, undefinedLink.index))
}

const BOLD = /\*\*\s*([^*\s](?:[^*\n]*[^*\s])?)\s*\*\*/d

function boldLeftovers(run: Run, notes: Reporter): void {
  const masked = maskText(run.typed)
  const match = BOLD.exec(masked)
  if (match) {
    const [typed = '', words = ''] = findTypedGroups(match, run.typed)
    const around = {
      before: masked.slice(0, match.index),
      after: masked.slice(match.index + typed.length),
    }
    notes.reportSpan(unparsedBold(typed, words, around), { start: run.start + match.index, typed })
  } else if (masked.includes('**')) notes.reportSpan(BOLD_ALONE, partOf(run, masked.indexOf('**')))
}

const partOf = ({ start, typed }: TextRange, from: number): TextRange => ({
  start: start + from,
  typed: typed.slice(from),
})
