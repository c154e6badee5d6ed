// Moves words that people may search for, such as those of `keywords:`, into the list below also_known_as.
import type { FrontMatter, Value } from '../../../front-matter/value'
import { toYaml } from '../../../front-matter/yaml-form'
import type { Fields } from '../../field'
import { splitList } from '../../split-list'
import { findMeantFields } from '../field-synonyms'

/** Matches the names under which other programs, and people, list such words. */
const NAME =
  /^(?:seo[ _-]?)?(?:tags?|key[ _-]?words?|alias(?:es)?|synonyms?|search[ _-]?(?:terms?|words?|tags?)|etiquetas?)$/i
const FIELD = 'also_known_as'
const MAX_WORD_LENGTH = 60

/** Words for the list, and where they go: into the list that a file has, or into a new one. */
export type SearchWords = {
  /** The words that the file does not have already. */
  readonly words: readonly string[]
  /** Their lines, as they are to be written. */
  readonly lines: readonly string[]
  /** The line below which they go, or null if they are written in place of the first field. */
  readonly below: number | null
}

/** Returns whether a field is a list of words for the search that no rename makes right. */
export function isSearchField(
  fields: Fields,
  frontMatter: FrontMatter,
  typed: string,
  value: Value,
): boolean {
  if (!('alsoKnownAs' in fields) || readWords(value).some((word) => /^(?:\/|https?:)/.test(word)))
    return false
  const [meant, another] = findMeantFields(fields, typed)
  if (meant === undefined) return NAME.test(typed)
  // Other programs list former addresses as aliases, but none of those has a space.
  if (meant === 'redirect_from') return readWords(value).some((word) => word.includes(' '))
  return meant === FIELD && another === undefined && (frontMatter.has(FIELD) || !('items' in value))
}

/** Returns the words of these fields, or null if it is not certain which words they are or where they go. */
export function collectSearchWords(
  values: readonly Value[],
  frontMatter: FrontMatter,
): SearchWords | null {
  const list = frontMatter.get(FIELD)
  const last = list && 'items' in list ? list.items.at(-1) : undefined
  if (list && last?.isUnbroken !== true) return null
  const items = list && 'items' in list ? list.items.map(({ text }) => text) : []
  const names = ['title', 'name'].flatMap((name) => {
    const value = frontMatter.get(name)
    return value && 'text' in value ? value.text : []
  })
  const known = new Set([...items, ...names].map((word) => word.toLowerCase()))
  const words = values.flatMap(readWords).filter((word) => {
    const isNew = !known.has(word.toLowerCase())
    known.add(word.toLowerCase())
    return isNew
  })
  if (words.some((word) => word.length > MAX_WORD_LENGTH || /[#\n"[\]]/.test(word))) return null
  const lines = words.map((word) => (last?.before ?? '  - ') + toYaml(word))
  const isNewList = last === undefined && lines.length > 0
  return {
    words,
    lines: isNewList ? [`${FIELD}:`, ...lines] : lines,
    below: last?.endLine ?? null,
  }
}

/** Returns the items of a list, or the words between the commas of a line. */
function readWords(value: Value): string[] {
  if ('items' in value) return value.items.map(({ text }) => text)
  const content = value.text.replace(/^\[(.*)\]$/, '$1')
  const words = splitList(`[${content}]`) ?? content.split(/[,;]/)
  return words.flatMap((word) => word.trim().replace(MARKS, '$2') || [])
}

/** Matches a word with what is before it at the end of a sentence's list, and its quotation marks. */
const MARKS = /^(?:(?:and|or|y|e|o|u) )?(["']?)(.*)\1$/
