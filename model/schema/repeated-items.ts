// Reports items of a list that share a name, such as two lines of office hours for the same day.
import { replaceValue, type SourceText } from '../front-matter/value'
import type { LocatedProblem } from '../problems/problem'
import type { Field } from './field'
import { duplicateItem, type NamedItem } from './field-problems'

/**
 * Returns a problem for each item that shares a name with an earlier one; a single problem if all items can be separated, or if
 * one item is the cause.
 * @param items the parsed items, undefined where that was not possible
 */
export function checkRepeatedItems(
  field: Field<unknown>,
  items: readonly unknown[],
  sources: readonly SourceText[],
): LocatedProblem[] {
  const repeated = findDuplicateItems(field, items, sources)
  if (repeated.length === 0) return []
  const misread = findMisreadItem(field, items, sources)
  if (misread?.suggestion) return [misread]
  const separate = separateItems(field, items, sources)
  if (separate !== null) return repeated.slice(0, 1).map((problem) => ({ ...problem, ...separate }))
  return misread === null ? repeated : [misread]
}

function findMisreadItem(
  field: Field<unknown>,
  items: readonly unknown[],
  sources: readonly SourceText[],
): LocatedProblem | null {
  const lines = sources.map(({ line }) => line)
  const misread = items.includes(undefined) ? null : field.findMisreadItem(items as never[], lines)
  const source = sources[misread?.index ?? -1]
  if (misread === null || source === undefined) return null
  const { index, replacement, ...problem } = misread
  const others = items.map((item, other) => (other === index ? undefined : item))
  if (findDuplicateItems(field, others, sources).length > 0) return null
  const suggestion = replacement === undefined ? null : replaceValue(source, replacement)
  return { ...problem, line: source.line, column: source.column, suggestion }
}

/** Finds the items that share a name with an earlier item, each at its own position. */
function findDuplicateItems(
  { getItemNames }: Field<unknown>,
  items: readonly unknown[],
  sources: readonly SourceText[],
): LocatedProblem[] {
  const earlier = new Map<string, NamedItem>()
  return sources.flatMap(({ line, column, text }, index) => {
    const names = items[index] === undefined ? [] : getItemNames(items[index])
    const duplicate = names.find((name) => earlier.has(name.toLowerCase()))
    const first = earlier.get(duplicate?.toLowerCase() ?? '')
    const own = { line, text, isForSeveral: names.length > 1 }
    for (const name of names) earlier.set(name.toLowerCase(), own)
    return duplicate === undefined || first === undefined
      ? []
      : [{ ...duplicateItem(duplicate, first, own), line, column }]
  })
}

/** Returns what to write in place of all items so that each name is in only one of them; null if that is uncertain. */
function separateItems(
  field: Field<unknown>,
  items: readonly unknown[],
  sources: readonly SourceText[],
): Pick<LocatedProblem, 'fix' | 'suggestion'> | null {
  const [first, last] = [sources[0], sources.at(-1)]
  if (!first || !last || items.includes(undefined)) return null
  const isCompact = last.endLine - first.line === sources.length - 1
  const lines = field.separateNames(items as never[])
  if (!isCompact || lines === null) return null
  const names = items.map((item) => field.getItemNames(item))
  const alone = names.map((own, index) =>
    own.every((name) => names.every((others, other) => other === index || !others.includes(name))),
  )
  const unchanged = new Set(sources.filter((_, index) => alone[index]).map((source) => source.text))
  const meant = lines.filter((line) => !unchanged.has(line)).map((line) => `"- ${line}"`)
  const text = lines.map((line) => first.before + line).join('\n')
  return {
    fix: `Write each once: ${meant.slice(0, -1).join(', ')} and ${meant.at(-1) ?? ''}`,
    suggestion: { line: first.line, endLine: last.endLine, text },
  }
}
