// Diagnoses a line between the fences that is neither a field nor an item, and corrects it if it is certain what was meant.
import { findUnambiguousMatch } from '../../problems/closest-match'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import { diagnoseFieldLine } from './diagnose-field'
import { readLooseItem } from '../item-marks'
import type { FieldFinder } from './field-finder'
import { findLostColon } from './lost-colon'
import {
  COMMENT_LINE,
  DRAWN_LINE,
  UNEXPECTED_LIST_ITEM,
  YAML_MERGE_KEY,
  UNPARSABLE_LINE,
  certainColon,
  missingColon,
  missingListColon,
  malformedListItem,
} from './line-problems'

type LineContext = Pick<FieldFinder, 'fieldNames' | 'findField'> & {
  /** True if the field above the line can take items. */
  readonly inList: boolean
  /** True if that field takes a list. */
  readonly isListField: boolean
  /** The line above, or undefined for the first line. */
  readonly above: string | undefined
  /** True if the next line is an item of a list. */
  readonly isAboveItem: boolean
  /** Returns whether another line has the name of a field and its colon. */
  readonly hasField: (name: string) => boolean
}

/** Matches a field with other characters around its name or in place of its colon. */
const LOOSE_FIELD =
  /^(\s*)((?:["'“”‘’*`-]["'“”‘’*`\s-]*)?)([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ0-9_ \u00A0-]*?)(["'“”‘’*`]*\s*)([:：﹕∶=])(\s*)(.*)$/u

/** Returns a field name in snake case: `Start Date` and `start-date` become `start_date`. */
export function normalizeFieldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

type Diagnosis = {
  readonly problem: LocatedProblem
  /** The corrected line, or null if it is uncertain what was meant. */
  readonly repaired: string | null
}

/** Diagnoses a line that could not be parsed. */
export function diagnoseLine(
  content: string,
  line: number,
  { fieldNames, findField, inList, isListField, above, isAboveItem, hasField }: LineContext,
): Diagnosis {
  const reportOnly = (problem: ProblemDetails, more: Partial<LocatedProblem> = {}): Diagnosis => ({
    problem: { ...problem, line, column: 1, ...more },
    repaired: null,
  })
  const fieldDiagnosis = diagnoseLooseField(content, line, { fieldNames, findField })
  if (fieldDiagnosis) return fieldDiagnosis
  if (/^\s*={3,}\s*$/.test(content)) return reportOnly(DRAWN_LINE)
  if (content.startsWith('#')) return reportOnly(COMMENT_LINE)
  if (/^\s*<<\s*:/.test(content)) return reportOnly(YAML_MERGE_KEY)
  const item = readLooseItem(content, inList && isListField)
  if (item !== null) {
    return inList
      ? repairLine(`  - ${item}`, { ...malformedListItem(content, item), line, column: 1 })
      : reportOnly(UNEXPECTED_LIST_ITEM)
  }
  const listName = isAboveItem ? /^([a-z_]+)\s*[.,;]?\s*$/.exec(content)?.[1] : undefined
  if (listName !== undefined && fieldNames.includes(listName))
    return repairLine(`${listName}:`, {
      ...missingListColon(listName, content.trim()),
      ...{ field: listName, line, column: listName.length + 1 },
    })
  const lost = findLostColon(content, { fieldNames, findField, above })
  if (lost !== null && !hasField(lost.name)) {
    const { name: field, repaired } = lost
    const at = { field, line, column: field.length + 1 }
    return repairLine(repaired, { ...certainColon(field, content, repaired), ...at })
  }
  const name = /^[a-z_]+(?=\s|$)/.exec(content)?.[0]
  return name !== undefined && fieldNames.includes(name)
    ? reportOnly(missingColon(name, content.slice(name.length).trim()), {
        field: name,
        column: name.length + 1,
      })
    : reportOnly(UNPARSABLE_LINE)
}

/** The closing marks that differ from their opening marks. */
const CLOSING_MARKS: Readonly<Record<string, string>> = { '“': '”', '‘': '’' }

/**
 * Strips from a value the closing marks whose opening marks are before the field name, and the comma after a value in JSON.
 * @param opening the marks before the field name
 * @param closing the marks after the field name
 */
function stripMarks(value: string, opening: string, closing: string): string {
  const openMarks = /["'“”‘’*`]+$/.exec(opening)?.[0] ?? ''
  if (openMarks === '') return value
  if (closing.trim() !== '')
    return /^(?:".*"|'.*'),$|^(?:\d+|true|false),$/.test(value) ? value.slice(0, -1) : value
  const closeMarks = [...openMarks].map((mark) => CLOSING_MARKS[mark] ?? mark).join('')
  if (value.startsWith(closeMarks)) return value.slice(closeMarks.length).trim()
  const enclosesLine =
    value.endsWith(closeMarks) && value.indexOf(closeMarks) === value.length - closeMarks.length
  return enclosesLine ? value.slice(0, -closeMarks.length).trim() : value
}

function repairLine(repaired: string, problem: LocatedProblem): Diagnosis {
  const { line } = problem
  return { problem: { ...problem, suggestion: { line, endLine: line, text: repaired } }, repaired }
}

/** Diagnoses a line with the name of a field and a colon-like character, or returns null if it has neither. */
function diagnoseLooseField(
  content: string,
  line: number,
  { fieldNames, findField }: Pick<FieldFinder, 'fieldNames' | 'findField'>,
): Diagnosis | null {
  const match = LOOSE_FIELD.exec(content)
  if (!match) return null
  const [, indent = '', marks = '', typed = '', afterName = '', colon = '', gap = ''] = match
  const value = stripMarks((match[7] ?? '').trim(), marks, afterName)
  const spelled = findUnambiguousMatch(normalizeFieldName(typed), fieldNames)
  const name = spelled ?? findField(typed)
  if (name === null) return null
  const repaired = value === '' ? `${name}:` : `${name}: ${value}`
  const colonIndex = (indent + marks + typed + afterName).length
  const mark = /[*`]/.exec(marks + afterName)?.[0]
  if (mark !== undefined) {
    const message = `There is a ${mark} next to the name of this field.`
    const problem: ProblemDetails = { code: 'field-name', message, fix: `Write: ${repaired}` }
    return repairLine(repaired, { ...problem, field: name, line, column: 1 })
  }
  if (/["'“”‘’]/.test(marks) && afterName.trim() !== '') {
    const comma =
      /,\s*$/.test(content) && !value.endsWith(',') ? ' and a comma after its value' : ''
    const message = `There are quotation marks around the name of this field${comma}.`
    const problem: ProblemDetails = { code: 'field-name', message, fix: `Write: ${repaired}` }
    return repairLine(repaired, { ...problem, field: name, line, column: 1 })
  }
  const { problem, at } = diagnoseFieldLine(
    { indent, name, afterName, colon, gap, value },
    { typed, hasHyphen: marks.includes('-'), isOtherName: spelled === null },
  )
  const column = { start: 1, colon: colonIndex + 1, gap: colonIndex + 2 }[at]
  return repairLine(repaired, { ...problem, fix: `Write: ${repaired}`, field: name, line, column })
}
