// Turns the draft of a field into its value, and reports YAML syntax that is not meant for the page.
import type { LocatedProblem } from '../problems/problem'
import type { FieldDraft, ValueDraft } from './drafts'
import { parseQuoted, unquote } from './quotes'
import { replaceValue, type Value, type SourceText } from './value'

/** Matches the indicator of a folded or literal block scalar in YAML. */
const BLOCK_INDICATOR = /^[|>][-+]?$/
/** Matches a YAML tag, anchor or alias with nothing else in the value. */
const TAG_OR_ANCHOR = /^(?:!!\S+.*|!<.*|[&*][\w-]+)$/

/** @param problems receives the problems with the value */
export function parseValue(field: FieldDraft, problems: LocatedProblem[]): Value {
  const parseText = (draft: ValueDraft) => parseValueText(draft, field.name, problems)
  const parseItem = (item: ValueDraft): SourceText => {
    if (!/^- /.test(item.parts[0] ?? '')) return parseText(item)
    problems.push(doubleHyphen(item, field.name))
    return { ...parseText(item), isReported: true }
  }
  const { line, column, nameLine } = field
  return field.items.length > 0
    ? { line, column, nameLine, items: field.items.map(parseItem) }
    : { ...parseText(field), nameLine }
}

function parseValueText(
  { line, column, before, endLine, parts, isAligned, isReported = false }: ValueDraft,
  field: string,
  problems: LocatedProblem[],
): SourceText {
  const typed = parts.join(' ')
  const isUnbroken = endLine - line < Math.max(1, parts.length)
  const source = {
    text: typed,
    typed,
    line,
    column,
    before,
    endLine,
    parts,
    isUnbroken,
    isAligned,
    isReported,
  }
  const location = { field, line, column }
  const [firstPart = '', ...otherParts] = parts
  if (BLOCK_INDICATOR.test(firstPart)) {
    const content = otherParts.filter((part) => !BLOCK_INDICATOR.test(part)).join(' ')
    problems.push({
      ...location,
      code: 'value-block',
      message: `The ${firstPart} after the colon does not belong there.`,
      fix:
        content === ''
          ? 'Write the words on the same line as the name of the field.'
          : `Write all of it on one line: ${before.trim()} ${content}`,
      suggestion: content === '' ? null : replaceValue(source, content),
    })
    return { ...source, text: content || typed, isReported: true }
  }
  if (TAG_OR_ANCHOR.test(typed)) {
    problems.push({
      ...location,
      code: 'value-sign',
      message: `"${typed}" is a code for programs, not words for the page.`,
      fix: 'Write the words themselves.',
    })
    return { ...source, isReported: true }
  }
  const parsed = parseQuoted(typed, field)
  if ('text' in parsed) return { ...source, text: parsed.text }
  const { replacement, ...problem } = parsed.problem
  const suggestion = replacement === undefined ? null : replaceValue(source, replacement)
  problems.push({ ...location, ...problem, suggestion })
  return { ...source, text: unquote(replacement ?? typed), isReported: true }
}

function doubleHyphen({ line, column, before, parts }: ValueDraft, field: string): LocatedProblem {
  const text = before.replace(/\s+$/, ' ') + (parts[0] ?? '').replace(/^(?:- +)+/, '')
  return {
    code: 'item-mark',
    field,
    line,
    column,
    message: 'There are two hyphens before this item.',
    fix: `Write two spaces, then: ${text.trim()}`,
    suggestion: { line, endLine: line, text },
  }
}
