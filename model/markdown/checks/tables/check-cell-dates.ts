// Notes the cells of a table in which a spreadsheet has made a day of two numbers: `2-Jan` for 1-2.
import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import { listWords } from '../../../text/list-words'
import type { Reporter, TextProblem } from '../../parse-context'

const MONTH = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|ene|abr|ago|dic'
/** A day as a spreadsheet writes it, with nothing else in the cell. */
const DATE = new RegExp(`^(\\d{1,2})[-/](${MONTH})\\.?$`, 'i')
const ANY = new RegExp(`\\d[-/](?:${MONTH})\\b`, 'i')
const ANY_IN_SOURCE = new RegExp(`(?<=\\|\\s*)\\d{1,2}[-/](?:${MONTH})\\.?(?=\\s*(?:\\||$))`, 'gim')
/** The heading of a column of days, and of a column in which there are hardly any. */
const OF_DAYS =
  /\b(?:dates?|days?|when|week|deadline|due|until|from|to|month|fechas?|d[ií]as?|cu[aá]ndo|semana|plazo|hasta|desde|mes)\b/i
const OF_NUMBERS =
  /\b(?:sizes?|ages?|weeks|months|grades?|chapters?|verses?|quantity|amount|how many|count|score|tallas?|edad(?:es)?|semanas|meses|grados?|cap[ií]tulos?|cantidad)\b/i

export function checkCellDates(table: Table, reporter: Reporter): void {
  const range = reporter.getRange(table, 0, Infinity)
  if (!ANY.test(range.typed)) return
  const [head, ...rows] = table.children.map(({ children }) =>
    children.map((cell) => toString(cell)),
  )
  const columns = (head ?? []).map((name, index) => ({
    name,
    cells: rows.map((row) => row[index] ?? ''),
  }))
  const dates = columns.flatMap(({ name, cells }) => {
    const found = cells.filter((cell) => readNumbers(cell) !== null)
    const isMixed = cells.some((cell) => cell !== '' && readNumbers(cell) === null)
    const isDoubtful = OF_NUMBERS.test(name) || (isMixed && !OF_DAYS.test(name))
    return isDoubtful ? found : []
  })
  const [first] = dates
  if (first === undefined) return
  const isMeant = (typed: string) => dates.includes(typed)
  const all = [...range.typed.matchAll(ANY_IN_SOURCE)].filter(([typed]) => isMeant(typed))
  const [from, to] = [all[0], all.at(-1)]
  if (!from || !to) return
  const typed = range.typed.slice(from.index, to.index + to[0].length)
  const replacement = typed
    .replace(/^/, '|')
    .concat('|')
    .replace(ANY_IN_SOURCE, (cell) => (isMeant(cell) ? (readNumbers(cell) ?? cell) : cell))
    .slice(1, -1)
  reporter.reportAt({ ...cellDate(dates), replacement }, range.start + from.index, {
    start: range.start + from.index,
    typed,
  })
}

/** Returns the two numbers of which a day was made, the smaller one first; null for another cell. */
function readNumbers(cell: string): string | null {
  const [, day, month] = DATE.exec(cell.trim()) ?? []
  if (day === undefined || month === undefined) return null
  const isMeant = (name: string) => name.startsWith(month.toLowerCase().slice(0, 3))
  const index = MONTHS.findIndex(isMeant)
  const numbers = [Number(day), (index === -1 ? SPANISH_MONTHS.findIndex(isMeant) : index) + 1]
  return `${Math.min(...numbers)}-${Math.max(...numbers)}`
}

/** Returns a day such as "4-Feb" as people write it: the name of the month and the day. */
const writeMonthFirst = (cell: string): string =>
  cell.trim().replace(/^(\d+)\W+([A-Za-zÀ-ỿ]+)\.?$/u, (_, day: string, month: string) => {
    const name = MONTHS.find((other) => other.startsWith(month.toLowerCase().slice(0, 3)))
    return `${name === undefined ? month : name.charAt(0).toUpperCase() + name.slice(1)} ${Number(day)}`
  })

const cellDate = (cells: readonly string[]): TextProblem => ({
  code: 'cell-date',
  severity: 'warning',
  message: `A spreadsheet seems to have made a day of two numbers: ${listWords([...new Set(cells)].map((cell) => `"${cell}"`))}.`,
  fix: `Write ${listWords([...new Set(cells)].map((cell) => readNumbers(cell) ?? ''))} if that was meant. If you mean days, write ${listWords([...new Set(cells)].map(writeMonthFirst))}`,
})
