// Signs of Markdown that were left over as words, because a space is missing or too much: visitors would see them.
import type { Paragraph, Root, Text } from 'mdast'
import { readTarget } from '../link-target'
import type { Finding } from '../problem'
import type { MarkdownContext, Notes, Positioned } from './context'
import { each } from './each'

export function refuseLeftovers(tree: Root, context: MarkdownContext, notes: Notes): void {
  each(tree, 'paragraph', (node) => lineLeftovers(node, notes))
  each(tree, 'text', (node) => linkLeftovers(node, context, notes))
}

type Rule = { readonly test: RegExp; readonly finding: (match: RegExpExecArray) => Finding }

/** What the lines of a paragraph may not begin with. */
const LINE_RULES: readonly Rule[] = [
  {
    test: /^(#{2,6})([^\s#].*)|^(#{1,6})[^\S ](.*)$/,
    finding: ([, marks, words, marks2, words2]) => ({
      code: 'heading-space',
      message: 'There is no space behind the # signs, so this is no heading.',
      fix: 'Put a space between the # signs and the words.',
      instead: `${marks ?? marks2 ?? ''} ${words ?? words2 ?? ''}`,
    }),
  },
  {
    test: /^(?:[•●▪◦·‣]\s*|[-*+][^\S ])(\S.*)$/,
    finding: ([, words = '']) => ({
      code: 'list-mark',
      message: 'This line looks like an item of a list, but its sign is from another keyboard.',
      fix: 'Begin the line with a hyphen and a space.',
      instead: `- ${words}`,
    }),
  },
  {
    test: /^([-+*]|\d{1,2}[.)])(\p{L}[^*]*)$/u,
    finding: ([, mark = '', words = '']) => ({
      code: 'list-mark',
      message: `There is no space behind the ${mark} sign, so this is no list.`,
      fix: `Write: ${/\d/.test(mark) ? mark : '-'} ${words}`,
      instead: `${/\d/.test(mark) ? mark : '-'} ${words}`,
    }),
  },
  {
    test: /^#(\p{L}\S*\s.*)$/u,
    finding: ([, words = '']) => ({
      code: 'heading-space',
      message: 'There is no space behind the # sign, so this is no heading.',
      fix: `Write: ## ${words}`,
      instead: `## ${words}`,
    }),
  },
  {
    test: /^[:：]{1,4}\s*(button|note|urgent)\b(.*)$|^:{2,}\s*$/i,
    finding: ([typed = '', name, rest = '']) => ({
      code: 'directive-unread',
      message: `${typed.trim()} is not written as a button or box has to be.`,
      fix: 'Write ::button[Contact us]{href=/contact} on a line of its own; a box begins with :::note and ends with :::',
      ...directiveInstead(name?.toLowerCase(), rest),
    }),
  },
]

function directiveInstead(name: string | undefined, rest: string): { instead?: string } {
  if (name === 'button') {
    const [, words, address] =
      /^\s*\[([^\]]+)\]\s*(?:\{href="?([^}"\s]+)"?\}|\([^)\s]+\))$/.exec(rest) ?? []
    const plain = address ?? /\(([^)\s]+)\)$/.exec(rest)?.[1]
    return words && plain ? { instead: `::button[${words}]{href=${plain}}` } : {}
  }
  return name !== undefined && rest.trim() === '' ? { instead: `:::${name}` } : {}
}

function lineLeftovers(node: Paragraph, notes: Notes): void {
  for (const line of notes.source(node).split('\n')) {
    const typed = line.replace(/^[\s>]+/, '')
    for (const { test, finding } of LINE_RULES) {
      const match = test.exec(typed)
      if (match) notes.report(finding(match), partOf(node, typed, notes))
    }
  }
}

/** A part of a node with its own place, or the whole node when it is written otherwise in the file. */
function partOf(node: Positioned, part: string, notes: Notes): Positioned {
  const source = notes.source(node)
  const from = source.indexOf(part)
  if (from === -1 || !node.position) return node
  const { line, column, offset = 0 } = node.position.start
  const above = source.slice(0, from).split('\n')
  const start = {
    line: line + above.length - 1,
    column: above.length === 1 ? column + from : (above.at(-1)?.length ?? 0) + 1,
    offset: offset + from,
  }
  const end = { ...start, column: start.column + part.length, offset: start.offset + part.length }
  return { position: { start, end } }
}

/** Words in brackets and an address in parentheses, in one order or the other. */
const LINK_LIKE = /\[([^\][]+)\](\s*)\(([^()]+)(\)?)|\(([^()]+)\)\[([^\][\s]+)\]/
const ADDRESS_LIKE = /^(?:\/|#|https?:|www\.|mailto:|tel:|sms:)/

function linkLeftovers(node: Text, context: MarkdownContext, notes: Notes): void {
  const match = LINK_LIKE.exec(node.value)
  if (match) {
    const [typed, words = match[5] ?? '', , address = match[6] ?? ''] = match
    if (ADDRESS_LIKE.test(address) || Object.hasOwn(context.outsideLinks, address))
      return notes.report(unreadLink(words, address.trim(), context), partOf(node, typed, notes))
  }
  const undefinedLink = /\[[^\][]+\]\[[^\][]*\]/.exec(node.value)?.[0]
  if (undefinedLink !== undefined) return notes.report(NO_ADDRESS, node)
  const bold = /\*\*\s*([^*\s](?:[^*\n]*[^*\s])?)\s*\*\*/.exec(node.value)
  if (bold) notes.report(boldLeftover(bold), partOf(node, bold[0], notes))
  else if (node.value.includes('**')) notes.report(BOLD_ALONE, partOf(node, '**', notes))
}

function unreadLink(words: string, address: string, context: MarkdownContext): Finding {
  const target = readTarget(address, context.outsideLinks)
  const plain = 'address' in target ? target.address : target.finding.instead
  const sure = plain !== undefined && !/\s/.test(plain)
  const form = `[${words}](${sure ? plain : '/contact'})`
  return {
    code: 'link-unread',
    message: 'This is not written as a link has to be, so its brackets would be shown.',
    fix: `Write the words in square brackets and the address in parentheses, without a space: ${form}`,
    ...(sure ? { instead: form } : {}),
  }
}

const BOLD_ALONE: Finding = {
  code: 'bold-unread',
  message: 'These ** signs have no partner, so they would be shown.',
  fix: 'Write two stars before the bold words and two behind them: **like this**',
}

const NO_ADDRESS: Finding = {
  code: 'link-unread',
  message: 'This link has no address, so its brackets would be shown.',
  fix: 'Write the address in parentheses behind the words: [Contact us](/contact)',
}

function boldLeftover(match: RegExpExecArray): Finding {
  const [typed, words = ''] = match
  const isJoined = /^[^\s.,;:!?)]/.test(match.input.slice(match.index + typed.length))
  const gap = /\s\*\*$/.test(typed) && isJoined ? ' ' : ''
  return {
    code: 'bold-unread',
    message: 'There is a space next to the ** signs, so the words are not bold.',
    fix: `Write **${words}** with no space inside the signs.`,
    instead: `**${words}**${gap}`,
  }
}
