// Reports paragraphs that are meant as something else: a list, a table or lines that stay apart. Each has one problem at most.
import type { Paragraph, Root } from 'mdast'
import type { Reporter } from '../../parse-context'
import { visitParents } from '../../visit'
import { checkButtons } from './check-buttons'
import { checkItemMarks } from './check-item-marks'
import { checkJoinedLines } from './check-joined-lines'
import { checkQuoteSource } from './check-quote-source'
import { checkTableRows } from './check-table-rows'
import { groupParagraphs } from './paragraph-lines'

/** Returns the paragraphs that have been reported. */
export function checkParagraphs(tree: Root, reporter: Reporter): Set<Paragraph> {
  const reported = new Set<Paragraph>()
  visitParents(tree, (parent) => {
    for (const group of groupParagraphs(parent)) {
      const buttons = group.filter((paragraph) => checkButtons(paragraph, reporter))
      for (const paragraph of buttons) reported.add(paragraph)
      const paragraphs = group.filter((paragraph) => !reported.has(paragraph))
      const lists = checkItemMarks(paragraphs, reporter)
      for (const paragraph of lists) reported.add(paragraph)
      if (lists.size > 0) continue
      const rows = checkTableRows(paragraphs, parent, reporter)
      for (const paragraph of paragraphs)
        if (rows.has(paragraph)) reported.add(paragraph)
        else if (checkQuoteSource(paragraph, parent, reporter)) reported.add(paragraph)
        else if (!hasHtml(paragraph) && checkJoinedLines(paragraph, reporter))
          reported.add(paragraph)
    }
  })
  return reported
}

/** Returns true for a paragraph with HTML, which checkHtml reports. */
const hasHtml = ({ children }: Paragraph): boolean => children.some(({ type }) => type === 'html')
