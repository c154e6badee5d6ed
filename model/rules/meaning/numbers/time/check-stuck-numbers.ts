// Notes ages and times that cannot be, because two numbers are stuck together: "ages 218", "612 months at the least".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile, isShownField } from '../../../find-in-file'

const NOT_BEFORE = String.raw`(?<![A-Za-zÀ-ỿ\d$#.,:/-])`
const NOT_AFTER = String.raw`(?![A-Za-zÀ-ỿ\d%–-]|[.,:/]\d)`
const CHILDREN =
  '(?:children|kids|teens|teenagers|boys|girls|toddlers|students|niñ[oa]s|jóvenes|adolescentes|muchach[oa]s)'
/** In each of them, the one group is the number. */
const AGES: readonly RegExp[] = [
  `${NOT_BEFORE}(?:ages?|aged|edad(?:es)?(?: de)?) (\\d{3,4})${NOT_AFTER}`,
  `${NOT_BEFORE}${CHILDREN} (?:of |from |who are |de )?(\\d{3,4}) (?:years old|years of age|años)${NOT_AFTER}`,
].map((source) => new RegExp(source, 'giu'))
/** The most hours that a day, a week or a month can have, and more months than anyone commits to. */
const TIMES: readonly (readonly [pattern: RegExp, most: number])[] = (
  [
    ['(\\d{2,4}) (?:hours|horas) (?:an? |per |each |every |al |por |cada )(?:day|día)', 24],
    ['(\\d{2,4}) (?:hours|horas) (?:an? |per |each |every |a la |por |cada )(?:week|semana)', 168],
    ['(\\d{3,4}) (?:hours|horas) (?:an? |per |each |every |al |por |cada )(?:month|mes)', 744],
    [
      '(?:at least|al menos|por lo menos|commit(?:ment)? (?:to|of)|compromiso de) (\\d{3,4}) (?:months|meses)',
      100,
    ],
    ['(\\d{3,4}) (?:months|meses) (?:at the least|or more|o más)', 100],
  ] as const
).map(([source, most]) => [new RegExp(`${NOT_BEFORE}${source}${NOT_AFTER}`, 'giu'), most])
const MAX_AGE = 120
const MAY_BE_STUCK =
  /(?:ages?|aged|edad(?:es)?(?: de)?) \d{3}|\d{2} (?:hour|hora|month|mes|year|año)/i

type Stuck = {
  readonly words: string
  readonly index: number
  readonly typed: string
  readonly isAge: boolean
}

export const checkStuckNumbers = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findStuck, MAY_BE_STUCK)
    .filter(({ field }) => isShownField(field))
    .flatMap(({ field, line, column, ...found }) => {
      const problem = describe(found)
      return problem ? [{ ...problem, line, column, ...(field === null ? {} : { field }) }] : []
    })

const findStuck = (text: string): Stuck[] => [
  ...AGES.flatMap((pattern) => findAbove(text, pattern, MAX_AGE, true)),
  ...TIMES.flatMap(([pattern, most]) => findAbove(text, pattern, most, false)),
]

const findAbove = (text: string, pattern: RegExp, most: number, isAge: boolean): Stuck[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, 1: typed = '', index }) =>
    Number(typed) > most ? [{ words, index, typed, isAge }] : [],
  )

/** Splits digits into two numbers, of which the second one is not the smaller one if possible; null if neither fits. */
function splitNumber(typed: string): readonly [string, string] | null {
  const pairs = [Math.floor(typed.length / 2), Math.ceil(typed.length / 2)]
    .map((at) => [typed.slice(0, at), typed.slice(at)] as const)
    .filter(([, second]) => !second.startsWith('0'))
  return pairs.find(([first, second]) => Number(first) < Number(second)) ?? pairs[0] ?? null
}

function describe({ words, typed, isAge }: Stuck): FileProblem | null {
  const pair = splitNumber(typed)
  if (pair === null) return null
  const [first, second] = pair
  const write = (meant: string) => `"${words.replace(typed, meant)}"`
  const to = /[ñóé]|\b(?:de|edad|edades)\b/i.test(words) ? 'a' : 'to'
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `"${words}" cannot be right: two numbers, ${first} and ${second}, seem to be stuck together.`,
    fix: isAge
      ? `If both ages are meant, write ${write(`${first} ${to} ${second}`)}. If not, write only the one that is right.`
      : `If ${second} is the new number, write ${write(second)}. If ${first} is right, write ${write(first)}.`,
  }
}
