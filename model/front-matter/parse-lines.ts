// Reads the lines between the fences: `name: value`, or `name:` with `- item` lines below. Values stay as typed.
import type { Position, LocatedProblem } from '../problems/problem'
import { parseValue } from './parse-value'
import { diagnoseLine } from './diagnose-line'
import type { FrontMatter, Value } from './value'

/** A value while its lines are still being read. */
export type ValueDraft = Position & { before: string; parts: string[]; endLine: number }
export type FieldDraft = ValueDraft & {
  readonly name: string
  readonly nameLine: number
  readonly items: ValueDraft[]
}

const FIELD = /^([A-Za-z_][A-Za-z0-9_-]*)[ ]*:(?:[ ]+(.*))?$/
const ITEM = /^[ ]*-(?:[ ]+(.*))?$/
const CONTINUATION = /^[ \t]+(\S.*)$/
/** What people type in place of the hyphen and space of an item. */
const ITEM_LIKE = /^\s*(?:[*+]\s|[-•●▪◦·‣–—−])/

/**
 * @param lines the lines between the fences
 * @param firstLine the number of the first of them in the file, counted from 1
 * @param known the fields that there are, as they are typed
 */
export function parseLines(
  lines: readonly string[],
  firstLine: number,
  known: readonly string[],
): { frontMatter: FrontMatter; findings: LocatedProblem[] } {
  const fields = new Map<string, FieldDraft>()
  const findings: LocatedProblem[] = []
  let current: FieldDraft | null = null

  const take = (content: string, index: number): boolean => {
    const line = firstLine + index
    const field = FIELD.exec(content)
    if (!field?.[1]) return takeMore(content, line, current, known)
    const [, name, words = ''] = field
    current = { ...piece(words, content, line), name, nameLine: line, items: [] }
    const above = fields.get(current.name)
    if (above) findings.push(twice(above, current, lines[index - 1]))
    else fields.set(current.name, current)
    return true
  }

  lines.forEach((content, index) => {
    if (content.trim() === '' || take(content, index)) return
    const inList = current !== null && current.parts.length === 0
    const { finding, repaired } = diagnoseLine(content, firstLine + index, { known, inList })
    findings.push(finding)
    if (repaired !== null) take(repaired, index)
  })

  const frontMatter = new Map<string, Value>()
  for (const field of fields.values()) {
    frontMatter.set(field.name, parseValue(field, findings))
  }
  return { frontMatter, findings }
}

/** Adds a line to the field above it, as an item or as more of its words; says whether it belongs there. */
function takeMore(
  content: string,
  line: number,
  current: FieldDraft | null,
  known: readonly string[],
): boolean {
  if (current === null) return false
  const item = ITEM.exec(content)
  if (item) {
    if (current.parts.length > 0) return false
    current.items.push(piece(item[1] ?? '', content, line))
    return true
  }
  if (current.parts.length === 0 && ITEM_LIKE.test(content)) return false
  const more = CONTINUATION.exec(content)?.[1]
  if (more === undefined || known.includes(more.split(':')[0] ?? '')) return false
  if (current.items.length === 0 && current.parts.length === 0) {
    Object.assign(current, piece(more, content, line))
  } else {
    const value = current.items.at(-1) ?? current
    value.parts.push(more.trim())
    value.endLine = line
  }
  return true
}

function piece(raw: string, content: string, line: number): ValueDraft {
  const text = raw.trim()
  const column = text === '' ? content.trimEnd().length + 1 : content.lastIndexOf(text) + 1
  const before = text === '' ? `${content.trimEnd()} ` : content.slice(0, column - 1)
  return { parts: text === '' ? [] : [text], before, line, column, endLine: line }
}

function twice(
  above: ValueDraft,
  { name, line, parts }: FieldDraft,
  lineBefore = '',
): LocatedProblem {
  const same = above.parts.length === 1 && above.parts[0] === parts[0]
  return {
    code: 'field-twice',
    field: name,
    line,
    column: 1,
    message: `The field "${name}" is there twice, on line ${above.line} and on line ${line}.`,
    fix: `Keep one of the two "${name}" lines and delete the other.`,
    suggestion: same ? { line: line - 1, endLine: line, text: lineBefore } : null,
  }
}
