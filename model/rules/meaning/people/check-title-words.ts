// Notes a typo in the title of a person, such as "Office Manger": a keyboard makes real words, which no phone underlines.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { computeEditDistance } from '../../../problems/closest-match'

/** The words of usual titles. */
const WORDS =
  'accountant administrator administrative adoption advocate assistant associate bookkeeper chairman chairwoman chaplain children church client clinic clinical communications community coordinator counseling counselor deputy development director education emeritus events executive facilitator family fatherhood finance founder funder hospitality instructor intern liaison manager marketing medical ministry nurse office officer operations outreach parenting partner pastor patient president program receptionist registered relations resources secretary services specialist support supervisor technician therapist treasurer volunteer youth'.split(
    ' ',
  )
/** In shorter words, a letter more or less is often another word. */
const MIN_LETTERS = 6
/** Matches the end of a title in Spanish, such as "Presidenta" and "Coordinador". */
const SPANISH = /(?:[ao]|dor|ente)$/
const LONG_WORDS = WORDS.filter((word) => word.length >= MIN_LETTERS)

export function checkTitleWords({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  const value = frontMatter.get('title')
  if (!['staff member', 'board member'].includes(collection) || !value || !('text' in value))
    return []
  return [...value.text.matchAll(/[A-Za-zÀ-ỿ]+/gu)].flatMap(({ 0: typed }): LocatedProblem[] => {
    const meant = findMeantWord(typed)
    if (meant === null) return []
    const written = value.text.replace(typed, meant)
    return [
      {
        code: 'title-typo',
        severity: 'warning',
        message: `"${typed}" in this title is almost "${meant}".`,
        fix: `If you mean ${meant}, write title: ${written}`,
        suggestion: replaceValue(value, value.typed.replace(typed, meant)),
        field: 'title',
        line: value.line,
        column: value.column,
      },
    ]
  })
}

/** Returns the usual word that is one edit away, or null. Its first letter is right. */
function findMeantWord(typed: string): string | null {
  const small = typed.toLowerCase()
  const forms = [small, small.replace(/s$/, ''), `${small}s`]
  if (
    small.length < MIN_LETTERS - 1 ||
    SPANISH.test(small) ||
    forms.some((form) => WORDS.includes(form))
  )
    return null
  const [meant, another] = LONG_WORDS.filter(
    (word) => word[0] === small[0] && computeEditDistance(small, word) === 1,
  )
  if (meant === undefined || another !== undefined) return null
  return /^[A-ZÀ-Þ]/u.test(typed) ? meant.slice(0, 1).toUpperCase() + meant.slice(1) : meant
}
