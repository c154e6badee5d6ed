// Notes figures whose day and source are both those of the example in content/*/README.md.
import type { FrontMatter } from '../../front-matter/value'
import type { LocatedProblem } from '../../problems/problem'
import { commonFields } from '../../schema/common-fields'

/** A real report may have one of these values, but hardly both. */
const FIELDS = [
  ['as_of', commonFields.asOf.example],
  ['source', commonFields.source.example],
] as const

export function checkExampleSource(
  frontMatter: FrontMatter,
  { draft, sample }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (draft === true || sample === true) return []

  const isExample = FIELDS.every(([field, example]) => {
    const value = frontMatter.get(field)
    return value !== undefined && 'text' in value && value.text === example
  })
  const source = frontMatter.get('source')
  if (!isExample || source === undefined) return []
  return [
    {
      code: 'text-example',
      severity: 'warning',
      message: 'as_of and source still have the words of the example.',
      fix: 'Write where your numbers are from, and on which day they were true. If nobody gave you these numbers, leave them out. If they are from that report, there is nothing to do.',
      field: 'source',
      line: source.line,
      column: source.column,
    },
  ]
}
