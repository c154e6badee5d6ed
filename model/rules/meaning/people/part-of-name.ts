// Finds a form of address or a degree in place of a role: "Rev. Dr.", "PhD".
import type { FileProblem } from '../../../problems/problem'

const FORM =
  '(?:the )?(?:(?:very|most|right) )?(?:reverend|revd?|dra?|mrs?|ms|miss|fr|father|sister|brother|bro|sis|deacon|deaconess|msgr|monsignor|hon|honorable|srta|sra?|hn[ao]|herman[oa]|padre)\\.?'
/** Matches one form of address or several, which belong before the name: "Rev. Dr.", "Mr. and Mrs.". */
const FORM_OF_ADDRESS = new RegExp(`^${FORM}(?:(?:,| and| &| y)? ?${FORM})*$`, 'i')
/** Matches degrees that are no role anywhere, as RN is one in a clinic. They belong after the name. */
const DEGREE =
  /^(?:(?:ph|ed|d|psy)\.? ?d\.?|d\.? ?min\.?|m\.? ?div\.?|th\.? ?[dm]\.?|d\.? ?d\.?|j\.? ?d\.?|m\.? ?b\.? ?a\.?|esq(?:uire)?\.?|b\.? ?s\.?|b\.? ?a\.?)$/i

/** Returns the problem of a role that is a part of the name, or null. */
export function describePartOfName(
  typed: string,
  name: string,
  collection: string,
): FileProblem | null {
  const isBefore = FORM_OF_ADDRESS.test(typed)
  if (!isBefore && !DEGREE.test(typed)) return null
  const role = collection === 'board member' ? 'Member' : 'Nurse'
  const whole = isBefore ? `${typed} ${name}` : `${name}, ${typed}`
  const hasPart = isBefore ? name.startsWith(typed) : name.endsWith(typed)
  return {
    code: 'board-role',
    severity: 'warning',
    message: `"${typed}" belongs ${isBefore ? 'before' : 'after'} the name, and this line is for the role with us.`,
    fix: `Write the role, such as title: ${role}${hasPart ? '' : `, and name: ${whole}`}`,
  }
}
