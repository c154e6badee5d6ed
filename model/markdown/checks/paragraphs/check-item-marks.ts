// Reports lines that look like a list but begin with other marks, as one problem for the whole list.
import type { Paragraph } from 'mdast'
import type { TextRange } from '../../../problems/text-edits'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { isDialogue } from './dialogue'
import { areNamedByInitials } from './initials'
import { findLevels, isInnerBullet } from './inner-items'
import { createInnerProblem, createProblem } from './item-mark-problems'
import { ITEM_MARKS, type ItemMark } from './item-marks'
import { changeLines, getLineRange, getLines, type ParagraphLine } from './paragraph-lines'

/** Reports the lists among adjacent paragraphs; returns the paragraphs that belong to one. */
export function checkItemMarks(
  paragraphs: readonly Paragraph[],
  reporter: Reporter,
): ReadonlySet<Paragraph> {
  const reported = new Set<Paragraph>()
  const lines = paragraphs
    .flatMap((paragraph) => getLines(paragraph, reporter))
    .map((line) => ({ ...line, masked: maskText(line.text) }))
  for (let index = 0; index < lines.length; index++) {
    const list = findList(lines.slice(index))
    if (!list) continue
    const last = list.items.at(-1)
    const texts = list.items.map(({ text }) => text)
    const areParagraphs = list.items.every(
      ({ paragraph }, at) => paragraph !== list.items[at + 1]?.paragraph,
    )
    const isList =
      !isDialogue(texts, areParagraphs) && !(areParagraphs && areNamedByInitials(texts))
    if (isList) report(list, reporter)
    if (isList) for (const { paragraph } of list.items) reported.add(paragraph)
    index = last ? lines.indexOf(last) : index
  }
  return reported
}

type MaskedLine = ParagraphLine & { readonly masked: string }
type List = { readonly mark: ItemMark; readonly items: readonly MaskedLine[] }

/** Finds the list that begins with the first line. Its items may go on in lines without a mark, but not in other paragraphs. */
function findList(lines: readonly MaskedLine[]): List | null {
  const [first] = lines
  if (!first) return null
  for (const mark of ITEM_MARKS) {
    const items: MaskedLine[] = []
    for (const line of lines) {
      const isItem =
        mark.convert(line.masked, items.length) !== null && mayFollow(mark, first, line)
      if (isItem) items.push(line)
      else if (items.at(-1)?.paragraph !== line.paragraph) break
    }
    if (items[0] === first && items.length >= mark.minimum) return { mark, items }
  }
  return null
}

/** Two paragraphs that begin with different small pictures are no list; lines of one paragraph are. */
const mayFollow = (mark: ItemMark, first: MaskedLine, line: MaskedLine): boolean =>
  !mark.isSameInParagraphs ||
  line.paragraph === first.paragraph ||
  getFirstCharacter(line.text) === getFirstCharacter(first.text)

const getFirstCharacter = (text: string): string => text.match(/^(?:[-=]>|.)/u)?.[0] ?? ''

function report({ mark, items }: List, reporter: Reporter): void {
  const range = getLineRange(items, reporter)
  if (range === null) return
  const levels = findLevels(items.map(({ text }) => text))
  const outer = measureItemAbove(items[0], reporter)
  const convert = (text: string, index: number) =>
    indent(items[index], outer + 2 * (levels[index] ?? 0), range) +
    (mark.convert(text, index) ?? text)
  const replacement = changeLines(items, range, convert)
  const problem =
    outer > 0
      ? createInnerProblem(mark, items, { outer, replacement })
      : createProblem(mark, items, replacement)
  reporter.reportRange(problem, range)
}

/** Returns how many spaces set a list inside the item above, if its bullets are those of an inner list of Word, or 0. */
function measureItemAbove(first: ParagraphLine | undefined, reporter: Reporter): number {
  const start = first?.paragraph.position?.start.offset
  if (first === undefined || start === undefined) return 0
  if (first.start <= start || !isInnerBullet(first.text)) return 0
  const before = reporter.getRangeBetween(Math.max(0, start - MAX_MARK), start).typed
  return /(?:^|\n)((?:[-*+]|\d+[.)]) )$/.exec(before)?.[1]?.length ?? 0
}

/** In characters: the mark of an item at the left edge, such as "12. ", and the line break before it. */
const MAX_MARK = 5

/** Returns the spaces that an item of an inner list needs besides those that it has. */
function indent(item: ParagraphLine | undefined, needed: number, range: TextRange): string {
  const before = range.typed.slice(0, (item?.start ?? range.start) - range.start)
  const spaces = /[ \t]*$/.exec(before)?.[0].replaceAll('\t', '    ').length ?? 0
  return ' '.repeat(Math.max(0, needed - spaces))
}
