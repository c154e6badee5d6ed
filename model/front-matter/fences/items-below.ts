// Finds items that were typed right below the second fence, although they belong to the list right above it.
import { FENCE } from './early-fence'
import type { FieldsBelow } from './fields-below'

/** Matches an item that is indented as in the fields. A list of a text begins at the left edge. */
const ITEM = /^( {2,}|\t)- +\S/
const EMPTY_FIELD = /^([a-z_]+):[ \t]*$/

/**
 * Returns the items that have the indentation of those above the fence, or null.
 * @param from the index of the first line of the fields
 * @param fence the index of the fence below them
 */
export function findItemsBelow(
  lines: readonly string[],
  from: number,
  fence: number,
): FieldsBelow | null {
  const indentation = getIndentation(lines[fence - 1])
  if (indentation === undefined) return null
  const isItem = (line: string | undefined) => getIndentation(line) === indentation
  const field = lines.slice(from, fence).findLast((line) => !isItem(line))
  const name = EMPTY_FIELD.exec(field ?? '')?.[1]
  const start = lines.findIndex((line, index) => index > fence && line.trim() !== '')
  if (name === undefined || start === -1 || !isItem(lines[start])) return null
  const end = lines.findIndex((line, index) => index > start && !isItem(line))
  const items = lines.slice(start, end === -1 ? lines.length : end)
  const isAlone = (lines[start + items.length] ?? '').trim() === ''
  // Several items apart from the fence may be a list of the text.
  if (!isAlone || (start > fence + 1 && items.length > 1)) return null
  const to = start + items.length
  const isOne = items.length === 1
  return {
    to,
    lines,
    problem: {
      code: 'fence-early',
      message: `${isOne ? 'This item is' : `These ${items.length} items are`} below the second --- line, but seem${isOne ? 's' : ''} to belong to the list of ${name} above it.`,
      fix: `Move ${isOne ? 'this line' : `these ${items.length} lines`} above the second --- line, right below the last item there.`,
      field: name,
      line: start + 1,
      column: 1,
      suggestion: { line: fence + 1, endLine: to, text: [...items, FENCE].join('\n') },
    },
  }
}

const getIndentation = (line = ''): string | undefined => ITEM.exec(line)?.[1]
