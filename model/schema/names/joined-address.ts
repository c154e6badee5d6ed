// Joins the street and the city of an address that were written into two fields, where one field has the whole address.
import type { Value } from '../../front-matter/value'
import type { LocatedProblem, TextEdit } from '../../problems/problem'
import { listWords } from '../../text/list-words'
import type { Fields } from '../field'
import { simplifyName } from './field-synonyms'

type Typed = readonly [typed: string, value: Value]

/** The problem of all these fields, and the names that it explains. */
type JoinedAddress = { readonly problem: LocatedProblem; readonly names: readonly string[] }

/** The names for the parts of an address, in its order, as `simplifyName` writes them. */
const PARTS: readonly (readonly string[])[] = [
  ['street', 'streetaddres', 'calle', 'addres', 'location', 'direccion'],
  ['city', 'town', 'ciudad'],
  ['state', 'estado'],
  ['zip', 'zipcode', 'postalcode', 'codigopostal'],
]
const ADDRESS_FIELDS = ['address', 'location']

/**
 * Returns the problem of the parts of an address, or null if there are none.
 * @param lines the lines of the file
 */
export function joinAddress(
  fields: Fields,
  typed: readonly Typed[],
  lines: readonly string[],
): JoinedAddress | null {
  const field = ADDRESS_FIELDS.find((name) => name in fields)
  if (field === undefined || 'city' in fields) return null
  const parts = PARTS.flatMap((names) => {
    const part = typed.filter(([name]) => names.includes(simplifyName(name)))
    return part.length === 1 ? part : []
  })
  const [street, city] = parts
  if (street === undefined || city === undefined) return null
  const isComplete =
    PARTS[0]?.includes(simplifyName(street[0])) && PARTS[1]?.includes(simplifyName(city[0]))
  const texts = parts.map(([, value]) => ('text' in value ? value.text.trim() : ''))
  if (isComplete !== true || texts.includes('')) return null
  const whole = texts.reduce((text, part) => `${text}${/^\d{5}/.test(part) ? ' ' : ', '}${part}`)
  const names = parts.map(([name]) => name)
  const wrong = names.filter((name) => name !== field)
  const line = Math.min(...parts.map(([, value]) => value.nameLine))
  const first = parts.find(([, value]) => value.nameLine === line)
  return {
    names,
    problem: {
      ...{ code: 'field-unknown', field: first?.[0] ?? field, line, column: 1 },
      message: `There ${wrong.length === 1 ? 'is no field' : 'are no fields'} ${listWords(wrong.map((name) => `"${name}"`))} here: the field ${field} has the whole address.`,
      fix: `Write ${field}: ${whole} in place of these lines.`,
      suggestion: joinLines(parts, `${field}: ${whole}`, lines),
    },
  }
}

/** Returns the edit that writes the address on the first of the lines, and leaves out the others. */
function joinLines(
  parts: readonly Typed[],
  written: string,
  lines: readonly string[],
): TextEdit | null {
  const own = parts.map(([, value]) => value.nameLine)
  const isOnOneLine = parts.every(
    ([, value]) => 'text' in value && value.line === value.nameLine && value.endLine === value.line,
  )
  if (!isOnOneLine) return null
  const [first, last] = [Math.min(...own), Math.max(...own)]
  const between = lines.slice(first, last).filter((_, index) => !own.includes(first + 1 + index))
  return { line: first, endLine: last, text: [written, ...between].join('\n') }
}
