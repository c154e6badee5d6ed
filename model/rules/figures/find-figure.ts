// Finds figures in a file: large numbers, amounts that were raised, what a gift pays for, percentages and 24/7. They stop being true without anyone noticing.
import type { SplitText } from '../../front-matter/split-front-matter'
import { findInFile } from '../find-in-file'
import { findCountedPeople, MAY_COUNT_PEOPLE } from './counted-people'
import { findStatedCounts, MAY_STATE_COUNT } from './counted-sentences'

/** Matches a number with commas, a percentage, or 24/7, but not years, phone numbers or ZIP codes. */
const FIGURE =
  /(?<![\d.,/])(?:[1-9]\d{0,2}(?:,\d{3})+(?!,?\d)|\d+(?:[.,]\d+)*(?:\s?%|\spercent\b)(?:\s(?:accurate|effective|reliable|safe|confidential|free|segur[oa]s?|efectiv[oa]s?)\b)?|24\s?\/\s?7(?![\d/])|las 24 horas|24 horas (?:del d[ií]a|al d[ií]a))/gi

/** Matches an amount that was raised or counted: a claim, unlike a price. */
const AMOUNT_RAISED =
  /\b(?:raised|collected|gathered|counted|donated|earned|gave|(?:brought|took) (?:in|back|home)|(?:sum|total) (?:was|is|of)|(?:came|come|comes) to|add(?:s|ed)? up to|in total|recaud(?:ó|amos|aron)|reun(?:ió|imos|ieron)|sum(?:ó|aron)|donaron|trajeron|junt(?:ó|amos|aron))\b[^.!?\n$]{0,40}(\$\s?[1-9]\d{0,2}(?:,\d{3})+)/giu

const SUM =
  '\\$\\s?[1-9]\\d*(?:,\\d{3})*(?: (?:(?:a|per|each|every) (?:day|week|month|year)|monthly|al (?:día|mes|año)|cada (?:semana|mes|año)|mensuales))?'
const YOU = '(?:,? (?:and |y )?(?:you|your gift|we|usted|su regalo|su donación))?'
const PAYS_FOR =
  '(?:keeps?|feeds?|provides?|covers?|buys?|pays? for|supplies|supply|clothes?|sponsors?|gives?|cubr(?:en?|ir)|pag(?:an?|ar)|compr(?:an?|ar)|alimentan?|alimentar|visten?|dan?|mantienen?|mantener)'
const FEW =
  '(?: (?:to|a|for|an|one|two|three|four|five|\\d+|una?|dos|tres|cuatro|cinco|the|el|la|full|free|whole|entera?|cost of)){1,4}'
const HELPED =
  '(?:famil(?:y|ies|ias?)|mothers?|moms?|newborns?|bab(?:y|ies)|child(?:ren)?|wom[ae]n|ultrasounds?|pregnancy tests?|mam[áa]s?|madres?|beb[ée]s?|niñ[oa]s?|mujer(?:es)?|ultrasonidos?|pruebas?)'
const SUPPLIES =
  '(?:(?: and| y|,)? (?:diapers?|wipes|formula|clothes|clothing|pañales|toallitas|fórmula|ropa)){1,3}(?: (?:for|para))?'
/** Matches a gift, whose sum is no price. */
const GIVING =
  '(?<=(?<![A-Za-zÀ-ỿ])(?:give|giving|gift of|just|only|for|with|each month,?|done|da|dar|regalo de|donación de|solo|con|por)(?: just| only| solo)? )'

/** Matches what a gift of some dollars pays for: "$25 a month keeps one family in diapers", "Give $25 each month, and you cover diapers for one baby". */
const GIFT_PAYS_FOR = new RegExp(
  [
    `${SUM}${YOU}(?:,? (?:can|will|puede|podrá))? ${PAYS_FOR}(?:${SUPPLIES})?${FEW} ${HELPED}(?![A-Za-zÀ-ỿ])`,
    `${GIVING}${SUM}${YOU}(?: (?:can|will|puede|podrá))? ${PAYS_FOR}(?: (?:a|one|two|una?|dos) (?:day|week|month|year|día|semana|mes|año)s? (?:of|de))?${SUPPLIES}(?![A-Za-zÀ-ỿ])`,
  ].join('|'),
  'giu',
)

/** A file with many figures names only some of them. */
const MAX_FOUND = 5

/** Returns the figures of a file, such as `5,000`, looking at its fields first. */
export function findFigures(text: SplitText) {
  const named = [
    ...findSureFigures(text),
    ...findInFile(text, findCountedPeople, MAY_COUNT_PEOPLE).slice(0, MAX_FOUND),
  ]
  const stated = findInFile(text, findStatedCounts, MAY_STATE_COUNT, { withMoney: true })
  const others = stated.filter(
    ({ field, index, end }) =>
      !named.some(
        (figure) => figure.field === field && figure.index >= index && figure.index < end,
      ),
  )
  return [...named, ...others.slice(0, MAX_FOUND)].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  )
}

/** Returns the figures that are claims in any sentence. */
export const findSureFigures = (text: SplitText) => [
  ...findInFile(text, findInText, /\d/),
  ...findInFile(text, findAmounts, /\$/, { withMoney: true }),
]

const findAmounts = (text: string): { words: string; index: number }[] =>
  [...text.matchAll(AMOUNT_RAISED), ...text.matchAll(GIFT_PAYS_FOR)].map(
    ({ 0: typed, 1: words = typed, index }) => ({
      words,
      index: index + typed.length - words.length,
    }),
  )

function findInText(text: string): { words: string; index: number }[] {
  const found: { words: string; index: number }[] = []
  for (const { 0: typed, index } of text.matchAll(FIGURE)) {
    found.push({ words: typed.replace(/\s+/g, ' '), index })
    if (found.length === MAX_FOUND) break
  }
  return found
}
