// Finds the fields that a Spanish name can mean.
import { simplifyText } from '../../../text/simplify-text'
import { SPANISH_NAMES } from './spanish-names'

/** Returns a name in small letters, without accents and without anything but letters and digits. */
const simplify = (name: string): string => simplifyText(name).replace(/[^a-z0-9]/g, '')

/** Words that say nothing of a field; a translation has them or leaves them out. */
const SMALL_WORDS = new Set('de del la el las los un una al'.split(' '))

/** Returns the words of a name without the small ones, in a fixed order: `Texto de la imagen` and `imagen_texto` are one name. */
const listWords = (name: string): string =>
  simplifyText(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => !SMALL_WORDS.has(word))
    .sort()
    .join(' ')
    .trim()

const FIELDS_BY_NAME = new Map<string, string[]>()
const FIELDS_BY_WORDS = new Map<string, string[]>()
const FIRST_NAMES = new Map<string, string>()
for (const [field, list] of Object.entries(SPANISH_NAMES)) {
  const names = list.split(', ').map(simplify)
  for (const name of names) addField(FIELDS_BY_NAME, name, field)
  for (const words of new Set(list.split(', ').map(listWords)))
    if (words.includes(' ')) addField(FIELDS_BY_WORDS, words, field)
  FIRST_NAMES.set(field, names[0] ?? '')
}

function addField(fields: Map<string, string[]>, name: string, field: string): void {
  fields.set(name, [...(fields.get(name) ?? []), field])
}

/** Returns the fields that a Spanish name can mean, in any collection. */
export function findSpanishFields(typed: string): readonly string[] {
  const name = simplify(typed)
  return (
    FIELDS_BY_NAME.get(name) ??
    FIELDS_BY_NAME.get(name.replace(/s$/, '')) ??
    FIELDS_BY_WORDS.get(listWords(typed)) ??
    []
  )
}

/** Returns whether a Spanish name is the usual one of a field. */
export const isFirstSpanishName = (typed: string, field: string): boolean =>
  FIRST_NAMES.get(field) === simplify(typed)
