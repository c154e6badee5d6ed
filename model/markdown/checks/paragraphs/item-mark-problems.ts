// Describes lines that look like a list but begin with other marks.
import type { ProblemDetails } from '../../../problems/problem'
import { maybeDialogue } from './dialogue'
import { findInnerItem } from './inner-items'
import type { ItemMark } from './item-marks'
import type { ParagraphLine } from './paragraph-lines'

/** Describes a list that was pasted into an item of another one. */
export function createInnerProblem(
  mark: ItemMark,
  items: readonly ParagraphLine[],
  { outer, replacement }: { readonly outer: number; readonly replacement: string },
): ProblemDetails {
  const text = items[0]?.text ?? ''
  const what =
    items.length === 1
      ? 'This line looks like an item'
      : `These ${items.length} lines look like a list`
  return {
    code: 'list-mark',
    message: `${what} inside the item above, but ${mark.describe(text)}.`,
    fix: `Begin each of them with ${outer} spaces, a hyphen and a space: "${' '.repeat(outer)}${mark.convert(text, 0) ?? text}"`,
    replacement,
  }
}

export function createProblem(
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
      fix: `${beginEach('Begin', item)} "${item}". For an item of an inner list, put two spaces before the hyphen: "  ${mark.convert(inner, 0) ?? inner}"`,
      replacement,
    }
  if (maybeDialogue(items.map((line) => line.text)))
    return {
      code: 'list-mark',
      severity: 'warning',
      message: `${what}, but ${mark.describe(text)}.`,
      fix: `If people speak here, leave the dashes and put an empty line between the lines. For a list, ${beginEach('begin', item)} ${item}`,
    }
  if (!mark.isCertain && escapeMark(text) === text)
    return {
      code: 'list-mark',
      message: `${what}, but ${mark.describe(text)}.`,
      fix: `To keep the letters, put a backslash at the end of each line but the last. For a list, ${beginEach('begin', item)} ${item}`,
    }
  return {
    code: 'list-mark',
    message: `${what}, but ${mark.describe(text)}.`,
    fix: SMALL_PICTURE.test(text)
      ? `${beginEach('Begin', item)} "${item}". You can leave out the small pictures.`
      : HYPHEN_AFTER_NUMBER.test(text) && items.length > 1
        ? 'Delete the hyphen after each number: write 1. and a space in place of 1.-'
        : mark.isCertain
          ? `${items.length === 1 ? 'Write:' : beginEach('Begin', item)} ${item}`
          : `Write "${item}" for an item of a list, or "${escapeMark(text)}" to show the line as it is.`,
    ...(mark.isCertain ? { replacement } : {}),
  }
}

/** @param verb the first word, which may begin a sentence */
const beginEach = (verb: string, item: string): string =>
  `${verb} each line with ${item.startsWith('- ') ? 'a hyphen and a space' : 'its number, a period and a space'}:`

/** Matches a number as it is written in Spanish. */
const HYPHEN_AFTER_NUMBER = /^1\.- ?\S/

/** Matches a line that begins with an emoji; marks such as ✓ and → are not meant. */
const SMALL_PICTURE = /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)/u

/** Matches a whole sentence after a mark that GitHub has before the lines of a change. */
const DIFF_LINE = /^[-+][A-ZÀ-Þ](?:\S+ ){6,}[^\n]*[.!?]$/u

const escapeMark = (text: string): string =>
  text.startsWith('*') ? `\\${text}` : text.replace(/[.)]/, '\\$&')
