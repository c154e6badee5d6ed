// Reports paragraphs that are meant as something else: a list, a table or lines that stay apart. Each has one problem at most.
import type { Paragraph, Root } from 'mdast'
import type { Reporter } from '../../parse-context'
import { visitParents } from '../../tree/visit'
import { checkButtons } from './check-buttons'
import { checkDrawnLines } from './check-drawn-lines'
import { checkItemMarks } from './check-item-marks'
import { hasJoinedLines, reportJoinedLines } from './check-joined-lines'
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
      for (const paragraph of group)
        if (!reported.has(paragraph) && checkDrawnLines(paragraph, parent, reporter))
          reported.add(paragraph)
      const paragraphs = group.filter((paragraph) => !reported.has(paragraph))
      const lists = checkItemMarks(paragraphs, reporter)
      for (const paragraph of lists) reported.add(paragraph)
      if (lists.size > 0) continue
      const rows = checkTableRows(paragraphs, parent, reporter)
      let apart: Paragraph[] = []
      for (const [index, paragraph] of paragraphs.entries()) {
        const isRow = rows.has(paragraph)
        const hasSource = !isRow && checkQuoteSource(paragraph, parent, reporter)
        const isApart =
          !isRow && !hasSource && !hasHtml(paragraph) && hasJoinedLines(paragraph, reporter)
        if (isRow || hasSource || isApart) reported.add(paragraph)
        if (isApart) apart.push(paragraph)
        if (apart.length === 0 || (isApart && index < paragraphs.length - 1)) continue
        reportJoinedLines(apart, reporter)
        apart = []
      }
    }
  })
  return reported
}

/** Returns true for a paragraph with HTML, which checkHtml reports. */
const hasHtml = ({ children }: Paragraph): boolean => children.some(({ type }) => type === 'html')
