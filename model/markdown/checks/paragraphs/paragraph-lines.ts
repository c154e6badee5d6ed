// The lines of paragraphs as they were typed, without what a list or a quotation puts before them.
import type { Paragraph, Parents } from 'mdast'
import type { TextRange } from '../../../problems/text-edits'
import type { Reporter } from '../../parse-context'

/** A line of a paragraph; `start` counts from the start of the whole text. */
export type ParagraphLine = {
  readonly start: number
  readonly text: string
  readonly paragraph: Paragraph
}

export function getLines(paragraph: Paragraph, reporter: Reporter): ParagraphLine[] {
  const { start, typed } = reporter.getRange(paragraph, 0, Infinity)
  let offset = start
  return typed.split('\n').map((line) => {
    const prefix = /^[\s>]*/.exec(line)?.[0].length ?? 0
    const result = { start: offset + prefix, text: line.slice(prefix).trimEnd(), paragraph }
    offset += line.length + 1
    return result
  })
}

/** Returns the paragraphs of a parent that follow each other, as lists. */
export function groupParagraphs({ children }: Parents): Paragraph[][] {
  const groups: Paragraph[][] = []
  let isOpen = false
  for (const child of children) {
    if (child.type === 'paragraph' && isOpen) groups.at(-1)?.push(child)
    else if (child.type === 'paragraph') groups.push([child])
    isOpen = child.type === 'paragraph'
  }
  return groups
}

/** Returns the range of the text from the start of one line to the end of another. */
export function getLineRange(
  lines: readonly ParagraphLine[],
  reporter: Reporter,
): TextRange | null {
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last) return null
  return reporter.getRangeBetween(first.start, last.start + last.text.length)
}

/** Returns the text of the lines with each of them changed, and with everything between them as it was typed. */
export function changeLines(
  lines: readonly ParagraphLine[],
  range: TextRange,
  change: (text: string, index: number) => string,
): string {
  let end = 0
  const parts = lines.map(({ start, text }, index) => {
    const from = start - range.start
    const before = range.typed.slice(end, from)
    end = from + text.length
    return before + change(text, index)
  })
  return parts.join('')
}
