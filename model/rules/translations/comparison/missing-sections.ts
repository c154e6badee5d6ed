// Finds the whole box, or the heading with its text, to which a part belongs that is missing in a translation.
import type { TextBlock } from '../../../translations/text-blocks'
import { alignParts } from './align-parts'

/** A text with its blocks. */
type BlockText = { readonly text: string; readonly blocks: readonly TextBlock[] }

export type MissingSection = {
  /** The name of the box, such as `question`, or null for a heading with its text. */
  readonly box: string | null
  /** Its title, or its first words. */
  readonly block: TextBlock
  /** Its lines in the original. */
  readonly first: number
  readonly last: number
  /** The line of the translation below which it belongs. */
  readonly below: number
}

const OPENING = /^:::+([a-z]+)/
const CLOSING = /^:::+\s*$/

/** @param missing a part of the original that the translation does not have */
export function findMissingSection(
  missing: TextBlock,
  original: BlockText,
  translation: BlockText,
): MissingSection | null {
  const lines = original.text.split('\n')
  const range = findBox(lines, missing.line) ?? findHeadingText(missing, original, lines.length)
  if (range === null) return null
  const pairs = alignParts(original.blocks, translation.blocks)
  const own = original.blocks.filter(({ line }) => line >= range.first && line <= range.last)
  // A box without a title begins with its name alone.
  const block = own.find(({ words }) => !words.startsWith(':'))
  const box = OPENING.exec(lines[range.first - 1] ?? '')?.[1] ?? null
  const isMissing =
    box === null
      ? own.length > 1 &&
        pairs.every(([before, after]) => after === null || !own.some((part) => part === before))
      : countBoxes(original.text, box) > countBoxes(translation.text, box)
  const before = pairs.findLast(
    ([part, after]) => part !== null && part.line < range.first && after !== null,
  )?.[1]
  if (!isMissing || block === undefined || before?.field !== undefined) return null
  const below = before ? findEnd(translation.text.split('\n'), before.line) : null
  return below === null ? null : { box, block, ...range, below }
}

/** Returns the lines of the box around a line, or null. */
function findBox(lines: readonly string[], line: number) {
  const start = lines.slice(0, line).findLastIndex((text) => OPENING.test(text))
  if (start === -1 || lines.slice(start, line - 1).some((text) => CLOSING.test(text))) return null
  const length = lines.slice(start).findIndex((text) => CLOSING.test(text))
  return length === -1 ? null : { first: start + 1, last: start + length + 1 }
}

/** Returns the lines from a heading up to the next one. */
function findHeadingText({ kind, line }: TextBlock, { text, blocks }: BlockText, end: number) {
  if (kind !== 'heading') return null
  const next = blocks.find((block) => block.kind === 'heading' && block.line > line)
  const typed = text.split('\n').slice(line - 1, next === undefined ? end : next.line - 1)
  return { first: line, last: line + typed.findLastIndex((words) => words.trim() !== '') }
}

/** Returns the last line of the paragraph or the box that has a line. */
function findEnd(lines: readonly string[], line: number): number {
  const box = findBox(lines, line)
  if (box !== null) return box.last
  const length = lines.slice(line).findIndex((text) => text.trim() === '')
  return length === -1 ? lines.length : line + length
}

const countBoxes = (text: string, name: string): number =>
  text.split('\n').filter((line) => OPENING.exec(line)?.[1] === name).length
