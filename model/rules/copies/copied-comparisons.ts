// Leaves out what a copied text contradicts: its times and days are those of the other file, and it will be written again.
import type { Problem } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { findCopiedValues } from './copied-values'

const COPIED: readonly ProblemCode[] = ['value-copied', 'text-copied']
const COMPARISONS: readonly ProblemCode[] = [
  'time-differs',
  'date-differs',
  'weekday-wrong',
  'amount-differs',
]

/** @param published the paths that the public site has had */
export function omitComparisons(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
): readonly Problem[] {
  const copied = problems.filter(({ code }) => COPIED.includes(code))
  const files = new Set(copied.map(({ file }) => file))
  if (!problems.some(({ code, file }) => COMPARISONS.includes(code) && files.has(file)))
    return problems
  const lines = new Set<string>()
  for (const [parsed, { fields }] of findCopiedValues(entries, published))
    for (const field of fields)
      lines.add(`${parsed.entry.file}:${getFieldPosition(parsed, field).line}`)
  const texts = new Map(
    copied.flatMap(({ code, file, line }) => (code === 'text-copied' ? [[file, line]] : [])),
  )
  const isCopied = (file: string, line: number): boolean =>
    lines.has(`${file}:${line}`) || line >= (texts.get(file) ?? Infinity)
  return problems.filter(
    (problem) =>
      !COMPARISONS.includes(problem.code) ||
      findLines(problem).every((line) => !isCopied(problem.file, line)),
  )
}

/** Returns the line of a problem and those that its message names. */
const findLines = ({ line, message }: Problem): number[] => [
  line,
  ...[...message.matchAll(/\bline (\d+)/g)].map(([, typed]) => Number(typed)),
]
