// Finds an item of a list that is only a piece of another one, left when that was moved or pasted, and items without a hyphen.
import { deleteItem, replaceValue, type SourceText } from '../front-matter/value'
import type { LocatedProblem } from '../problems/problem'

const MIN_LENGTH = 2

/**
 * Returns the problem of an item that cannot be read, if it is the beginning or the end of only one other item.
 * @param items all items of the list
 */
export function findFragment(
  item: SourceText,
  items: readonly SourceText[],
): LocatedProblem | null {
  const { text, line, column } = item
  if (text.length < MIN_LENGTH) return null
  const [whole, ...others] = items.filter(
    (other) =>
      other.text.length > text.length && (other.text.startsWith(text) || other.text.endsWith(text)),
  )
  if (!whole || others.length > 0) return null
  return {
    code: 'item-twice',
    message: `"${text}" seems to be left from "${whole.text}", which is on line ${whole.line}.`,
    fix: 'Delete this line.',
    line,
    column,
    suggestion: deleteItem(items, item),
  }
}

/**
 * Returns the problem of an item with lines below it that are items without a hyphen, or null.
 * @param parts the items on the lines, if all of them can be read
 */
export function findLostHyphen(
  source: SourceText,
  parts: readonly string[] | null,
): LocatedProblem | null {
  const { line, endLine, before } = source
  const count = endLine - line
  if (count === 0 || parts?.length !== count + 1) return null
  const suggestion = replaceValue(source, parts.join(`\n${before}`))
  return {
    code: 'item-mark',
    message:
      count === 1
        ? `Line ${line + 1} has no hyphen, so it is read as part of the item above it.`
        : `Lines ${line + 1} to ${endLine} have no hyphen, so they are read as part of the item above them.`,
    fix: `Begin ${count === 1 ? 'it' : 'each'} with two spaces, then: - ${parts[1] ?? ''}`,
    line: line + 1,
    column: 1,
    suggestion,
  }
}
