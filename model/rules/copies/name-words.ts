// Compares the names of two entries with each other and with the words of a value.
import type { AnyEntry } from '../../define-collection'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { removeSourceMarks } from '../../source/source-mark'

/** Words that are in every other text. */
const COMMON = new Set(
  'about from have here into like more some someone that their them then there they this those what when where with will your'.split(
    ' ',
  ),
)

/** Counts the words of an entry's name that are in a value. */
export const countWords = (entry: AnyEntry, value: string): number =>
  listNameWords(entry).filter((word) => value.toLowerCase().includes(word)).length

/** Counts the words of an entry's name of which a word in a value has the beginning: "each month" fits Monthly Partner. */
export function countBeginnings(entry: AnyEntry, value: string): number {
  const beginnings = new Set(value.toLowerCase().match(/(?<![A-Za-zÀ-ỿ])[A-Za-zÀ-ỿ]{5}/gu))
  return listNameWords(entry).filter((word) => beginnings.has(word.slice(0, 5))).length
}

/** Counts the longer words of a value that an entry's other texts have. */
export function countSharedWords(entry: AnyEntry, value: string): number {
  const { summary, description, lead } = entry as Readonly<Record<string, unknown>>
  const others = [summary, description, lead]
    .flatMap((typed) => (typeof typed === 'string' ? [removeSourceMarks(typed)] : []))
    .filter((typed) => typed !== value)
  const words = new Set(getWords(others.join(' ')))
  return new Set(getWords(value).filter((word) => words.has(word))).size
}

export const listNameWords = (entry: AnyEntry): string[] =>
  [
    ...new Set(`${getName(entry)} ${entry.slug}`.toLowerCase().match(/[A-Za-zÀ-ỿ]{4,}/gu) ?? []),
  ].filter((word) => !COMMON.has(word))

/** Returns whether two entries have a name in common, as a class in spring and the same one in fall. */
export function areRelated(first: ParsedEntry, second: ParsedEntry): boolean {
  const [name, other] = [getName(first.entry), getName(second.entry)]
  const kind = listKindWords(first)
  const words = new Set<string>(getWords(name))
  return name === other || getWords(other).some((word) => words.has(word) && !kind.includes(word))
}

/** Returns words that say nothing about one entry: the titles of all volunteer roles may end with "Volunteer". */
export const listKindWords = ({ collection }: ParsedEntry): string[] =>
  getWords(`${collection.name} volunteers voluntario voluntaria voluntarios`)

const getWords = (name: string): string[] => name.toLowerCase().match(/[A-Za-zÀ-ỿ]{5,}/gu) ?? []

export function getName({ title, name }: AnyEntry): string {
  const typed = name ?? title
  return typeof typed === 'string' ? removeSourceMarks(typed) : ''
}
