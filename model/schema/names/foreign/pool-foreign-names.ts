// Finds the fields of other programs and of translations in a file that can have neither, each as one problem.
import type { FrontMatter, Value } from '../../../front-matter/value'
import type { LocatedProblem, TextEdit } from '../../../problems/problem'
import { NOT_TRANSLATED } from '../../../rules/translations/translation-problems'
import { toFieldName, type Fields } from '../../field'
import { translationFields } from '../../translation-fields'
import { findMeantFields } from '../field-synonyms'
import { describePool, videoElsewhere, type Typed } from './foreign-name-problems'
import { isOfAnyProgram, isOfOtherProgram } from './other-programs'
import { collectSearchWords, isSearchField, type SearchWords } from './search-words'

/** Matches the names of fields for a video, which only pages have. */
const VIDEO = /^(?:video|youtube|vimeo)(?:[_-]|$)/i

const NO_WORDS: SearchWords = { words: [], lines: [], below: null }

const TRANSLATION_NAMES = Object.keys(translationFields).map(toFieldName)

/**
 * @param unknown the names for which the collection has no field
 * @param lines the lines of the file
 */
export function poolForeignNames(
  fields: Fields,
  frontMatter: FrontMatter,
  unknown: readonly Typed[],
  lines: readonly string[],
): { pooled: LocatedProblem[]; others: Typed[] } {
  const translations = unknown.filter(([typed]) => TRANSLATION_NAMES.includes(typed))
  const videos = 'videoUrl' in fields ? [] : unknown.filter(([typed]) => VIDEO.test(typed))
  const isMeant = (typed: string) => findMeantFields(fields, typed).length > 0
  const search = unknown.filter((typed) => isSearchField(fields, frontMatter, ...typed))
  const foreign = unknown.filter(
    (typed) =>
      search.includes(typed) ||
      (isOfAnyProgram(typed[0]) && !VIDEO.test(typed[0]) && !isMeant(typed[0])),
  )
  const isPooled = search.length > 0 || foreign.some(([typed]) => isOfOtherProgram(typed))
  const pool = isPooled ? foreign : []
  const words =
    search.length === 0
      ? NO_WORDS
      : collectSearchWords(
          search.map(([, value]) => value),
          frontMatter,
        )
  const pooled = [
    ...locate(translations, NOT_TRANSLATED, null),
    ...(videos.length > 0 ? locate(videos, videoElsewhere(videos), null) : []),
    ...locate(pool, describePool(pool, search, words), words && deleteFields(pool, lines, words)),
  ]
  return {
    pooled,
    others: unknown.filter((typed) => ![translations, videos, pool].flat().includes(typed)),
  }
}

function locate(
  [first]: readonly Typed[],
  details: Pick<LocatedProblem, 'code' | 'message' | 'fix'>,
  suggestion: TextEdit | null,
): LocatedProblem[] {
  if (first === undefined) return []
  const [field, { nameLine: line }] = first
  return [{ ...details, field, line, column: 1, suggestion }]
}

const FENCE = '---'

/** Deletes the lines of these fields and writes the words; the lines between stay, and the line above the first one is written again. */
function deleteFields(
  typed: readonly Typed[],
  lines: readonly string[],
  words: SearchWords,
): TextEdit | null {
  const own = new Set(typed.flatMap(([, value]) => listLines(value)))
  const place = words.below ?? Math.min(...own)
  const first = Math.min(place, ...own)
  const endLine = Math.max(place, ...own)
  const rest = lines.slice(first - 2, endLine).flatMap((text, index) => {
    const line = first - 1 + index
    return [...(own.has(line) ? [] : [text]), ...(line === place ? words.lines : [])]
  })
  const isWithinFields = first > 1 && !rest.slice(1).includes(FENCE)
  return isWithinFields ? { line: first - 1, endLine, text: rest.join('\n') } : null
}

/** Returns the numbers of the lines of a field and its value. */
function listLines(value: Value): number[] {
  const last = 'items' in value ? value.items.at(-1) : value
  const end = Math.max(value.nameLine, last?.endLine ?? 0)
  return Array.from({ length: end - value.nameLine + 1 }, (_, index) => value.nameLine + index)
}
