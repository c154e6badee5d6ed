// Notes noon that was written as 12:00 AM: the words beside it speak of noon or of a meal.
import { replaceHalf } from '../../../dates/clock-time'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

const MIDNIGHT = /\b12(?::[0-5]\d)? ?a\. ?m\b\.?|\b12(?::[0-5]\d)? ?am\b/gi
const MAY_BE_MIDNIGHT = /12(?::\d\d)? ?[aA]/
const AT_NOON = /\b(?:noon|midday|lunch\w*|mediod[ií]a|almuerzo|comida)\b/i
const AT_NIGHT = /midnight|night|medianoche|noche/i

export function checkNoon(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(text, findNoons, MAY_BE_MIDNIGHT)
  if (!first) return []
  const { words, field, line, column } = first
  return [{ ...midnight(words), line, column, ...(field === null ? {} : { field }) }]
}

const findNoons = (text: string) =>
  [...text.matchAll(MIDNIGHT)].flatMap(({ 0: words, index }) => {
    const start = text.lastIndexOf('\n', index) + 1
    const end = text.indexOf('\n', index)
    const line = text.slice(start, end === -1 ? undefined : end)
    return AT_NOON.test(line) && !AT_NIGHT.test(line) ? [{ words, index }] : []
  })

const midnight = (typed: string): FileProblem => ({
  code: 'time-shape',
  severity: 'warning',
  message: `${typed} is ${/:(?!00)/.test(typed) ? 'after midnight' : 'midnight'}, but the words beside it speak of noon or of a meal.`,
  fix: `If you mean noon, write ${replaceHalf(typed, 'P')}`,
})
