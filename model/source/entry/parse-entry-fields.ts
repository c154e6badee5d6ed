// Parses the fields of a file into the values of its entry.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { FrontMatter } from '../../front-matter/value'
import type { EditableReference } from '../../links/reference'
import type { ParseContext } from '../../schema/field'
import { addCompanion, locateProblem } from '../../schema/locate-problem'
import { restoreListNames } from '../../schema/names/lost-list-names'
import { resolveFieldNames } from '../../schema/names/resolve/resolve-field-names'
import { parseFields } from '../../schema/parse-fields'
import { exchangeValues } from './exchanged/exchanged-values'
import type { EntryId } from './parsed-entry'
import type { Report, SplitEntry } from './split-entry'

export type EntryValues = Readonly<Record<string, unknown>>

/** Parses all fields; without front matter, only the values that every entry of the collection has. */
export function parseEntryFields(
  { split, typedLines }: SplitEntry,
  { collection, slug }: Pick<EntryId, 'collection' | 'slug'>,
  context: ParseContext,
  report: Report,
): { values: EntryValues; frontMatter: FrontMatter; references: EditableReference[] } {
  const { fields } = collection
  const references: EditableReference[] = []
  if (!split.hasFields)
    return { values: { ...collection.complete({}) }, frontMatter: new Map(), references }
  const names = resolveFieldNames(collection, split.frontMatter, typedLines, report)
  const restored = restoreListNames(fields, names.frontMatter, context, report)
  const frontMatter = exchangeValues(
    restored,
    fields,
    { lines: typedLines, slug, collection: collection.name },
    context,
    report,
  )
  const reported = new Set([...names.reported, ...findFieldsWithoutColon(split)])
  const closingLine = split.bodyLine - 1
  const typed = parseFields(
    fields,
    { reported, frontMatter, closingLine },
    context,
    report,
    references,
  )
  for (const problem of collection.check(typed, split.body)) {
    const value = frontMatter.get(problem.field)
    const located = value && locateProblem(problem, problem.field, value)
    const { companion } = problem
    report(
      located && companion
        ? addCompanion(located, companion, frontMatter)
        : (located ?? { ...problem, line: closingLine, column: 1 }),
    )
  }
  return { values: { ...typed, ...collection.complete(typed) }, frontMatter, references }
}

/** Returns the fields whose lines lack their colon, which are not missing as well. */
const findFieldsWithoutColon = ({ problems }: SplitText): string[] =>
  problems.flatMap(({ code, field }) =>
    code === 'colon-missing' && field !== undefined ? [field] : [],
  )
