// Finds the fields of other programs and of translations in a file that can have neither, each as one problem.
import type { Value } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import { NOT_TRANSLATED } from '../../../rules/translations/translation-problems'
import { toFieldName, type Fields } from '../../field'
import { translationFields } from '../../translation-fields'
import { findMeantFields } from '../field-synonyms'
import { isOfAnyProgram, isOfOtherProgram } from './other-programs'

type Typed = readonly [typed: string, value: Value]

const TRANSLATION_NAMES = Object.keys(translationFields).map(toFieldName)
/** Names of fields for words that describe a text. */
const KEYWORDS = /^(?:tags?|categor(?:y|ies)|keywords?|taxonom(?:y|ies))$/i

/** @param unknown the names for which the collection has no field */
export function poolForeignNames(
  fields: Fields,
  unknown: readonly Typed[],
): { pooled: LocatedProblem[]; others: Typed[] } {
  const translations = unknown.filter(([typed]) => TRANSLATION_NAMES.includes(typed))
  const isMeant = (typed: string) => findMeantFields(fields, typed).length > 0
  const foreign = unknown.filter(([typed]) => isOfAnyProgram(typed) && !isMeant(typed))
  const pool = foreign.some(([typed]) => isOfOtherProgram(typed)) ? foreign : []
  const names = pool.map(([typed]) => typed)
  const pooled = [
    ...locate(translations, NOT_TRANSLATED),
    ...locate(pool, foreignFields(names, 'alsoKnownAs' in fields && names.some(isKeyword))),
  ]
  return {
    pooled,
    others: unknown.filter((typed) => !translations.includes(typed) && !pool.includes(typed)),
  }
}

const isKeyword = (name: string) => KEYWORDS.test(name)

function locate(
  [first]: readonly Typed[],
  details: Pick<LocatedProblem, 'code' | 'message' | 'fix'>,
): LocatedProblem[] {
  if (first === undefined) return []
  const [field, { nameLine: line }] = first
  return [{ ...details, field, line, column: 1, suggestion: null }]
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
