// Notes a table whose last row says another sum than the rows above it add up to.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

const TOTAL =
  /^(?:(?:the |our )?(?:grand |full |overall )?(?:total|sum)s?|(?:all |al)?together|in (?:total|all)|(?:en |gran )?total(?:es)?|(?:la )?suma|todo junto|en conjunto)(?: (?:given|raised|amount|gifts?|recaudado|dado))?:?$/i
const SUBTOTAL = /\b(?:sub-?)?totals?\b|\bsums?\b|\btogether\b|\bsuma\b/i
/** Matches columns whose numbers are not added up. */
const NOT_ADDED =
  /%|\b(?:percent|rate|average|mean|age|per|each|price|year|score|ratio|rank|since|change|goal|promedio|precio|edad|año|cada|por)\b/i
/** Matches texts in which some rows are left out, or numbers are not exact. */
const NOT_WHOLE = /\b(?:rounded|rounding|not (?:all|everything|shown)|among others|redonde\w*)\b/i
/** Matches texts in which people may be counted twice. */
const COUNTED_TWICE =
  /\b(?:more than once|twice|both|several|overlap\w*|ambos|dos veces|más de una vez)\b/i
const AMOUNT = /^(\$?)\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?$/
const EMPTY = /^[-–—]?$/
const MIN_ROWS = 2

type Row = { readonly cells: readonly string[]; readonly starts: readonly number[] }

export function checkTableSums({ body, bodyLine }: SplitText): LocatedProblem[] {
  if (!/^\s*\|/m.test(body) || NOT_WHOLE.test(body)) return []
  const lines = body.split('\n')
  return lines.flatMap((typed, index) => {
    if (!isSeparator(typed) || index === 0) return []
    const after = lines.slice(index + 1)
    const end = after.findIndex((line) => !line.includes('|'))
    const rows = (end === -1 ? after : after.slice(0, end)).map(splitCells)
    const found = findWrongSum(splitCells(lines[index - 1] ?? ''), rows)
    if (found === null) return []
    const { label, sum, written, start } = found
    if (!sum.startsWith('$') && COUNTED_TWICE.test(body)) return []
    return [
      {
        code: 'amount-differs',
        severity: 'warning',
        message: `The rows above "${label}" add up to ${sum}, but this row says ${written}.`,
        fix: `See whether a row is missing or a number is wrong. If the rows above are right, write ${sum}`,
        line: bodyLine + index + rows.length,
        column: start + 1,
      },
    ]
  })
}

const isSeparator = (line: string): boolean =>
  /^[\s|:-]+$/.test(line) && line.includes('-') && line.includes('|')

function splitCells(line: string): Row {
  const matches = [...line.matchAll(/[^|]+/g)].filter(
    ({ 0: cell, index }) => cell.trim() !== '' || (index > 0 && line.includes('|', index)),
  )
  return {
    cells: matches.map(([cell]) => cell.replaceAll(/[*_]/g, '').trim()),
    starts: matches.map(({ 0: cell, index }) => index + (/^[\s*_]*/.exec(cell)?.[0].length ?? 0)),
  }
}

/** Returns the first column of the last row that is not the sum of the rows above it, or null. */
function findWrongSum(head: Row, rows: readonly Row[]) {
  const last = rows.at(-1)
  const others = rows.slice(0, -1)
  const [label = ''] = last?.cells ?? []
  if (!last || others.length < MIN_ROWS || !TOTAL.test(label)) return null
  if (others.some(({ cells }) => SUBTOTAL.test(cells[0] ?? ''))) return null
  for (const [column, written] of last.cells.entries()) {
    if (column === 0 || NOT_ADDED.test(head.cells[column] ?? '')) continue
    const sum = addUp(
      others.map(({ cells }) => cells[column] ?? ''),
      written,
    )
    if (sum !== null) return { label, sum, written, start: last.starts[column] ?? 0 }
  }
  return null
}

/** Returns the sum as the other one is written, or null if they are the same or cannot be compared. */
function addUp(cells: readonly string[], written: string): string | null {
  const filled = cells.filter((cell) => !EMPTY.test(cell))
  const amounts = [...filled, written].map((cell) => AMOUNT.exec(cell))
  if (filled.length < MIN_ROWS || amounts.includes(null)) return null
  const isMoney = amounts.some((amount) => amount?.[1] === '$')
  const numbers = amounts.map((amount) => toCents(amount?.[2], amount?.[3]))
  const total = numbers.pop() ?? 0
  const sum = numbers.reduce((all, number) => all + number, 0)
  // Whole numbers may be rounded.
  if (Math.abs(sum - total) <= (isWhole(numbers) ? filled.length * 50 : 0)) return null
  return `${isMoney ? '$' : ''}${format(sum, /[.]/.test(written) || sum % 100 !== 0)}`
}

const toCents = (whole = '', cents = ''): number =>
  Math.round(Number(whole.replaceAll(',', '') + cents) * 100)

const isWhole = (numbers: readonly number[]): boolean =>
  numbers.every((number) => number % 100 === 0)

const format = (cents: number, hasCents: boolean): string =>
  (cents / 100).toLocaleString('en-US', {
    minimumFractionDigits: hasCents ? 2 : 0,
    maximumFractionDigits: 2,
  })
