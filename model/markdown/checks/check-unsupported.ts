// What a text may not hold, each with its sentence: nothing is dropped without a word.
import type { Html, Parents, Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { visit, visitParents } from '../visit'

export function checkUnsupported(tree: Root, notes: Reporter): void {
  const called = new Set<string>()
  visit(tree, 'footnoteReference', (node) => {
    called.add(node.identifier)
    notes.report(FOOTNOTE, node)
  })
  visit(tree, 'footnoteDefinition', (node) => {
    if (!called.has(node.identifier)) notes.report(FOOTNOTE, node)
  })
  visitParents(tree, (parent) => {
    for (const node of parent.children) if (node.type === 'html') refuseHtml(node, parent, notes)
  })
}

function refuseHtml(node: Html, parent: Parents, notes: Reporter): void {
  // The opening tag has told it already.
  if (node.value.startsWith('</')) return
  if (node.value.startsWith('<!--')) return notes.report(COMMENT, node)
  const from = (node.position?.start.offset ?? 0) - (parent.position?.start.offset ?? 0)
  const part = partOf(node, notes.source(parent).slice(from + node.value.length))
  notes.report(tag(part), node, { start: node.position?.start.offset ?? 0, typed: part })
}

/** The tag with its words and its closing tag, when it stands in a line and holds only words. */
function partOf({ value }: Html, after: string): string {
  const name = /^<(b|strong|i|em|a)[\s>]/i.exec(value)?.[1]
  if (name === undefined) return value
  const words = new RegExp(`^[^<>\\n]*</${name}>`, 'i').exec(after)?.[0]
  return words === undefined ? value : value + words
}

function tag(part: string): ProblemDetails {
  const instead = inMarkdown(part)
  return {
    code: 'html-in-text',
    message: `${part.split('\n')[0]} is a sign for browsers, which would not be shown here.`,
    fix:
      instead === null
        ? 'Write the words without it. To show the sign < itself, write \\<'
        : `Write ${instead.trim()}`,
    ...(instead === null ? {} : { instead }),
  }
}

/** What the commonest tags are in Markdown, or null. */
function inMarkdown(part: string): string | null {
  const [, name = '', attributes = '', words = ''] =
    /^<(\w+)([^>]*)>([^<]+)<\/\w+>$/.exec(part) ?? []
  // With signs of Markdown in the words, the result might be read otherwise.
  if (words === '' || words.trim() !== words || /[*_`[\]\\]/.test(words)) return null
  if (/^(?:b|strong)$/i.test(name) && attributes === '') return `**${words}**`
  if (/^(?:i|em)$/i.test(name) && attributes === '') return `*${words}*`
  const address = /^\s+href="([^"\s()]+)"$/.exec(attributes)?.[1]
  return /^a$/i.test(name) && address !== undefined ? `[${words}](${address})` : null
}

const COMMENT: ProblemDetails = {
  code: 'comment-in-text',
  message: 'A remark between <!-- and --> is not shown, but everybody could read it in the file.',
  fix: 'Delete it. To keep a page back for now, write draft: yes among its fields.',
}

const FOOTNOTE: ProblemDetails = {
  code: 'footnote',
  message: 'Footnotes are not shown on this site.',
  fix: 'Put the words of the footnote into the text, in parentheses for example.',
}
