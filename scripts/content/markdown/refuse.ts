// What a text may not hold, each with its sentence: nothing is dropped without a word.
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Finding } from '../problem'
import { placeOf, type Notes } from './context'

const REFUSED: Readonly<Record<string, Finding>> = {
  html: {
    code: 'html-in-text',
    message: 'There is HTML in the text; this site takes only Markdown.',
    fix: 'Write the same with Markdown, or with a directive such as ::button[Contact us]{href=/contact}',
  },
  footnoteReference: {
    code: 'footnote',
    message: 'Footnotes are not shown on this site.',
    fix: 'Put the words of the footnote into the text, in parentheses for example.',
  },
  footnoteDefinition: {
    code: 'footnote',
    message: 'Footnotes are not shown on this site.',
    fix: 'Put the words of the footnote into the text, in parentheses for example.',
  },
}

export function refuseUnshown(tree: Root, notes: Notes): void {
  visit(tree, (node) => {
    const finding = REFUSED[node.type]
    // The opening tag has told it already.
    const isClosing = node.type === 'html' && node.value.startsWith('</')
    if (finding && !isClosing) notes.report(finding, placeOf(node))
  })
}
