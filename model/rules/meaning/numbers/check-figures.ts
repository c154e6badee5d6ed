// Notes a large number in the description that the box of figures contradicts, because only one of the two was changed.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { checkQuotedFigures, hasNumber } from './quoted-figures'

/** Matches a row of the box, such as `- **5,000+** families served`: the number, and the two words that say what it counts. */
const ROW = /^\s*[-*] \*\*(\d{1,3}(?:,\d{3})+)\+?\*\*\+? ([A-Za-zÀ-ỿ]+ [A-Za-zÀ-ỿ]+)(.*)/u
const FIGURE = /(?<![\d,.$])(\d{1,3}(?:,\d{3})+)\+? ([A-Za-zÀ-ỿ]+ [A-Za-zÀ-ỿ]+)([^.:;]*)/gu
/** Words that say which time or place a number is for. */
const SCOPE =
  /\b(?:since|so far|total|ever|last|this|day|week|month|desde|total|este|esta|pasad[oa]|d[ií]a|semana|mes)\b|\d{4}|\b(?:in|en) [A-Za-zÀ-ỿ]+/giu
const FIELDS = ['description', 'summary', 'lead']

/** A number takes the place of another one only if it is about as large. */
const MAX_RATIO = 2

type Figure = { readonly typed: string; readonly counted: string; readonly scope: string }

const findScope = (words: string): string => (words.match(SCOPE) ?? []).join(' ').toLowerCase()

/** Two numbers are compared only if the same two words follow them, such as "families served". */
export function checkFigures(split: SplitText): LocatedProblem[] {
  const { frontMatter, body, bodyLine } = split
  if (!body.includes(':::figures')) return []
  const lines = body.split('\n')
  const rows = lines.flatMap((text, index) => {
    const [, typed, counted = '', rest = ''] = ROW.exec(text) ?? []
    const scope = findScope(rest)
    return typed === undefined ? [] : [{ typed, counted, scope, line: bodyLine + index }]
  })
  for (const field of FIELDS) {
    const value = frontMatter.get(field)
    if (!value || !('text' in value)) continue
    for (const { 1: typed = '', 2: counted = '', 3: rest = '' } of value.text.matchAll(FIGURE)) {
      const figure = { typed, counted, scope: findScope(rest) }
      const same = rows.filter((row) => row.counted.toLowerCase() === counted.toLowerCase())
      const [row, another] = same
      // With two rows of the same words, nobody knows which one is meant.
      if (!row || another || !isMeant(figure, row)) continue
      const findLines = (number: string) =>
        lines.flatMap((text, index) => (hasNumber(text, number) ? [bodyLine + index] : []))
      const problem = otherFigure(figure, row, findLines)
      return [{ ...problem, field, line: value.line, column: value.column }]
    }
  }
  return checkQuotedFigures(split, rows, areClose)
}

const readNumber = (typed: string): number => Number(typed.replaceAll(',', ''))

/** Returns whether two numbers may be one that was changed in one place only. */
function isMeant(first: Figure, second: Figure): boolean {
  const isOther = readNumber(first.typed) !== readNumber(second.typed)
  return isOther && areClose(first.typed, second.typed) && first.scope === second.scope
}

/** Returns whether two numbers are about as large. */
function areClose(first: string, second: string): boolean {
  const [one, other] = [readNumber(first), readNumber(second)]
  return Math.max(one, other) <= Math.min(one, other) * MAX_RATIO
}

const otherFigure = (
  { typed, counted }: Figure,
  row: Figure & { readonly line: number },
  findLines: (number: string) => number[],
): FileProblem => ({
  code: 'amount-differs',
  severity: 'warning',
  message: `This line says "${typed} ${counted}", and line ${row.line} says "${row.typed} ${counted}".`,
  fix: `If ${row.typed} is right, write it ${['here', ...findLines(typed).map(nameLine)].join(' and ')}. If ${typed} is right, write it ${findLines(row.typed).map(nameLine).join(' and ')}.`,
})

const nameLine = (line: number): string => `on line ${line}`
