// Notes the name of a person with the last name first, as lists of members have it.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

const PEOPLE = ['staff member', 'board member']

/** A suffix such as Jr. and a degree such as RN are shorter, or have capital letters. */
const LAST_FIRST = /^(\p{Lu}[\p{L}'’-]+), (\p{Lu}\p{Ll}{2,}(?: \p{Lu}\.)?)$/u

export function checkNames({ frontMatter }: SplitText, collection: string): LocatedProblem[] {
  const name = PEOPLE.includes(collection) ? frontMatter.get('name') : undefined
  if (!name || !('text' in name) || name.isReported) return []
  const [, last, first] = LAST_FIRST.exec(name.text) ?? []
  if (last === undefined || first === undefined) return []
  const plain = `${first} ${last}`
  return [
    {
      code: 'name-order',
      severity: 'warning',
      field: 'name',
      message: `"${name.text}" has the last name first.`,
      fix: `Write name: ${plain}`,
      suggestion: replaceValue(name, plain),
      line: name.line,
      column: name.column,
    },
  ]
}
