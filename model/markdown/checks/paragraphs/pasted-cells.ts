// Finds the rows of a table whose cells lost their bars: Word and spreadsheets put tabs, spaces, semicolons or commas between them.
import type { ParagraphLine } from './paragraph-lines'

export type PastedTable = {
  readonly lines: readonly ParagraphLine[]
  readonly rows: readonly (readonly string[])[]
  /** True if the first row is certainly that of the headings. */
  readonly hasHead: boolean
}

type Separator = {
  /** Matches every line that may have it, in little time. */
  readonly test: RegExp
  readonly split: (line: string) => string[]
  /** Rows may be shorter than the first one only if nothing but a table has such a separator. */
  readonly isLoose: boolean
  readonly minRows: number
  readonly minCells: number
}

const splitCommas = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell = '']) =>
    cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'),
  )

const SEPARATORS: readonly Separator[] = [
  { test: /\t/, split: (line) => line.split('\t'), isLoose: true, minRows: 2, minCells: 2 },
  {
    test: /[^\s.!?:;,] {2,}\S/,
    split: (line) => line.split(/(?<![.!?:;,]) {2,}/),
    isLoose: false,
    minRows: 3,
    minCells: 2,
  },
  { test: /;.*;/, split: (line) => line.split(';'), isLoose: false, minRows: 3, minCells: 3 },
  { test: /,\S.*,\S/, split: splitCommas, isLoose: false, minRows: 3, minCells: 3 },
  {
    test: /^[^;]*[^\s;];[^\s;][^;]*$/,
    split: (line) => line.split(';'),
    isLoose: false,
    minRows: 3,
    minCells: 2,
  },
  {
    test: /^(?:"[^"]+"|[^,"]*[^\s,"]),(?:"[^"]+"|[^\s,"][^,"]*)$/,
    split: splitCommas,
    isLoose: false,
    minRows: 3,
    minCells: 2,
  },
]

/** Words in a sentence can have these characters too; cells are short, and none of them ends as a sentence does. */
const MAX_CELL_LENGTH = 60

export function findPastedTable(lines: readonly ParagraphLine[]): PastedTable | null {
  for (const separator of SEPARATORS) {
    const from = lines.findIndex(({ text }) => separator.test.test(text))
    if (from === -1) continue
    const rest = lines.slice(from).findIndex(({ text }) => !separator.test.test(text))
    const found = lines.slice(from, rest === -1 ? undefined : from + rest)
    const rows = found.map(({ text }) => separator.split(text).map((cell) => cell.trim()))
    const hasHead = hasHeadings(rows)
    if (areCells(rows, separator) && (separator.isLoose || hasHead))
      return { lines: found, rows, hasHead }
  }
  return null
}

function areCells(rows: readonly (readonly string[])[], separator: Separator): boolean {
  const [head = []] = rows
  if (rows.length < separator.minRows || head.length < separator.minCells) return false
  if (separator.isLoose) return rows.every(({ length }) => length <= head.length)
  return rows.every(
    (row) =>
      row.length === head.length &&
      row.every((cell) => cell.length <= MAX_CELL_LENGTH && !/[.!?]$/.test(cell)),
  )
}

/** Words with which the headings of columns begin, if each cell of the first row begins with one of them. */
const HEADING =
  /^(?:what|who|when|where|how|names?|weeks?|months?|tasks?|groups?|class(?:es)?|topics?|speakers?|leaders?|church(?:es)?|activit(?:y|ies)|days?|dates?|times?|hours?|costs?|prices?|items?|sizes?|ages?|roles?|places?|rooms?|phone|e-?mail|amount|qué|quién|cuándo|dónde|cómo|semanas?|mes(?:es)?|tareas?|grupos?|clases?|temas?|actividad(?:es)?|iglesias?|nombres?|días?|fechas?|horas?|horarios?|costos?|precios?|tallas?|edad|lugar|teléfono|correo)(?: [a-zß-ỿ]+){0,3}$/iu

/** Words that number the rows of a table. */
const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|last|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|últim[oa])(?![A-Za-zÀ-ỿ])/iu

/** Returns whether the first row has only words, and numbers are below it or the words are headings. */
function hasHeadings([head = [], ...body]: readonly (readonly string[])[]): boolean {
  const hasDigit = (row: readonly string[]) => row.some((cell) => /\d/.test(cell))
  const isCounted = !ORDINAL.test(head[0] ?? '') && body.every(([cell = '']) => ORDINAL.test(cell))
  const hasHeadWords = head.every((cell) => HEADING.test(cell))
  return (
    !hasDigit(head) &&
    (body.some(hasDigit) || isCounted || hasHeadWords) &&
    head.every((cell) => cell !== '')
  )
}
