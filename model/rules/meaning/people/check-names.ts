// Notes the name of a person with the last name first, as lists of members and forms in Spanish have it.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { PROFESSION, ROLE } from './check-roles'
import { readLastFirst } from './last-name-first'

const PEOPLE = ['staff member', 'board member']

/** @param slug the name of the file, in which the first name comes first */
export function checkNames(
  { frontMatter, body }: SplitText,
  collection: string,
  slug: string,
): LocatedProblem[] {
  const field = PEOPLE.includes(collection) ? 'name' : collection === 'blog post' ? 'author' : ''
  const name = frontMatter.get(field)
  if (!name || !('text' in name) || name.isReported) return []
  const read = readLastFirst(name.text)
  if (read === null) return []
  const { first, plain, isShort, hasPart, isDoubtful } = read
  // An author can be an organization or a place.
  const isCertain = isShort && (hasPart || field === 'name')
  if (isNoName(first) || (!isCertain && !isFirstName(first, slug, body))) return []
  return [
    {
      code: 'name-order',
      severity: 'warning',
      field,
      message: `"${name.text}" has the last name first.`,
      fix: `Write ${field}: ${plain}`,
      suggestion: isDoubtful ? null : replaceValue(name, plain),
      line: name.line,
      column: name.column,
    },
  ]
}

const isNoName = (typed: string): boolean => PROFESSION.test(typed) || ROLE.test(typed)

/** Returns whether words after a comma are a name and not a profession: the name of the file or the text has them too. */
function isFirstName(typed: string, slug: string, body: string): boolean {
  const [first = ''] = typed.split(' ')
  return (
    simplifyText(slug).split('-').includes(simplifyText(first)) ||
    new RegExp(`(?<![A-Za-zÀ-ỿ])${first}(?![A-Za-zÀ-ỿ])`, 'u').test(body)
  )
}
