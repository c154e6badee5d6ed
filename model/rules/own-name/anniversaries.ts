// Finds how old a text says that our work is: "In 2027 this ministry turns 45". The year of our beginning may deny it.
import { getPositionAt, type FileProblem, type LocatedProblem } from '../../problems/problem'
import { readNumber, writeLike } from '../../text/counting-words'

const OURS =
  '(?:we|this (?:ministry|work|organization)|our (?:ministry|work|organization|center)|nuestr[ao] (?:ministerio|obra|trabajo|organización)|este ministerio|esta obra|nosotros)'
const IN_YEAR = '(?:in|en) (?:the year |el año )?(?<year>(?:19|20)\\d\\d)(?!\\d)'
const AGE = '(?<age>\\d{1,3})(?:st|nd|rd|th|\\.?[ºª°])?(?![\\d%])'
const YEARS = '(?: (?:years?|anniversary|birthday|años|aniversario|cumpleaños)(?![A-Za-zÀ-ỿ]))'
const TURNS =
  '(?:(?:will |also )*(?:turns?|celebrates?|marks?|reach(?:es)?|completes?|be)|cumpl(?:e|imos|irá|iremos)|celebr(?:a|amos|ará|aremos))(?: (?:our|its|the|nuestro|su|el|los))*'
/** Matches a year and an age in one sentence about us, with the year first or last. */
const IN_A_YEAR = [
  `(?<![A-Za-zÀ-ỿ])${IN_YEAR},? ${OURS} ${TURNS} ${AGE}(?:${YEARS}(?! (?:of|de) (?:the|our|a|el|la|una?)(?![A-Za-zÀ-ỿ]))|(?=[.,;!?]))`,
  `(?<![A-Za-zÀ-ỿ])${OURS} ${TURNS} ${AGE}${YEARS}? ${IN_YEAR}`,
  `(?<![A-Za-zÀ-ỿ])(?:our|nuestro) ${AGE}${YEARS},? (?:is|comes|falls|es|será) ${IN_YEAR}`,
]
/** What we have done from the beginning on. */
const SERVED =
  '(?:served|helped|cared|walked|worked|been|loved|welcomed|supported|gone on|servido|ayudado|cuidado|acompañado|trabajado|estado|apoyado|recibido)'
const COUNT =
  '(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
const ROUNDED =
  '(?:(?<almost>almost|nearly|casi|close to|cerca de) |(?:over|more than|about|más de) )*'
/** Matches for how long we have done that. */
const UNTIL_TODAY = `(?<![A-Za-zÀ-ỿ])(?:${OURS} (?:have|has|ha)|hemos) ${SERVED}(?: [A-Za-zÀ-ỿ’']+){0,8}? (?:for|durante|por) ${ROUNDED}${COUNT} (?<unit>years|decades|años|décadas)(?![A-Za-zÀ-ỿ])`
/** Matches the same after the year of our beginning: "founded in 1983 … for more than five decades". */
const FROM_BEGINNING = `(?<![A-Za-zÀ-ỿ])(?:founded|began|begun|started|fundad[oa]|empez[óo]|comenzó) (?:in|en) (?<year>(?:19|20)\\d\\d)(?!\\d)[^.!?\\n]{0,120}? (?:for|durante|por) ${ROUNDED}${COUNT} (?<unit>years|decades|años|décadas)(?![A-Za-zÀ-ỿ])`
/** Matches the same after "since" and the year. */
const SINCE_BEGINNING = `(?<![A-Za-zÀ-ỿ])(?:since|desde) (?<year>(?:19|20)\\d\\d)(?!\\d)[^.!?\\n]{0,30}? (?:for|durante|por) ${ROUNDED}${COUNT} (?<unit>years|decades|años|décadas)(?![A-Za-zÀ-ỿ])`
const YEARS_IN_DECADE = 10
const IS_DECADE = /^d/i
/** "For 44 years" may count the one that has begun, and "almost five decades" a few more. */
const MAX_ROUNDING = 4

type Known = { readonly year: number; readonly place: string }

/**
 * Finds an age of ours that does not fit the year of our beginning.
 * @param known the year in which we began, and where that is said
 * @param thisYear the year at the clinic
 */
export function findWrongAges(text: string, known: Known, thisYear: number): LocatedProblem[] {
  const inYears = IN_A_YEAR.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].flatMap(({ index, groups = {} }) => {
      const [year, age] = [Number(groups['year']), Number(groups['age'])]
      if (year - known.year === age || year <= known.year) return []
      return [{ ...wrongAge(year, age, known), ...getPositionAt(text, index) }]
    }),
  )
  const untilToday = [UNTIL_TODAY, FROM_BEGINNING, SINCE_BEGINNING]
    .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'giu'))])
    .flatMap(({ 0: words, index, groups = {} }) => {
      const { count = '', unit = '', almost, year = String(known.year) } = groups
      if (Number(year) !== known.year) return []
      const years = readNumber(count) * (IS_DECADE.test(unit) ? YEARS_IN_DECADE : 1)
      const age = thisYear - known.year
      const isOver = almost !== undefined && years % YEARS_IN_DECADE === 0 && years < age
      if (years <= age + MAX_ROUNDING && !isOver) return []
      const position = getPositionAt(text, index + words.lastIndexOf(isOver ? almost : count))
      const problem = isOver
        ? alreadyOver(`${almost} ${count} ${unit}`, age, known)
        : tooLong(count, unit, age, known)
      return [{ ...problem, ...position }]
    })
  return [...inYears, ...omitRepeated(untilToday)]
}

/** A sentence can be found by its beginning and by what we have done since. */
const omitRepeated = (problems: readonly LocatedProblem[]): LocatedProblem[] =>
  problems.filter(
    ({ line, column }, index) =>
      problems.findIndex((other) => other.line === line && other.column === column) === index,
  )

const DECADES = new RegExp(`(?<![A-Za-zÀ-ỿ])${COUNT} (?<unit>decades|décadas)(?![A-Za-zÀ-ỿ])`, 'iu')

/**
 * Returns what else to write in a sentence whose decades were counted from a wrong year, or an empty text.
 * @param wrong the age by that year
 * @param right our age
 */
export function adviseOnCount(sentence: string, wrong: number, right: number): string {
  const match = DECADES.exec(sentence)
  const { count = '', unit = '' } = match?.groups ?? {}
  const decades = Math.floor(right / YEARS_IN_DECADE)
  const isOfWrong = readNumber(count) === Math.floor(wrong / YEARS_IN_DECADE)
  return !isOfWrong || readNumber(count) === decades || decades < 2
    ? ''
    : `, and "${writeLike(count, decades)} ${unit}" in place of "${count} ${unit}"`
}

const wrongAge = (year: number, age: number, known: Known): FileProblem => ({
  code: 'year-of-beginning',
  severity: 'warning',
  message: `This says that we turn ${age} in ${year}, but ${known.place} says that we began in ${known.year}.`,
  fix: `If ${year} is right, write ${year - known.year} in place of ${age}. If ${age} is right, write ${known.year + age} in place of ${year}.`,
})

/** @param words such as "nearly four decades", although they are over */
function alreadyOver(words: string, age: number, known: Known): FileProblem {
  const over = /^[cC]/.test(words) && !/^close/i.test(words) ? 'más de' : 'over'
  const right = words.replace(/^(?:close to|cerca de|[A-Za-z]+)/i, over)
  return {
    code: 'year-of-beginning',
    severity: 'warning',
    message: `This says "${words}", but ${known.place} says that we began in ${known.year}: that is ${age} years.`,
    fix: `If this is about us, write "${right}" in place of "${words}".`,
  }
}

function tooLong(count: string, unit: string, age: number, known: Known): FileProblem {
  const decades = Math.floor(age / YEARS_IN_DECADE)
  const right =
    IS_DECADE.test(unit) && decades > 1
      ? `${writeLike(count, decades)} ${unit}`
      : `${age} ${IS_DECADE.test(unit) ? 'years' : unit}`
  return {
    code: 'year-of-beginning',
    severity: 'warning',
    message: `This says "${count} ${unit}", but ${known.place} says that we began in ${known.year}: that is ${age} years.`,
    fix: `If this is about us, write "${right}" in place of "${count} ${unit}".`,
  }
}
