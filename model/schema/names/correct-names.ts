// Corrects several wrong names of fields in a file at once: in Spanish, with capital letters, or guessed.
import type { LocatedProblem } from '../../problems/problem'
import { getFieldsByName, type Field, type Fields } from '../field'
import { findMeantFields, simplifyName } from './field-synonyms'
import { findSpanishFields } from './foreign/spanish-fields'
import { renamedField, severalNames, type NameChange } from './unknown-field-problems'

/** Matches a line with the name of a field, even with spaces in it, or with an apostrophe of autocorrection: `I’d:`. */
const NAMED_LINE = /^([A-Za-zÀ-ỿ_][A-Za-zÀ-ỿ0-9_'’ -]{0,50}?) *:(?=\s|$)\s*(.*)$/u
const FENCE_LIKE = /^\s*[-–—+=*_~]{2,}\s*$/
/** Front matter is never longer. */
const MAX_LENGTH = 16 * 1024

type NamedLine = {
  readonly index: number
  readonly typed: string
  readonly value: string
  readonly meant: readonly string[]
}

/** The text with the right names, with as many lines as before, and the problem that has the edit; null if there is nothing to correct. */
type Corrected = { readonly text: string; readonly problem: LocatedProblem }

/** Returns null also for a single wrong name, which is reported on its own. */
export function correctNames(text: string, fields: Fields): Corrected | null {
  const names = getFieldsByName(fields)
  const lines = text.slice(0, MAX_LENGTH).split('\n')
  const { wrong, right } = findNamedLines(lines, names, fields)
  if (wrong.length < 2 && !wrong.some(hasApostrophe)) return null
  const changes = chooseNames(wrong, right, names)
  const [first] = changes
  const last = changes.at(-1)
  if (first === undefined || last === undefined) return null
  const isSingle = changes.length === 1
  if (isSingle && !hasApostrophe(first)) return null
  for (const { index, name, value } of changes) lines[index] = `${name}: ${value}`.trimEnd()
  const edited = lines.slice(first.index, last.index + 1).join('\n')
  return {
    text: lines.join('\n') + text.slice(MAX_LENGTH),
    problem: {
      ...(isSingle
        ? renamedField(first.typed, first.name)
        : severalNames(changes, getKind(changes))),
      ...{ code: 'field-names', field: first.typed, line: first.index + 1, column: 1 },
      suggestion: { line: first.index + 1, endLine: last.index + 1, text: edited },
    },
  }
}

function findNamedLines(
  lines: readonly string[],
  names: ReadonlyMap<string, Field<unknown>>,
  fields: Fields,
): { wrong: NamedLine[]; right: Set<string> } {
  const wrong: NamedLine[] = []
  const right = new Set<string>()
  const first = lines.findIndex((line) => line.trim() !== '')
  const start = FENCE_LIKE.test(lines[first] ?? '') ? first + 1 : first
  for (let index = start; index >= 0 && index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (FENCE_LIKE.test(line)) break
    const colon = line.indexOf(':')
    if (colon === -1) continue
    const exact = line.slice(0, colon)
    if (names.has(exact)) right.add(exact)
    else {
      const [, typed, value = ''] = NAMED_LINE.exec(line) ?? []
      const meant = typed === undefined ? [] : findMeantFields(fields, typed)
      if (typed !== undefined && meant.length > 0)
        wrong.push({ index, typed, value: value.trim(), meant })
    }
  }
  return { wrong, right }
}

/** Chooses the fields that are meant beyond doubt: the names that mean only one come first. */
function chooseNames(
  wrong: readonly NamedLine[],
  right: ReadonlySet<string>,
  names: ReadonlyMap<string, Field<unknown>>,
): (NameChange & { index: number; value: string })[] {
  const taken = new Set(right)
  const chosen = new Map<NamedLine, string>()
  const inOrder = [...wrong].sort(
    (a, b) => Math.min(a.meant.length, 2) - Math.min(b.meant.length, 2),
  )
  for (const line of inOrder) {
    const open = line.meant.filter((name) => !taken.has(name))
    const required = open.filter((name) => names.get(name)?.required)
    const [name, another] = required.length === 1 ? required : open
    if (name === undefined || another !== undefined) continue
    taken.add(name)
    chosen.set(line, name)
  }
  return wrong.flatMap((line) => {
    const name = chosen.get(line)
    const value = translateValue(line.value, names.get(name ?? ''))
    return name === undefined ? [] : [{ ...line, name, value, isTranslated: value !== line.value }]
  })
}

/** The problems of words that belong to the site, such as yes and closed, whose translations are known. */
const WORD_CODES: readonly string[] = [
  'choice-unknown',
  'yes-or-no',
  'image-words-name',
  'language-unknown',
]

function translateValue(value: string, field: Field<unknown> | undefined): string {
  if (field === undefined || value === '' || field.list || /\s.*\s/.test(value)) return value
  const result = field.parse(value, { externalLinks: {}, images: {} })
  return 'problem' in result && WORD_CODES.includes(result.problem.code)
    ? (result.problem.replacement ?? value)
    : value
}

/** A phone makes I’d of id, which no other check can read as a name. */
const hasApostrophe = ({ typed }: { readonly typed: string }) => /['’]/.test(typed)

function getKind(changes: readonly NameChange[]): 'spelling' | 'spanish' | 'mixed' {
  const isSpelling = ({ typed, name }: NameChange) => simplifyName(typed) === simplifyName(name)
  if (changes.every(isSpelling)) return 'spelling'
  const isSpanish = (change: NameChange) =>
    !isSpelling(change) && findSpanishFields(change.typed).length > 0
  return changes.every(isSpanish) ? 'spanish' : 'mixed'
}
