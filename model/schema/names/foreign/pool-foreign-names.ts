// Finds the fields of other programs and of translations in a file that can have neither, each as one problem.
import type { Value } from '../../../front-matter/value'
import type { LocatedProblem, TextEdit } from '../../../problems/problem'
import { NOT_TRANSLATED } from '../../../rules/translations/translation-problems'
import { toFieldName, type Fields } from '../../field'
import { translationFields } from '../../translation-fields'
import { findMeantFields } from '../field-synonyms'
import { isOfAnyProgram, isOfOtherProgram } from './other-programs'

/** Matches the names of fields for a video, which only pages have. */
const VIDEO = /^(?:video|youtube|vimeo)(?:[_-]|$)/i

type Typed = readonly [typed: string, value: Value]

const TRANSLATION_NAMES = Object.keys(translationFields).map(toFieldName)
/** Names of fields for words that describe a text. */
const KEYWORDS = /^(?:tags?|categor(?:y|ies)|keywords?|taxonom(?:y|ies))$/i

/**
 * @param unknown the names for which the collection has no field
 * @param lines the lines of the file
 */
export function poolForeignNames(
  fields: Fields,
  unknown: readonly Typed[],
  lines: readonly string[],
): { pooled: LocatedProblem[]; others: Typed[] } {
  const translations = unknown.filter(([typed]) => TRANSLATION_NAMES.includes(typed))
  const videos = 'videoUrl' in fields ? [] : unknown.filter(([typed]) => VIDEO.test(typed))
  const isMeant = (typed: string) => findMeantFields(fields, typed).length > 0
  const foreign = unknown.filter(
    ([typed]) => isOfAnyProgram(typed) && !VIDEO.test(typed) && !isMeant(typed),
  )
  const pool = foreign.some(([typed]) => isOfOtherProgram(typed)) ? foreign : []
  const names = pool.map(([typed]) => typed)
  const pooled = [
    ...locate(translations, NOT_TRANSLATED, null),
    ...(videos.length > 0 ? locate(videos, videoElsewhere(videos), null) : []),
    ...locate(
      pool,
      foreignFields(names, 'alsoKnownAs' in fields && names.some(isKeyword)),
      deleteFields(pool, lines),
    ),
  ]
  return {
    pooled,
    others: unknown.filter((typed) => ![translations, videos, pool].flat().includes(typed)),
  }
}

/** The problem of a video in a file that shows none. */
function videoElsewhere(videos: readonly Typed[]) {
  const names = videos.map(([typed]) => `"${typed}"`)
  const [, first] = videos.find(([, value]) => 'text' in value && isAddress(value.text)) ?? []
  const address = first && 'text' in first ? first.text : 'the address of the video'
  const field = names.length > 1 ? 'fields' : 'field'
  return {
    code: 'field-unknown' as const,
    message: `There ${names.length > 1 ? 'are' : 'is'} no ${field} ${names.join(' and ')} here: only a page in content/pages shows a video.`,
    fix: `Write a link into a text, [What the video shows](${address}), and delete ${names.length > 1 ? 'these lines' : 'the line'}.`,
  }
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text)

const isKeyword = (name: string) => KEYWORDS.test(name)

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

/** Deletes the lines of these fields; those between them stay, and the line above the first one is written again. */
function deleteFields(typed: readonly Typed[], lines: readonly string[]): TextEdit | null {
  const own = new Set(typed.flatMap(([, value]) => listLines(value)))
  const first = Math.min(...own)
  const endLine = Math.max(...own)
  const rest = lines.slice(first - 2, endLine).filter((_, index) => !own.has(first - 1 + index))
  const isWithinFields = first > 1 && !rest.slice(1).includes(FENCE)
  return isWithinFields ? { line: first - 1, endLine, text: rest.join('\n') } : null
}

/** Returns the numbers of the lines of a field and its value. */
function listLines(value: Value): number[] {
  const last = 'items' in value ? value.items.at(-1) : value
  const end = Math.max(value.nameLine, last?.endLine ?? 0)
  return Array.from({ length: end - value.nameLine + 1 }, (_, index) => value.nameLine + index)
}

function foreignFields(names: readonly string[], hasKeywords: boolean) {
  const isOne = names.length === 1
  const advice = isOne ? 'Delete the line.' : 'Delete these lines.'
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '')
  return {
    code: 'field-unknown' as const,
    message: `This site has no use for ${list.join(' and ')}: ${isOne ? 'it comes' : 'they come'} from another website program.`,
    fix: hasKeywords
      ? `${advice} Words that people may search for go into a list below also_known_as:`
      : advice,
  }
}
