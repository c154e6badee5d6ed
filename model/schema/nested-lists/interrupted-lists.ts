// Finds a list whose items are below other fields, which were put between its name and its items.
import type { ProblemDetails } from '../../problems/problem'
import { listWords } from '../../text/list-words'

const FIELD_LINE = /^([a-z_]+):[ \t]+\S/
const ITEM_LINE = /^[ \t]+-[ \t]+(\S.*)$/
/** More fields between a list and its items were hardly put there by a mistyped line. */
const MAX_FIELDS = 4

type InterruptedList = {
  /** The lines of the other fields. */
  readonly between: readonly string[]
  readonly items: readonly string[]
}

/** @param lines the lines below the name of the list */
export function findInterruptedList(
  lines: readonly string[],
  fieldsByName: ReadonlyMap<string, unknown>,
  accepts: (item: string) => boolean,
): InterruptedList | null {
  const first = lines.findIndex((line) => !fieldsByName.has(FIELD_LINE.exec(line)?.[1] ?? ''))
  if (first < 1 || first > MAX_FIELDS) return null
  const rest = lines.slice(first)
  const next = rest.findIndex((line) => !ITEM_LINE.test(line))
  const items = next === -1 ? rest : rest.slice(0, next)
  const areItems = items.every((line) => accepts((ITEM_LINE.exec(line)?.[1] ?? '').trim()))
  return items.length > 0 && areItems ? { between: lines.slice(0, first), items } : null
}

/** @param name the name of the list */
export function describeInterrupted(name: string, between: readonly string[]): ProblemDetails {
  const names = listWords(between.map((line) => `${FIELD_LINE.exec(line)?.[1] ?? ''}:`))
  return {
    code: 'item-misplaced',
    message: `The items of ${name}: are below ${names}, which came between.`,
    fix: `Move ${names} above the line ${name}:`,
  }
}
