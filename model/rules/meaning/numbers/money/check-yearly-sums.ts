// Notes the sum of a year that is not what its months or weeks come to: "$25 a month comes to $250 in a year".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'

/** How many of them a year has. */
const TIMES: Readonly<Record<string, number>> = { month: 12, mes: 12, week: 52, semana: 52 }
const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d\d)?)(?!\d)`
const PART = String.raw`${AMOUNT} (?:a|per|each|every|al|por|cada|a la) (month|week|mes|semana)\b`
const YEAR =
  '(?:a|per|each|every|in an?|in one|over an?|over one|over the|for an?|for the|by the end of the|al|por|en un|en el|durante un|cada|a lo largo del|a lo largo de un) (?:whole |full |entire )?(?:year|año)|yearly|annually|anuales|(?:in|over|for) (?:12|twelve) months|(?:en|por|durante) (?:12|doce) meses'
const ABOUT = '(?: (about|almost|nearly|around|roughly|over|unos|casi|más de))?'
/** Verbs that say nothing but a sum. */
const ADDS =
  '(?:comes? to|comes? out to|adds? up to|amounts? to|equals?|totals?|works? out to|suman?|equivalen? a|llegan? a)'
const IS = `(?:${ADDS}|makes?|is|are|means|becomes?|gives?|provides?|son|es|hacen?|dan?)`
/** Words that say of what time or of how many the sum is. */
const OTHER_TIME =
  /(?<!\b(?:12|twelve|doce) )\b(?:months|weeks|meses|semanas)\b|\b(?:years|años|half|medio|summer|verano|school|escolar|two|three|four|five|both|dos|tres|cuatro|cinco|child|family|person|hij[oa]|familia|persona)\b/iu
const YEARLY = new RegExp(
  String.raw`${PART}([^.!?$]{0,40})\b${IS}${ABOUT} ${AMOUNT},? (?:${YEAR})(?![A-Za-zÀ-ỿ])`,
  'giu',
)
/** Matches a sum for which the sentence may have named the year before: "Over a year, $25 a month comes to $300." */
const SUM = new RegExp(
  String.raw`${PART}([^.!?$]{0,40})\b${ADDS}${ABOUT} ${AMOUNT}(?=[.!?;:)]|, (?!(?:in|over|for|each|every|per|an?|en|al|por|cada) )|$)`,
  'giu',
)
const NAMES_YEAR = new RegExp(String.raw`(?<![A-Za-zÀ-ỿ])(?:${YEAR})(?![A-Za-zÀ-ỿ])`, 'iu')
const START_OF_SENTENCE = /[^.!?]*$/
/** A rounded sum may be this much off. */
const TOLERANCE = 0.05

export const checkYearlySums = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findWrongSums, /\$/, { withMoney: true }).map(
    ({ words, right, field, line, column }) => ({
      code: 'amount-differs',
      severity: 'warning',
      message: `The amounts of a year come to $${right}, but this says $${words}.`,
      fix: `Write $${right} in place of $${words}. If $${words} is right, correct the smaller amount.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    }),
  )

const findWrongSums = (text: string) => {
  const ofNamedYear = [...text.matchAll(SUM)].filter(({ 3: between = '', index }) => {
    const [before = ''] = START_OF_SENTENCE.exec(text.slice(0, index)) ?? []
    return NAMES_YEAR.test(before + between) && !OTHER_TIME.test(before)
  })
  return [...text.matchAll(YEARLY), ...ofNamedYear].flatMap(
    ({ 1: part = '', 2: unit = '', 3: between = '', 4: about, 5: sum = '', index }) => {
      const right = read(part) * (TIMES[unit.toLowerCase()] ?? 0)
      const isRounded = about !== undefined || TIMES[unit.toLowerCase()] === TIMES['week']
      if (OTHER_TIME.test(between) || isNear(read(sum), right, isRounded)) return []
      return [{ words: sum, right: right.toLocaleString('en-US'), index }]
    },
  )
}

/** Returns whether a sum is right. The sum of months has to be exact, unless it is a rounder number. */
function isNear(sum: number, right: number, isRounded: boolean): boolean {
  const isRounder = countDigits(sum) < countDigits(right)
  return sum === right || ((isRounded || isRounder) && Math.abs(sum - right) <= right * TOLERANCE)
}

/** Counts the digits before the zeros at the end. */
const countDigits = (amount: number): number => String(amount).replace(/0+$/, '').length

const read = (amount: string): number => Number(amount.replaceAll(',', ''))
