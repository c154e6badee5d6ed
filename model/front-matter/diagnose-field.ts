// The first thing in the line of a field that is not as it should be.
import type { ProblemDetails } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'

export type FieldParts = Record<'indent' | 'colon' | 'gap' | 'rest' | 'name' | 'behind', string>

/** The first thing in the line that is not as it should be, and where it stands. */
export function diagnoseFieldLine({ indent, colon, gap, rest, name, behind }: FieldParts): {
  finding: Pick<ProblemDetails, 'code' | 'message'>
  at: 'start' | 'colon' | 'gap'
} {
  if (colon === '=')
    return {
      finding: says('colon-equals', `There is a = behind ${name}, not a colon.`),
      at: 'colon',
    }
  if (colon !== ':')
    return {
      finding: says('colon-wide', 'The colon is a wide one from another keyboard.'),
      at: 'colon',
    }
  if (gap === '' && rest !== '')
    return { finding: says('colon-space', 'There is no space behind the colon.'), at: 'gap' }
  const strange = /[^ ]/.exec(gap)?.[0] ?? /[^ \S]/.exec(behind)?.[0]
  if (strange !== undefined)
    return {
      finding: says('space-strange', `Behind ${name} there is ${spaceName(strange)}, not a space.`),
      at: 'gap',
    }
  return indent === ''
    ? { finding: says('field-name', `The name of the field is written ${name}.`), at: 'start' }
    : { finding: says('line-indented', 'The line does not begin at the left edge.'), at: 'start' }
}

const says = (code: ProblemCode, message: string) => ({ code, message })

/** What a kind of white space is called. */
function spaceName(space: string): string {
  if (space === '\t') return 'a tab'
  return space === '\u00A0' ? 'a space that does not break' : 'a space of a special width'
}
