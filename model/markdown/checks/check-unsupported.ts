// Reports Markdown and HTML that the site does not show, so that nothing is dropped silently.
import type { Html, Parents, Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { Reporter } from '../parse-context'
import { visit, visitParents } from '../visit'

export function checkUnsupported(tree: Root, reporter: Reporter): void {
  const referenced = new Set<string>()
  visit(tree, 'footnoteReference', (node) => {
    referenced.add(node.identifier)
    reporter.report(FOOTNOTE, node)
  })
  visit(tree, 'footnoteDefinition', (node) => {
    if (!referenced.has(node.identifier)) reporter.report(FOOTNOTE, node)
  })
  visitParents(tree, (parent) => {
    for (const node of parent.children) if (node.type === 'html') reportHtml(node, parent, reporter)
  })
}

function reportHtml(node: Html, parent: Parents, reporter: Reporter): void {
  // The opening tag has already been reported.
  if (node.value.startsWith('</')) return
  if (node.value.startsWith('<!--')) return reporter.report(COMMENT, node)
  const start = node.position?.start.offset ?? 0
  const end = start - (parent.position?.start.offset ?? 0) + node.value.length
  const element = getElement(node, reporter.getSource(parent).slice(end))
  reporter.report(createHtmlProblem(element), node, { start, typed: element })
}

/** Returns the whole element if it is on one line and contains only text, otherwise only the tag. */
function getElement({ value }: Html, after: string): string {
  const name = /^<(b|strong|i|em|a)[\s>]/i.exec(value)?.[1]
  if (name === undefined) return value
  const rest = new RegExp(`^[^<>\\n]*</${name}>`, 'i').exec(after)?.[0]
  return rest === undefined ? value : value + rest
}

function createHtmlProblem(element: string): ProblemDetails {
  const replacement = toMarkdown(element)
  return {
    code: 'html-in-text',
    message: `${element.split('\n')[0]} is a code for browsers, which would not be shown here.`,
    fix:
      replacement === null
        ? 'Write the words without it. To show the character < itself, write \\<'
        : `Write ${replacement.trim()}`,
    ...(replacement === null ? {} : { replacement }),
  }
}

/** Returns the Markdown for the most common elements, or null. */
function toMarkdown(element: string): string | null {
  const [, name = '', attributes = '', text = ''] =
    /^<(\w+)([^>]*)>([^<]+)<\/\w+>$/.exec(element) ?? []
  // Markdown syntax in the text might change its meaning.
  if (text === '' || text.trim() !== text || /[*_`[\]\\]/.test(text)) return null
  if (/^(?:b|strong)$/i.test(name) && attributes === '') return `**${text}**`
  if (/^(?:i|em)$/i.test(name) && attributes === '') return `*${text}*`
  const href = /^\s+href="([^"\s()]+)"$/.exec(attributes)?.[1]
  return /^a$/i.test(name) && href !== undefined ? `[${text}](${href})` : null
}

const COMMENT: ProblemDetails = {
  code: 'comment-in-text',
  message: 'A remark between <!-- and --> is not shown, but everybody could read it in the file.',
  fix: 'Delete it. To hide a page for now, write draft: yes among its fields.',
}

const FOOTNOTE: ProblemDetails = {
  code: 'footnote',
  message: 'Footnotes are not shown on this site.',
  fix: 'Put the words of the footnote into the text, in parentheses for example.',
}
