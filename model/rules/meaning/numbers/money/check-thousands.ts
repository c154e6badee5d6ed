// Reports thousands with a point, as most people in South America and Europe write them: here, 5.200 is a little more than five.
import { listWords } from '../../../../text/list-words'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'

/** Matches a number with groups of three digits after points, but no part of a phone number, an address or a law. */
const NUMBER =
  /(?<![\d.,:/§$#-]|\b[Vv]\.?\s?)[1-9]\d{0,2}(?:\.\d{3})+(?![\d.,:/-]*\d|[A-Za-zÀ-ỿ])/gu
/** Matches what can follow a count: a plus, or the name of things that are counted; a measure may have three decimals. */
const COUNTED =
  /^\+|^\*{0,2}\+?\*{0,2} (?:de |of )?(?!(?:inch|pulgada|pound|libra|ounce|onza|mile|milla|meter|metre|metro|kilo|gram|liter|litre|litro|gallon|gal[oó]n|acre|hect|percent|por|degree|grado|second|segundo|feet|pies|yard|yarda|mil|time|vece)\w*)[a-zß-ỿ]{2,}(?:s|people|children|women|men|gente)\b/u
/** A file with more of them names only some lines. */
const MAX_NAMED_LINES = 4

export function checkThousands(text: SplitText): LocatedProblem[] {
  const found = findInFile(text, findNumbers, /\d\.\d{3}/)
  const counted = found.filter(({ isCounted }) => isCounted)
  if (counted.length === 0) return []
  // A number that counts something in one place means the same in the others.
  const words = new Set(counted.map(({ words: number }) => number))
  const all = found.filter((number) => words.has(number.words))
  const [first] = all
  if (first === undefined) return []
  const { field, line, column } = first
  const lines = [...new Set(all.map((number) => number.line))].slice(1, MAX_NAMED_LINES)
  const written = first.words.replaceAll('.', ',')
  const [same] = findInFile(text, (typed) => findWritten(typed, written), COMMA)
  if (same !== undefined) {
    const suggestion = all.length === 1 ? replaceFound(text, first, written) : null
    const problem = { ...pointInNumber(first.words, lines), suggestion }
    const fix = `Write ${written}${nameLines(lines)}, as on line ${same.line}.`
    return [{ ...problem, fix, ...(field === null ? {} : { field }), line, column }]
  }
  return [
    { ...pointInNumber(first.words, lines), ...(field === null ? {} : { field }), line, column },
  ]
}

function findNumbers(text: string) {
  return [...text.matchAll(NUMBER)].map(({ 0: words, index }) => ({
    words,
    index,
    isCounted: COUNTED.test(text.slice(index + words.length)) || /\..*\./.test(words),
  }))
}

/** Matches, in little time, all texts that can have thousands with a comma. */
const COMMA = /\d,\d{3}/

const findWritten = (text: string, written: string) =>
  [...text.matchAll(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d.,]*\d)/g)]
    .filter(([number]) => number === written)
    .map(({ 0: words, index }) => ({ words, index }))

/** Names the lines with the same number besides the first: " here and on line 12", or nothing. */
const nameLines = (lines: readonly number[]): string =>
  lines.length === 0
    ? ''
    : ` here and on line${lines.length > 1 ? 's' : ''} ${listWords(lines.map(String), lines.length)}`

function pointInNumber(typed: string, lines: readonly number[]): FileProblem {
  const written = typed.replaceAll('.', ',')
  const isLarge = /\..*\./.test(typed)
  const [whole = '', part = ''] = typed.split('.')
  return {
    code: 'number-point',
    severity: 'warning',
    message: isLarge
      ? `In the United States, people write thousands with commas, not with points as in ${typed}.`
      : `In the United States, people write thousands with a comma. They read ${typed} as ${Number(part) === 0 ? 'only' : 'a little more than'} ${whole}.`,
    fix: isLarge
      ? `Write ${written}${nameLines(lines)}.`
      : `If it is a number of thousands, write ${written}${nameLines(lines)}.`,
  }
}
