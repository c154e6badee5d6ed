// Finds two fields that have each other's values, such as a day as the title and the title as the day.
import type { FrontMatter } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import { getFieldsByName, type Field, type Fields, type ParseContext } from '../../../schema/field'
import { findExchangedMeaning, type NamedValue } from './exchanged-meanings'

/** Matches values of a form that plain words do not have: a day, a picture, an address, a phone number, a state, a ZIP code. */
const SHAPE =
  /^(?:\d{4}-\d\d-\d\d|[\w-]+\.(?:svg|png|jpe?g|webp|avif)|(?:https:\/\/|mailto:|\/(?=\w))\S+|[^\s@]+@[^\s@]+\.\w+|\(\d{3}\) \d{3}-\d{4}|[A-Z]{2}|\d{5}(?:-\d{4})?)$/
const PATH = /^\/\w\S*$/
const SENTENCE_END = /[.!?]$/
const SUMMARIES = ['summary', 'description', 'lead']

/**
 * Reports the fields, and returns the values as they are meant. Values that only seem to be exchanged stay where they are.
 * @param lines the lines of the file
 * @param slug the name of the file
 */
export function exchangeValues(
  frontMatter: FrontMatter,
  fields: Fields,
  { lines, slug, collection }: { lines: readonly string[]; slug: string; collection: string },
  context: ParseContext,
  report: (problem: LocatedProblem) => void,
): FrontMatter {
  const definitions = getFieldsByName(fields)
  const values = [...frontMatter].flatMap(([name, value]): NamedValue[] => {
    const isSingle = definitions.get(name)?.list === false && 'text' in value
    const isTyped = isSingle && value.text !== '' && value.line === value.endLine
    return isTyped && !value.isReported ? [{ name, value }] : []
  })
  const pairs = findExchanged(values, definitions, context)
  const [pair] = pairs
  if (pair === undefined || pairs.length > 1) {
    const meant = findExchangedMeaning(values, slug, collection)
    if (meant) report({ ...describe(meant, lines), severity: 'warning' })
    return frontMatter
  }
  report(describe(pair, lines))
  const [first, second] = pair
  return new Map(frontMatter)
    .set(first.name, moveText(first, second, frontMatter))
    .set(second.name, moveText(second, first, frontMatter))
}

const moveText = ({ name, value }: NamedValue, other: NamedValue, frontMatter: FrontMatter) => ({
  ...value,
  nameLine: frontMatter.get(name)?.nameLine ?? value.line,
  text: other.value.text,
  typed: other.value.typed,
  isReported: true,
})

/** Returns the pairs of which one value is not valid in its field, and both are in each other's. */
function findExchanged(
  values: readonly NamedValue[],
  fields: ReadonlyMap<string, Field<unknown>>,
  context: ParseContext,
): (readonly [NamedValue, NamedValue])[] {
  const parse = ({ name }: NamedValue, { value }: NamedValue) =>
    fields.get(name)?.parse(value.text, context)
  const isValid = (field: NamedValue, value: NamedValue) => {
    const result = parse(field, value)
    return result !== undefined && 'value' in result
  }
  const wrong = values.filter((field) => {
    const result = parse(field, field)
    return result !== undefined && 'problem' in result && result.problem.replacement === undefined
  })
  return values.flatMap((other) => {
    const isMeant = ({ name, value }: NamedValue) =>
      isShaped(other.value.text, fields.get(name)) || isTitleAndSummary({ name, value }, other)
    const isFree = isPlain(fields.get(other.name)) || wrong.includes(other)
    const candidates = values.filter(
      (field) => wrong.includes(field) || isNameOfPage(field, other, fields),
    )
    return candidates.flatMap((field) => {
      if (field === other || !isFree || !isMeant(field)) return []
      if (!isValid(field, other) || !isValid(other, field)) return []
      // Two values that are both wrong are found from both sides.
      const isSecond = wrong.includes(other) && values.indexOf(other) < values.indexOf(field)
      return isSecond ? [] : [[field, other] as const]
    })
  })
}

/** Returns whether a field for an address has the name of a page, which is noted only later, and another field the address. */
const isNameOfPage = (
  field: NamedValue,
  other: NamedValue,
  fields: ReadonlyMap<string, Field<unknown>>,
): boolean =>
  PATH.test(other.value.text) &&
  fields.get(field.name)?.referenceType === 'link' &&
  /^[A-ZÀ-Þ]/u.test(field.value.text)

/** Returns whether any words are valid in a field. */
const isPlain = (field: Field<unknown> | undefined): boolean =>
  field?.referenceType === null && field.constraints.enum === undefined

const isShaped = (text: string, field: Field<unknown> | undefined): boolean =>
  SHAPE.test(text) || field?.constraints.enum?.includes(text) === true

/** Returns whether a title that is too long and a summary that is too short, or the other way round, have each other's words. */
function isTitleAndSummary(field: NamedValue, other: NamedValue): boolean {
  const [title, summary] = field.name === 'title' ? [field, other] : [other, field]
  if (title.name !== 'title' || !SUMMARIES.includes(summary.name)) return false
  const [long, short] = [title.value.text, summary.value.text]
  return SENTENCE_END.test(long) && !SENTENCE_END.test(short) && long.length > 2 * short.length
}

function describe(
  pair: readonly [NamedValue, NamedValue],
  lines: readonly string[],
): LocatedProblem {
  const [first, second] = [...pair].sort((a, b) => a.value.line - b.value.line) as [
    NamedValue,
    NamedValue,
  ]
  const { line, column } = first.value
  const endLine = second.value.line
  const between = lines.slice(line, endLine - 1)
  const written = [
    first.value.before + second.value.typed,
    ...between,
    second.value.before + first.value.typed,
  ]
  return {
    code: 'value-exchanged',
    field: first.name,
    line,
    column,
    message: `${first.name} and ${second.name} are in each other’s place.`,
    fix: `Write on one line: ${first.name}: ${second.value.typed} and on the other: ${second.name}: ${first.value.typed}`,
    suggestion:
      first.value.isUnbroken && second.value.isUnbroken
        ? { line, endLine, text: written.join('\n') }
        : null,
  }
}
