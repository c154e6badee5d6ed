// Parses the lines between the fences: `name: value`, or `name:` with `- item` lines below. Values remain as typed.
import { findClosestMatch } from '../problems/closest-match'
import type { LocatedProblem } from '../problems/problem'
import { duplicateField, isEmpty } from './duplicate-field'
import { diagnoseLine } from './diagnosis/diagnose-line'
import type { FieldFinder } from './diagnosis/field-finder'
import type { FieldDraft, ValueDraft } from './drafts'
import { isItemLike } from './item-marks'
import { joinedFields, splitJoinedFields } from './joined-fields'
import { malformedListItem } from './diagnosis/line-problems'
import { ADDRESS_FIELD, joinUnreadableLines } from './pasted/pasted-lines'
import { joinSameProblems } from './diagnosis/same-problems'
import { parseValue } from './parse-value'
import type { FrontMatter, Value } from './value'
import { joinWrappedLines } from './wrapped-values'

const FIELD = /^([A-Za-zÀ-ỿ_][A-Za-zÀ-ỿ0-9_-]*)[ ]*:(?:[ ]+(.*))?$/u
const ITEM = /^[ ]*-(?:[ ]+(.*))?$/
const CONTINUATION = /^[ \t]+(\S.*)$/

/**
 * Parses front matter line by line. A line that cannot be parsed is reported; if it is certain what was meant, parsing goes on
 * with the corrected line.
 * @param lines the lines between the fences
 * @param firstLine the number of the first of these lines in the file, from 1
 */
export function parseLines(
  lines: readonly string[],
  firstLine: number,
  { fieldNames, findField, isList, isNeeded }: FieldFinder,
): { frontMatter: FrontMatter; problems: LocatedProblem[] } {
  const fields = new Map<string, FieldDraft>()
  const problems: LocatedProblem[] = []
  const duplicates: Parameters<typeof duplicateField>[] = []
  let current: FieldDraft | null = null

  const hasField = (name: string) => lines.some((line) => FIELD.exec(line)?.[1] === name)

  const addLine = (content: string, index: number): boolean => {
    const line = firstLine + index
    const field = FIELD.exec(content)
    if (!field?.[1]) return addToField(content, line, current, { fieldNames, isList })
    const [, name, text = ''] = field
    const draft = createValueDraft(text, content, line)
    current = Object.assign(draft, { name, nameLine: line, items: [] })
    const earlier = fields.get(current.name)
    if (earlier) duplicates.push([earlier, current, lines[index - 1]])
    if (!earlier || isEmpty(earlier)) fields.set(current.name, current)
    return true
  }

  /** Checks if a line is an item that lacks only its hyphen: it is below the name of a list, and above another item. */
  const isBareItem = (content: string, next = ''): boolean => {
    if (current === null || current.parts.length > 0 || !isList(current.name)) return false
    if (!ITEM.test(next) || ITEM.test(content) || isItemLike(content, true)) return false
    const [, name, value] = FIELD.exec(content) ?? []
    return name === undefined || value === undefined
      ? /^\s/.test(content) && current.items.length === 0
      : findClosestMatch(name, fieldNames) === null && findField(name) === null
  }

  /** Returns the problem of a line that can be neither a field nor an item. */
  const diagnose = (content: string, index: number) =>
    diagnoseLine(content, firstLine + index, {
      fieldNames,
      findField,
      inList: current !== null && current.parts.length === 0,
      isListField: current !== null && isList(current.name),
      above: lines[index - 1],
      isAboveItem: ITEM.test(lines[index + 1] ?? ''),
      hasField,
    })

  /** Adds a line and those below it to the value above if they certainly go on from it; returns the index after the last one. */
  const addWrappedLines = (from: number): number => {
    const draft = current?.items.at(-1) ?? current
    if (current === null || draft === null || ADDRESS_FIELD.test(current.name)) return from
    // Below the name of a list, each line may be an item of its own.
    if (draft.parts.length === 0 && isList(current.name)) return from
    const isLoose = (line: string) => /^\S/.test(line) && !FIELD.test(line) && !ITEM.test(line)
    let to = from
    while (isLoose(lines[to] ?? '') && isUnreadable(diagnose(lines[to] ?? '', to).problem)) to++
    const field = current.items.length > 0 ? null : current.name
    const isFollowed = lines.slice(to).some((line) => FIELD.test(line))
    const below = lines.slice(from, to)
    const problem = joinWrappedLines(draft, field, below, firstLine + from, isFollowed)
    if (problem === null) return from
    problems.push(problem)
    return to
  }

  let addedTo = 0
  lines.forEach((content, index) => {
    if (content.trim() === '' || index < addedTo) return
    const next = lines[index + 1]
    if (isBareItem(content, next)) {
      const [line, item] = [firstLine + index, content.trim()]
      const suggestion = { line, endLine: line, text: `  - ${item}` }
      problems.push({ ...malformedListItem(content, item), line, column: 1, suggestion })
      addLine(suggestion.text, index)
      return
    }
    const joined = FIELD.test(content)
      ? splitJoinedFields(content, { fieldNames, isList, isNeeded, hasField })
      : [content]
    if (joined.length > 1) {
      problems.push(joinedFields(joined, firstLine + index))
      joined.forEach((text) => addLine(text, index))
      return
    }
    if (addLine(content, index)) return
    const { problem, repaired } = diagnose(content, index)
    addedTo = isUnreadable(problem) ? addWrappedLines(index) : index
    if (addedTo > index) return
    problems.push(problem)
    if (repaired !== null) addLine(repaired, index)
  })

  const frontMatter = new Map<string, Value>()
  for (const field of fields.values()) {
    frontMatter.set(field.name, parseValue(field, problems))
  }
  problems.push(...duplicates.map((duplicate) => duplicateField(...duplicate)))
  const joined = joinSameProblems(problems, lines, firstLine)
  return { frontMatter, problems: joinUnreadableLines(joined, lines, firstLine) }
}

const isUnreadable = ({ code }: LocatedProblem): boolean => code === 'line-unreadable'

/** Adds a line to the field above it, as an item or as a continuation of its value; returns false if it does not belong there. */
function addToField(
  content: string,
  line: number,
  current: FieldDraft | null,
  { fieldNames, isList }: Pick<FieldFinder, 'fieldNames' | 'isList'>,
): boolean {
  if (current === null) return false
  const item = ITEM.exec(content)
  if (item) {
    if (current.parts.length > 0) return false
    addItem(current.items, createValueDraft(item[1] ?? '', content, line))
    return true
  }
  if (current.parts.length === 0 && isItemLike(content, isList(current.name))) return false
  const continuation = CONTINUATION.exec(content)?.[1]
  if (continuation === undefined || fieldNames.includes(continuation.split(':')[0] ?? ''))
    return false
  if (current.items.length === 0 && current.parts.length === 0) {
    Object.assign(current, createValueDraft(continuation, content, line))
    if (!isIndented(content, 0)) Object.assign(current, { isAligned: false, before: '  ' })
  } else {
    const value = current.items.at(-1) ?? current
    value.isAligned &&=
      isIndented(content, getIndent(current.items.at(-1)?.before ?? '')) && isTrimmed(continuation)
    value.parts.push(continuation.trim())
    value.endLine = line
  }
  return true
}

/** Adds an item. YAML requires that all items of a list begin in the same column. */
function addItem(items: ValueDraft[], item: ValueDraft): void {
  const indent = getIndent((items[0] ?? item).before)
  const isAligned = item.isAligned && getIndent(item.before) === indent
  items.push({ ...item, isAligned, before: ' '.repeat(indent) + item.before.trimStart() })
}

/** Checks if a text has no white space at its ends except what YAML trims as well. */
const isTrimmed = (text: string): boolean => text.trim() === text.replace(/^ +|[ \t]+$/g, '')

const getIndent = (text: string): number => text.length - text.trimStart().length

/** Checks if a line continues a value in YAML: it begins with more spaces than the value's first line, and not with a tab. */
const isIndented = (content: string, indent: number): boolean =>
  /^ *(?=\S)/.test(content) && getIndent(content) > indent

function createValueDraft(rawText: string, content: string, line: number): ValueDraft {
  const text = rawText.trim()
  const column = text === '' ? content.trimEnd().length + 1 : content.lastIndexOf(text) + 1
  const before = text === '' ? `${content.trimEnd()} ` : content.slice(0, column - 1)
  return {
    parts: text === '' ? [] : [text],
    before: isTrimmed(rawText) ? before : before.replace(/[^\S ]+/g, ''),
    line,
    column,
    endLine: line,
    isAligned: isTrimmed(rawText),
  }
}
