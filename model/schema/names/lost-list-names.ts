// Finds lists whose first line, with the name of the field, was deleted: their items are now part of the list above.
import type { FrontMatter, SourceText } from '../../front-matter/value'
import type { LocatedProblem } from '../../problems/problem'
import { toFieldName, type Field, type Fields, type ParseContext } from '../field'

/** Returns the front matter with each such list below its name again. */
export function restoreListNames(
  fields: Fields,
  frontMatter: FrontMatter,
  context: ParseContext,
  report: (problem: LocatedProblem) => void,
): FrontMatter {
  const lists = Object.entries(fields).filter(([, { list }]) => list)
  const restored = new Map(frontMatter)
  for (const [name, field] of lists) {
    const value = restored.get(toFieldName(name))
    // What is no address there was meant as one: the name of the former file is no item of another list.
    if (!value || !('items' in value) || field.referenceType === 'old-address') continue
    const accepts = ({ parse }: Field<unknown>, { text }: SourceText) =>
      'value' in parse(text, context)
    const start = value.items.findLastIndex((item) => accepts(field, item)) + 1
    const lost = value.items.slice(start)
    const [first] = lost
    if (first === undefined || start === 0) continue
    const candidates = lists.filter(
      ([other, candidate]) =>
        !restored.has(toFieldName(other)) && lost.every((item) => accepts(candidate, item)),
    )
    const needed = candidates.filter(([, { required }]) => required)
    const [only, another] = needed.length > 0 ? needed : candidates
    if (only === undefined || another !== undefined) continue
    const lostName = toFieldName(only[0])
    const { line } = first
    report({
      code: 'field-missing',
      field: lostName,
      message: `The line ${lostName}: is missing above this item.`,
      fix: `Add a line ${lostName}: above it.`,
      ...{ line, column: first.column },
      suggestion: { line, endLine: line, text: `${lostName}:\n${first.before}${first.typed}` },
    })
    restored.set(toFieldName(name), { ...value, items: value.items.slice(0, start) })
    restored.set(lostName, { line, column: first.column, nameLine: line, items: lost })
  }
  return restored
}
