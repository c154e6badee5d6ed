// Finds the fields that people may mean by the name that they typed.
import { getFieldsByName, toFieldName, type Field, type Fields } from '../field'
import { findSpanishFields, isFirstSpanishName } from './foreign/spanish-fields'

/** Returns what two spellings of a name have in common: `Sign-up Links`, `signUpLink` and `sign_up_link` are one name. */
export const simplifyName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '')

const hasSynonym = ([, { alsoCalled }]: [string, Field<unknown>], wanted: string): boolean =>
  alsoCalled.some((name) => simplifyName(name) === wanted)

/**
 * Returns the names of the fields that a typed name means, as they are typed: none if it means none of them. A name with a typo
 * means none, because the typo of a synonym could be anything.
 */
export function findMeantFields(fields: Fields, typed: string): string[] {
  const wanted = simplifyName(typed)
  if (wanted === '') return []
  const entries = Object.entries(fields)
  const named = entries.find(([name]) => simplifyName(name) === wanted)
  if (named) return [toFieldName(named[0])]
  const meant = entries.filter((entry) => hasSynonym(entry, wanted))
  return meant.length > 0
    ? meant.map(([name]) => toFieldName(name))
    : findInSpanish([...getFieldsByName(fields).keys()], typed)
}

/** Returns the fields that a Spanish name means: the one of which it is the usual name, or else all of them. */
function findInSpanish(fieldNames: readonly string[], typed: string): string[] {
  const found = findSpanishFields(typed).filter((name) => fieldNames.includes(name))
  const usual = found.filter((name) => isFirstSpanishName(typed, name))
  return usual.length > 0 ? usual : found
}

/** Returns the only field that a name means, or null. */
export function findMeantField(fields: Fields, typed: string): string | null {
  const [name, another] = findMeantFields(fields, typed)
  return another === undefined ? (name ?? null) : null
}
