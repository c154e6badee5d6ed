// Reports Markdown and HTML that the site does not show, so that nothing is dropped silently.
import type { Root } from 'mdast'
import type { ProblemDetails } from '../../problems/problem'
import type { MarkdownContext, Reporter } from '../parse-context'
import { visit } from '../tree/visit'
import { checkHtml } from './html/check-html'

export function checkUnsupported(tree: Root, context: MarkdownContext, reporter: Reporter): void {
  const referenced = new Set<string>()
  visit(tree, 'footnoteReference', (node) => {
    referenced.add(node.identifier)
    reporter.report(FOOTNOTE, node)
  })
  visit(tree, 'footnoteDefinition', (node) => {
    if (!referenced.has(node.identifier)) reporter.report(FOOTNOTE, node)
  })
  checkHtml(tree, context, reporter)
}

const FOOTNOTE: ProblemDetails = {
  code: 'footnote',
  message: 'Footnotes are not shown on this site.',
  fix: 'Put the words of the footnote into the text, in parentheses for example.',
}
