// Notes a measure and the same one in another unit that do not fit: "10 miles (10 km)", or a 5k of five miles.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { NUMBERS, readNumber } from '../../../text/counting-words'
import { findInFile } from '../../find-in-file'
import { convert, findUnit, isNear, UNIT, type Unit } from './measures'

const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?|one|una?|${NUMBERS.replace('|\\d{1,2}', '')}`
/** Matches the beginning of a larger or a negative number. */
const PART = '(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|and|y|minus|menos)'
const ABOUT =
  '(?:(?:about|around|almost|nearly|roughly|some|or|just over|a little over|a little under|unos|unas|casi|aproximadamente) |[≈~=] ?)?'
const measure = (name: string) =>
  `(?<![A-Za-zÀ-ỿ\\d.,$/–-]|\\b${PART} )(?<${name}>${NUMBER})[ -]?(?<${name}Unit>${UNIT})(?![A-Za-zÀ-ỿ\\d])`
const PAIR = new RegExp(
  `${measure('first')}\\.? (?:\\(${ABOUT}${measure('second')}\\.?\\)|(?<or>or|o|=) ${measure('third')})`,
  'giu',
)
const ROUTE =
  '(?:[Rr]oute|[Ll]oop|[Rr]un|[Ww]alk|[Cc]ourse|[Dd]istance|[Pp]ath|[Rr]ace|[Tt]rail|[Rr]uta|[Rr]ecorrido|[Cc]arrera|[Cc]aminata)'
/** Matches the length of a race in kilometers, and the length that the same line says it has. */
const RACE = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d.,$-])(?<race>\\d{1,2}) ?[Kk]\\b(?:[*_]*:[*_]*|[*_]*,| ${ROUTE}|[*_]* is|[*_]* es)?(?:[^.!?\\n]{0,60}?\\b${ROUTE}s? (?:of|de|is|es) |[*_]*:?[*_]* |\\W*\\()${ABOUT}(?<first>${NUMBER})[ -]?(?<firstUnit>miles?|millas?|km|kilometers?|kil[oó]metros?)(?![A-Za-zÀ-ỿ\\d])`,
  'gu',
)
const LAPS =
  /\b(?:laps?|loops|twice|times|two|three|four|vueltas?|veces|dos|tres|each|cada|half)\b/i
const MAY_MEASURE =
  /(?:mil|km|kil|lb|pound|libra|ounce|oz\b|onza|gram|feet|foot|ft\b|pies?\b|meter|metro|inch|pulgada|cm\b|gallon|gal[oó]n|liter|litro|°|\d ?k\b)/i

export function checkConversions(text: SplitText): LocatedProblem[] {
  return findInFile(
    text,
    (searched) => [...findPairs(searched), ...findRaces(searched)],
    MAY_MEASURE,
  )
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index)
    .map(({ first, second, right, field, line, column }) => ({
      code: 'amount-differs',
      severity: 'warning',
      message: `"${first}" and "${second}" are not the same: ${first} is about ${right}.`,
      fix: `Write ${right} in place of ${second} if ${first} is right. If not, correct both.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }))
}

const findPairs = (text: string) =>
  [...text.matchAll(PAIR)].flatMap(({ 0: words, index, groups = {} }) => {
    const isOr = groups['or'] !== undefined
    const [first, unit] = [groups['first'] ?? '', findUnit(groups['firstUnit'] ?? '')]
    const second = (isOr ? groups['third'] : groups['second']) ?? ''
    const secondUnit = (isOr ? groups['thirdUnit'] : groups['secondUnit']) ?? ''
    // A walk may have a route of 1 mile or one of 5 kilometers.
    if (isOr && groups['or'] !== '=' && (unit === 'mile' || unit === 'kilometer')) return []
    const right = compare(read(first), unit, read(second), findUnit(secondUnit))
    const typed = `${first} ${groups['firstUnit'] ?? ''}`
    return right === null
      ? []
      : [
          {
            words,
            index,
            first: typed,
            second: `${second} ${secondUnit}`,
            right: `${right} ${secondUnit}`,
          },
        ]
  })

const findRaces = (text: string) =>
  [...text.matchAll(RACE)].flatMap(({ 0: words, index, groups = {} }) => {
    const { race = '', first = '', firstUnit = '' } = groups
    const right = LAPS.test(words.replace(first, ''))
      ? null
      : compareRace(Number(race), read(first), firstUnit)
    return right === null
      ? []
      : [
          {
            words,
            index,
            first: `${race}k`,
            second: `${first} ${firstUnit}`,
            right: `${right} ${firstUnit}`,
          },
        ]
  })

const compareRace = (race: number, value: number, unit: string): string | null =>
  findUnit(unit) === 'kilometer'
    ? race === Math.round(value)
      ? null
      : String(race)
    : compare(race, 'kilometer', value, 'mile')

/** Returns the right number in the second unit if both are not the same; or null. */
function compare(value: number, unit: Unit | null, other: number, otherUnit: Unit | null) {
  const right = unit && otherUnit && convert(value, unit, otherUnit)
  return right === null || isNear(right, other, otherUnit) ? null : format(right)
}

const format = (number: number): string =>
  String(number < 20 ? Math.round(number * 10) / 10 : Math.round(number))

const read = (typed: string): number =>
  /\d/.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : /^(?:one|una?)$/i.test(typed)
      ? 1
      : readNumber(typed)
