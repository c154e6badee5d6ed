// Describes a field that is in the front matter twice. Its second list usually has the items that are to be added to the first.
import type { LocatedProblem } from '../problems/problem'
import { listLines } from '../text/list-lines'
import type { FieldDraft, ValueDraft } from './drafts'
import { unquote } from './quotes'

/** @param lineBefore the line directly before the second field, which its removal must preserve */
export function duplicateField(
  first: FieldDraft,
  second: FieldDraft,
  lineBefore = '',
): LocatedProblem {
  const { name, nameLine: line } = second
  const isSecondOnly = isOneLine(second) && (isEmpty(second) || isSameValue(first, second))
  return {
    code: 'field-twice',
    field: name,
    line,
    column: 1,
    message: `The field "${name}" is there twice, on line ${first.nameLine} and on line ${line}.`,
    fix: isSecondOnly
      ? `Delete line ${line}.`
      : isEmpty(first)
        ? `Delete line ${first.nameLine}, which says nothing.`
        : first.items.length > 0 && second.items.length > 0
          ? joinLists(first, second)
          : chooseValue(first, second),
    suggestion: isSecondOnly ? { line: line - 1, endLine: line, text: lineBefore } : null,
  }
}

const getText = ({ parts }: ValueDraft): string => parts.map(unquote).join(' ')

export const isEmpty = ({ parts, items }: FieldDraft): boolean => parts.length + items.length === 0
const isOneLine = ({ nameLine, endLine, items }: FieldDraft): boolean =>
  nameLine === endLine && items.length === 0

const isSameValue = (first: FieldDraft, second: FieldDraft): boolean =>
  first.items.length === 0 && isOneLine(first) && getText(first) === getText(second)

/** Advises on two lists. When they share items, the second one may be the whole list as it is to be. */
function joinLists(first: FieldDraft, second: FieldDraft): string {
  const known = new Set(first.items.map(getText))
  const added = second.items.filter((item) => !known.has(getText(item)))
  const [firstLines, secondLines] = [first, second].map(describeLines)
  if (added.length === 0)
    return `Delete ${secondLines ?? ''}: the list above has all of these items already.`
  const goal = `to the end of the list above, below line ${getLastLine(first)}${quoteText(first.items.at(-1))}`
  if (added.length === second.items.length)
    return `Move ${nameRange(second.nameLine + 1, getLastLine(second))} ${goal}. Then delete line ${second.nameLine}, which has only the name of the field.`
  const moved = listLines(
    added.map(({ line }) => line),
    added.length,
  )
  return `If the second list is the whole list, delete ${firstLines ?? ''}. If not, move ${moved} ${goal}. Then delete what is left of ${secondLines ?? ''}.`
}

const nameRange = (from: number, to: number): string =>
  from === to ? `line ${from}` : `lines ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`

const getLastLine = ({ items, endLine }: FieldDraft): number => items.at(-1)?.endLine ?? endLine

function chooseValue(first: FieldDraft, second: FieldDraft): string {
  const [one, other] = [first, second].map((field) => ({
    lines: describeLines(field),
    text: quoteText(field),
  }))
  if (one === undefined || other === undefined) return ''
  const isSame = one.text === other.text
  const [oneText, otherText] = isSame ? ['', ''] : [one.text, other.text]
  const [oneVerb, otherVerb] = [one, other].map(({ lines }) =>
    /^lines/.test(lines) ? 'are' : 'is',
  )
  return `If ${one.lines}${oneText} ${oneVerb ?? ''} right, delete ${other.lines}. If ${other.lines}${otherText} ${otherVerb ?? ''} right, delete ${one.lines}.`
}

const describeLines = (field: FieldDraft): string => nameRange(field.nameLine, getLastLine(field))

/** The longest text that is quoted as a whole, in characters. */
const MAX_QUOTED = 60

/** Returns a text in parentheses, or its first words if it is long; nothing for a list. */
function quoteText(draft: ValueDraft | undefined): string {
  const text = draft ? getText(draft) : ''
  if (text === '') return ''
  if (text.length <= MAX_QUOTED) return ` ("${text}")`
  return ` ("${text.slice(0, MAX_QUOTED).replace(/\s\S*$/, '')} …")`
}
