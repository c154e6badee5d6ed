// Notes the name of a person with the last name first, as lists of members and forms in Spanish have it.
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'
import { PROFESSION, ROLE } from './check-roles'

const PEOPLE = ['staff member', 'board member']

const WORD = "\\p{Lu}[\\p{L}'’-]+"
const PARTICLE = '(?:[Dd]e(?: l[ao]s?)?|[Dd]el|[Vv]an(?: der)?|[Vv]on)'
/** Lists have the form of address between the two names. */
const FORM = '(?:(?:Rev|Dr|Mr|Mrs|Ms|Fr|Sr|Sra|Dra|Pastor|Deacon|Sister)\\.? )?'
/** A suffix such as Jr. and a degree such as RN are shorter, or have capital letters. */
const FIRST_NAMES = FORM + '\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?(?: \\p{Lu}\\.)?'
const LAST_FIRST = new RegExp(
  `^((?:${PARTICLE} )?${WORD}(?:(?: y)? (?:${PARTICLE} )?${WORD})?), (${FIRST_NAMES})$`,
  'u',
)
/** Matches one last name and one first name, which can only be a name. */
const IS_CERTAIN = new RegExp(
  `^(?:${PARTICLE} )?${WORD}, ${FORM}\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\.)?$`,
  'u',
)

/** @param slug the name of the file, in which the first name comes first */
export function checkNames(
  { frontMatter, body }: SplitText,
  collection: string,
  slug: string,
): LocatedProblem[] {
  const name = PEOPLE.includes(collection) ? frontMatter.get('name') : undefined
  if (!name || !('text' in name) || name.isReported) return []
  const [, last, first] = LAST_FIRST.exec(name.text) ?? []
  if (last === undefined || first === undefined) return []
  if (!IS_CERTAIN.test(name.text) && !isFirstName(first, slug, body)) return []
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

/** Returns whether words after a comma are a name and not a profession: the name of the file or the text has them too. */
function isFirstName(typed: string, slug: string, body: string): boolean {
  if (PROFESSION.test(typed) || ROLE.test(typed)) return false
  const [first = ''] = typed.split(' ')
  return (
    simplifyText(slug).split('-').includes(simplifyText(first)) ||
    new RegExp(`(?<!\\p{L})${first}(?!\\p{L})`, 'u').test(body)
  )
}
