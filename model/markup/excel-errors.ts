// What Excel shows in place of a number: an error such as #REF!, and #### where a column is too narrow.
import type { ProblemDetails } from '../problems/problem'

/** A global pattern, in English and Spanish. */
export const EXCEL_ERROR =
  /(?<![\w&#])#(?:REF!|VALUE!|NAME\?|DIV\/0!|N\/A|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|¡(?:REF|VALOR|DIV\/0|NUM|NULO|DESBORDAMIENTO|CALC)!|¿NOMBRE\?|N\/D)(?!\w)/gi
/** A global pattern: a cell of a table or a whole value, and a longer row of them among other words. */
export const NARROW_COLUMN =
  /(?<=\|[ \t]*)#{3,}(?=[ \t]*(?:\||$))|(?<=^[^#\n]*[^\s#|][^#\n]*[ \t(])#{5,}(?=[\s.,;:)]|$)/gm

/** Returns what Excel has put into a value. */
export const findExcelErrors = (value: string): string[] =>
  [/^#{3,}$/g, EXCEL_ERROR, NARROW_COLUMN].flatMap((pattern) => value.match(pattern) ?? [])

/** @param otherLines the other lines with the same, or nothing */
export const describeExcelError = (typed: string, otherLines = ''): ProblemDetails => ({
  code: 'foreign-mark',
  message: typed.startsWith('##')
    ? `Excel shows ${typed} where a column is too narrow for its number or day, and visitors would read it${otherLines}.`
    : `Excel wrote ${typed} in place of a number, and visitors would read it${otherLines}.`,
  fix: typed.startsWith('##')
    ? 'Write the number or the day. In Excel, make the column wider to see it.'
    : 'Write the number or the words that belong there.',
})
