// Says what to do with a file that has the name or title of another one.
import { collections } from '../../collections'
import type { FileProblem } from '../../problems/problem'
import { toFieldName } from '../../schema/field'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'
import { listWords } from '../../text/list-words'
import { adviseOnTypedOver, isTypedOver } from './typed-over-person'

type NameField = 'name' | 'title'

/**
 * Describes a file that is there once too often, or one of two with the same name: only a warning.
 * @param field the field with the name
 * @param other the file that stays
 */
export const duplicateName = (
  parsed: ParsedEntry,
  name: string,
  field: NameField,
  other: ParsedEntry,
): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${name} is listed twice: here and in ${other.entry.file}.`,
  fix: `${adviseOnSame(parsed, field, other)} If this is another ${getNoun(parsed)} with the same name, there is nothing to do.`,
})

/** Describes a file whose own name says a little more or less than the name in it, and so may be about the same or not. */
export const similarName = (
  parsed: ParsedEntry,
  name: string,
  field: NameField,
  other: ParsedEntry,
): FileProblem => ({
  ...duplicateName(parsed, name, field, other),
  fix: `${adviseOnSame(parsed, field, other)} If it is another ${getNoun(parsed)}, change the ${field} here.`,
})

/**
 * Describes a file that began as a copy. Suggests no edit, because the name of a file has neither periods nor accents.
 * @param ownName the name that the name of the file says
 */
export const copiedName = (
  parsed: ParsedEntry,
  name: string,
  field: NameField,
  other: ParsedEntry,
  ownName: string,
): FileProblem => ({
  code: 'listed-twice',
  severity: 'warning',
  message: `${name} is listed twice: here and in ${other.entry.file}. The name of this file says ${ownName}.`,
  fix: isTypedOver(parsed, other)
    ? adviseOnTypedOver(parsed, other, { name, ownName })
    : `If ${ownName} is meant, write ${field}: ${ownName}. ${adviseOnSame(parsed, field, other)}`,
})

/** Describes a file whose own name says that it is a copy of the other one. */
export function copyOfFile(
  parsed: ParsedEntry,
  name: string,
  field: NameField,
  other: ParsedEntry,
): FileProblem {
  const { lines, changed, hasMore } = findOwnContent(parsed, field, other)
  const isSame = lines.length === 0 && changed.length === 0 && !hasMore
  return {
    code: 'listed-twice',
    severity: 'warning',
    message: isSame
      ? `This is a copy of ${other.entry.file}, so ${name} is listed twice.`
      : `By its name, this file is a copy of ${other.entry.file}, and ${name} is listed twice.`,
    fix: isSame
      ? 'Delete this file.'
      : `${adviseOnSame(parsed, field, other)} If it is another ${getNoun(parsed)} of that name, there is nothing to do.`,
  }
}

const PEOPLE: readonly unknown[] = [collections.team, collections.board]

function getNoun({ collection }: ParsedEntry): string {
  if (PEOPLE.includes(collection)) return 'person'
  return collection.name === 'event resource' ? 'poster or leaflet' : collection.name
}

/** Says which file to delete, and what to save from it. */
function adviseOnSame(parsed: ParsedEntry, field: NameField, other: ParsedEntry): string {
  const { lines, changed, hasMore } = findOwnContent(parsed, field, other)
  const { file } = other.entry
  const saved = [
    ...(lines.length === 0
      ? []
      : [`add the ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(' and ')} to ${file}`]),
    ...(changed.length === 0
      ? []
      : [
          changed.length === 1
            ? `copy the line ${changed[0]} to ${file} in place of the old one`
            : `copy the lines ${listWords(changed)} to ${file} in place of the old ones`,
        ]),
    ...(hasMore
      ? [
          `add what ${lines.length + changed.length > 0 ? 'else ' : ''}only this file says to ${file}`,
        ]
      : []),
  ].map((advice) => `${advice}, `)
  return `If it is the same ${getNoun(parsed)}, ${saved.join('')}${saved.length === 0 ? '' : 'and '}delete this file.`
}

/** Fields that say nothing about the person or thing itself. */
const PLACES = ['order', 'event', 'sample', 'draft']

/** Advice with more lines would be too long. */
const MAX_LINES = 2

/** More values than these may make it another entry. */
const MAX_CHANGED = 3

/**
 * Finds what only the first of two files says: up to two lines for fields that the other lacks, the names of a few fields with
 * another value, and whether there is more.
 */
function findOwnContent(parsed: ParsedEntry, field: NameField, other: ParsedEntry) {
  const known = Object.keys(other.collection.fields).map(toFieldName)
  const [typed, otherTyped] = [parsed, other].map(({ getSource }) => getSource().frontMatter)
  const lines: string[] = []
  const changed: string[] = []
  const blocks = JSON.stringify(parsed.entry.body.blocks)
  let hasMore = blocks !== '[]' && blocks !== JSON.stringify(other.entry.body.blocks)
  for (const [name, value] of typed ?? []) {
    if (PLACES.includes(name) || !known.includes(name)) continue
    const otherValue = otherTyped?.get(name)
    const isLine = 'text' in value && value.line === value.endLine
    if (otherValue === undefined && isLine && lines.length < MAX_LINES)
      lines.push(`${name}: ${removeSourceMarks(value.typed)}`)
    else if (otherValue === undefined) hasMore = true
    else if ('items' in value || 'items' in otherValue) hasMore ||= 'text' in otherValue
    else if (name === field) {
      // Only a longer name, such as one with a title, may be the better one.
      if (value.text !== otherValue.text && value.text.includes(otherValue.text))
        changed.push(`${name}: ${removeSourceMarks(value.typed)}`)
    } else if (otherValue.text !== value.text) changed.push(`${name}:`)
  }
  return changed.length > MAX_CHANGED
    ? { lines, changed: [], hasMore: true }
    : { lines, changed, hasMore }
}
