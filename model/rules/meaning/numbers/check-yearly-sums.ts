// Notes the sum of a year that is not what its months or weeks come to: "$25 a month comes to $250 in a year".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'

/** How many of them a year has. */
const TIMES: Readonly<Record<string, number>> = { month: 12, mes: 12, week: 52, semana: 52 }
const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d\d)?)`
const SUM =
  '(?:comes? to|adds? up to|amounts? to|makes?|equals?|totals?|is|are|means|becomes?|son|suma|equivale a|es)'
const YEARLY = new RegExp(
  String.raw`${AMOUNT} (?:a|per|each|every|al|por|cada|a la) (month|week|mes|semana)\b[^.!?$]{0,30}\b${SUM}(?: (?:about|almost|nearly|unos|casi))? ${AMOUNT} (?:a|per|each|every|in an?|over an?|over the|for the|by the end of the|al|por|en un) (?:whole |full )?(?:year|año)`,
  'giu',
)
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

const findWrongSums = (text: string) =>
  [...text.matchAll(YEARLY)].flatMap(({ 1: part = '', 2: unit = '', 3: sum = '', index }) => {
    const right = read(part) * (TIMES[unit.toLowerCase()] ?? 0)
    const isNear = Math.abs(read(sum) - right) <= right * TOLERANCE
    return isNear ? [] : [{ words: sum, right: right.toLocaleString('en-US'), index }]
  })

const read = (amount: string): number => Number(amount.replaceAll(',', ''))
