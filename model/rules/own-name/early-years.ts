// Finds a year since which someone is said to have been with us, although we had not begun: "our office since 1979".
import type { FileProblem } from '../../problems/problem'
import type { FoundYear } from './beginnings'

/** Matches words of what is only ours. */
const WITH_US =
  /(?<![A-Za-zÀ-ỿ])(?:our (?:office|front desk|clinic|center|staff|team|phones?|families|nurses?|volunteers?)|(?:worked|served|been|volunteered) with us|nuestr[ao]s? (?:oficina|clínica|centro|equipo|familias))(?![A-Za-zÀ-ỿ])/iu
/** Matches words of what may be older than we are. */
const OLDER =
  /church|chapel|building|house|street|road|walk|nurse since|married|iglesia|edificio|casa/i
/** In years: what is much older belongs to something else. */
const MAX_EARLIER = 40

/**
 * Returns whether someone is said to have been with us since a year in which we had not begun.
 * @param known the year in which we began
 */
export function isBeforeUs(
  { text, year, index }: FoundYear & { readonly text: string },
  known: string,
): boolean {
  const years = Number(known) - Number(year)
  const start = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('. ', index))
  const [sentence = ''] = /^[^.!?\n]*/.exec(text.slice(start + 1)) ?? []
  return years > 0 && years < MAX_EARLIER && WITH_US.test(sentence) && !OLDER.test(sentence)
}

/** @param place where it says when we began */
export const beforeUs = (year: string, place: string, known: string): FileProblem => ({
  code: 'year-of-beginning',
  severity: 'warning',
  message: `This says ${year}, but ${place} says that we began in ${known}, so nobody can have been with us before.`,
  fix: 'Find out the right year. If nobody knows it, leave it out.',
})
