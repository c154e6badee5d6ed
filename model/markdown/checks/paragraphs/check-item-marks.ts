// Reports lines that look like a list but begin with other marks, as one problem for the whole list.
import type { Paragraph } from 'mdast'
import type { ProblemDetails } from '../../../problems/problem'
import type { TextRange } from '../../../problems/text-edits'
import { maskText } from '../../mask-text'
import type { Reporter } from '../../parse-context'
import { isDialogue, maybeDialogue } from './dialogue'
import { areNamedByInitials } from './initials'
import { findInnerItem, findLevels } from './inner-items'
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
  const convert = (text: string, index: number) =>
    indent(items[index], levels[index] ?? 0, range) + (mark.convert(text, index) ?? text)
  reporter.reportRange(createProblem(mark, items, changeLines(items, range, convert)), range)
}

/** Returns the spaces that an item of an inner list needs besides those that it has. */
function indent(item: ParagraphLine | undefined, level: number, range: TextRange): string {
  const before = range.typed.slice(0, (item?.start ?? range.start) - range.start)
  const spaces = /[ \t]*$/.exec(before)?.[0].replaceAll('\t', '    ').length ?? 0
  return ' '.repeat(Math.max(0, 2 * level - spaces))
}

function createProblem(
  mark: ItemMark,
  items: readonly ParagraphLine[],
  replacement: string,
): ProblemDetails & { severity?: 'warning' } {
  const [first] = items
  const text = first?.text ?? ''
  const inner = findInnerItem(items.map((line) => line.text))
  const item = mark.convert(text, 0) ?? text
  const what =
    items.length === 1
      ? 'This line looks like an item of a list'
      : `These ${items.length} lines look like a list`
  if (items.length === 1 && DIFF_LINE.test(text))
    return {
      code: 'list-mark',
      message: `${what}, but ${mark.describe(text)}.`,
      fix: `If it is a sentence of its own, delete the ${text.charAt(0)} at its start. For an item of a list, write: ${item}`,
    }
  if (inner !== null)
    return {
      code: 'list-mark',
      message: `${what}, but ${text.charAt(0)} and ${inner.charAt(0)} do not begin a list here.`,
      fix: `Write each of them like ${item}, and an item of an inner list with two spaces before its hyphen, like the one with "${(mark.convert(inner, 0) ?? inner).slice(2)}".`,
      replacement,
    }
  if (maybeDialogue(items.map((line) => line.text)))
    return {
      code: 'list-mark',
      severity: 'warning',
      message: `${what}, but ${mark.describe(text)}.`,
      fix: `For a list, write each of them like ${item} If people speak here, leave the dashes and put an empty line between the lines.`,
    }
  if (!mark.isCertain && escapeMark(text) === text)
    return {
      code: 'list-mark',
      message: `${what}, but ${mark.describe(text)}.`,
      fix: `Write each of them like ${item} – or keep the letters, and put a backslash at the end of each line but the last.`,
    }
  return {
    code: 'list-mark',
    message: `${what}, but ${mark.describe(text)}.`,
    fix: SMALL_PICTURE.test(text)
      ? `Write each of them like "${item}". You can leave out the small pictures.`
      : mark.isCertain
        ? `${items.length === 1 ? 'Write:' : 'Write each of them like'} ${item}`
        : `Write "${item}" for an item of a list, or "${escapeMark(text)}" to show the line as it is.`,
    ...(mark.isCertain ? { replacement } : {}),
  }
}

/** Matches a line that begins with an emoji; marks such as ✓ and → are not meant. */
const SMALL_PICTURE = /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/u

/** Matches a whole sentence after a mark that GitHub has before the lines of a change. */
const DIFF_LINE = /^[-+]\p{Lu}(?:\S+ ){6,}[^\n]*[.!?]$/u

const escapeMark = (text: string): string =>
  text.startsWith('*') ? `\\${text}` : text.replace(/[.)]/, '\\$&')
