// Finds an item of a list that is only a piece of another one, left when that was moved or pasted.
import { deleteItem, type SourceText } from '../front-matter/value'
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
