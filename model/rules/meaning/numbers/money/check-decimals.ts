// Notes a comma before the parts of a measure in English, such as "2,5 hours", as people write it in Latin America and Europe.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../../languages'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'

const UNIT =
  '(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|inch(?:es)?|feet|foot|yards?|miles?|kilometers?|meters?|centimeters?|acres?|ounces?|oz|pounds?|lbs?|tons?|kilos?|kilograms?|grams?|gallons?|quarts?|liters?|cups?|teaspoons?|tablespoons?|degrees?|times|percent|million|billion|dollars|bucks)'
/** Matches words before a number that is no measure: it is that of a room, a verse or a day. */
const NUMBERED =
  /\b(?:rooms?|suites?|units?|apartments?|apts?|buildings?|doors?|gates?|lots?|floors?|levels?|exits?|highway|route|bus(?:es)?|lines?|pages?|chapters?|verses?|psalms?|lessons?|sessions?|parts?|steps?|groups?|teams?|tables?|grades?|ages?|aged|numbers?|nos?|phases?|items?|questions?|between|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)\.? #?$/i
/** Matches a whole number and its parts before a unit. Of two digits, only some are surely parts; others may be a second number of a list. */
const MEASURE = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d.,:;/#$+–-])(\\d{1,3}),(\\d|0\\d|25|50|75)(?:(?:-| ?)${UNIT}\\b| ?%)`,
  'giu',
)
/** Matches, in little time, all texts that can have such a measure. */
const MAY_HAVE_MEASURE = /\d,\d\d?[- %a-z]/i

export function checkDecimals(text: SplitText, slug: string): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || text.frontMatter.has('lang')) return []
  return findInFile(text, findMeasures, MAY_HAVE_MEASURE, { withMoney: true }).map((found) => {
    const { words, written, list, field, line, column } = found
    return {
      code: 'number-point',
      severity: 'warning',
      message: `"${words}" has a comma where English writes a period.`,
      fix: `Write ${written}${list === null ? '' : `, or "${list}" if you mean two numbers.`}`,
      suggestion: list === null ? replaceFound(text, found, written) : null,
      ...(field === null ? {} : { field }),
      line,
      column,
    }
  })
}

const findMeasures = (text: string) =>
  [...text.matchAll(MEASURE)]
    .filter(({ index }) => !NUMBERED.test(text.slice(0, index)))
    .map(({ 0: words, 1: whole = '', 2: parts = '', index }) => ({
      words,
      index,
      written: words.replace(',', '.'),
      list: isNext(whole, parts) ? words.replace(',', ' or ') : null,
    }))

/** Returns whether people may mean two numbers that follow each other: 2 or 3 days. */
const isNext = (whole: string, parts: string): boolean => Number(parts) === Number(whole) + 1
