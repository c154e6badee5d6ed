// Notes a list with check boxes: visitors see the boxes, but cannot check them.
import type { List, ListItem, Root } from 'mdast'
import { joinChanges } from '../leftovers/leftover'
import type { Reporter, TextProblem } from '../parse-context'
import { isWithin, type Span } from '../span'
import { visit } from '../tree/visit'

/** Matches the mark of an item and the box after it. */
const MARK_AND_BOX = /^([-*+]|\d+[.)])(\s+)\[[\s xX]\]\s+/
const EMPTY_BOX = /\[\s\]/

export function checkTaskLists(tree: Root, reporter: Reporter): void {
  const reported: Span[] = []
  visit(tree, 'list', (list) => {
    const { start, typed } = reporter.getRange(list, 0, Infinity)
    // The problem of an outer list names the inner lists, too.
    if (isWithin(start, reported)) return
    if (checkList(list, reporter)) reported.push({ start, end: start + typed.length })
  })
}

/** Notes the boxes of a list and of the lists in it; returns whether there are any. */
function checkList(list: List, reporter: Reporter): boolean {
  const items = findItems(list)
  const [first] = items
  if (first === undefined) return false
  const changes = items.map((item) => {
    const { start, typed } = reporter.getRange(item, 0, Infinity)
    const [box = '', mark = '', space = ''] = MARK_AND_BOX.exec(typed) ?? []
    return { start, end: start + box.length, text: mark + space, box }
  })
  const areEmpty = changes.every(({ box }) => EMPTY_BOX.test(box))
  const { start, typed } = reporter.getRange(list, 0, Infinity)
  const { span, replacement } = joinChanges(
    reporter.getRangeBetween(0, start + typed.length).typed,
    changes,
  )
  const [line = ''] = reporter.getSource(first).split('\n')
  const problem = createProblem(line.replace(MARK_AND_BOX, '$1$2'), items.length, areEmpty)
  const range = reporter.getRangeBetween(span.start, span.end)
  // What is checked may say something, so that only a person can leave it out.
  reporter.report(areEmpty ? { ...problem, replacement } : problem, first, range)
  return true
}

/** Returns the items with a box, also those of inner lists. */
function findItems(list: List): ListItem[] {
  const items: ListItem[] = []
  visit(list, 'listItem', (item) => {
    if (typeof item.checked === 'boolean') items.push(item)
  })
  return items
}

function createProblem(line: string, count: number, areEmpty: boolean): TextProblem {
  const checked = line.replace(/^\S+\s+/, '$&✓ ')
  const fix =
    count === 1 ? `Leave the box out: ${line}` : `Leave the boxes out, as in this line: ${line}`
  return {
    code: 'list-mark',
    severity: 'warning',
    message: `Visitors see ${count === 1 ? 'the box of this item' : 'the boxes of this list'}, but they cannot check ${count === 1 ? 'it' : 'them'}.`,
    fix: areEmpty ? fix : `${fix}. To keep a check, type it as a mark: ${checked}`,
  }
}
