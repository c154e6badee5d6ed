// Names the first syntax error in a line that is recognizable as a field.
import type { ProblemDetails } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'

/** The parts of a field's line. `afterName` is between the name and the colon, `gap` between the colon and the value. */
export type FieldParts = Record<'indent' | 'name' | 'afterName' | 'colon' | 'gap' | 'value', string>

type TypedName = {
  readonly typed: string
  readonly hasHyphen: boolean
  /** Whether it is not spelled like the name of the field, but known as another name for it. */
  readonly isOtherName: boolean
}

type Diagnosis = {
  problem: Pick<ProblemDetails, 'code' | 'message'>
  at: 'start' | 'colon' | 'gap'
}

/** Returns the first syntax error in a field's line, and the part of the line where it is. */
export function diagnoseFieldLine(parts: FieldParts, typedName: TypedName): Diagnosis {
  const { problem, at } = diagnoseParts(parts, typedName)
  if (!typedName.isOtherName || problem.code === 'field-name') return { problem, at }
  const message = problem.message.replace(/\.$/, `, and the field is called ${parts.name} here.`)
  return { problem: { ...problem, message }, at }
}

function diagnoseParts(
  { indent, name, afterName, colon, gap, value }: FieldParts,
  typedName: TypedName,
): Diagnosis {
  if (colon === '=')
    return {
      problem: createDetails('colon-equals', `There is an = after ${name}, not a colon.`),
      at: 'colon',
    }
  if (colon !== ':')
    return {
      problem: createDetails('colon-wide', 'The colon is a wide one from another keyboard.'),
      at: 'colon',
    }
  if (gap === '' && value !== '')
    return {
      problem: createDetails('colon-space', 'There is no space after the colon.'),
      at: 'gap',
    }
  const unusualSpace = /[^ ]/.exec(gap)?.[0] ?? /[^ \S]/.exec(afterName)?.[0]
  if (unusualSpace !== undefined) {
    const message = `After ${name} there is ${describeSpace(unusualSpace)}, not a plain space.`
    return { problem: createDetails('space-strange', message), at: 'gap' }
  }
  return indent === ''
    ? {
        problem: createDetails('field-name', describeName(name, typedName)),
        at: 'start',
      }
    : {
        problem: createDetails('line-indented', 'The line does not begin at the left edge.'),
        at: 'start',
      }
}

function describeName(name: string, { typed, hasHyphen, isOtherName }: TypedName): string {
  if (isOtherName) return `There is no field "${typed.trim()}" here: it is called ${name}.`
  return hasHyphen && typed.trim() === name
    ? `There is a hyphen before ${name}.`
    : `The name of this field is spelled ${name}.`
}

const createDetails = (code: ProblemCode, message: string) => ({ code, message })

function describeSpace(space: string): string {
  if (space === '\t') return 'a tab'
  return space === '\u00A0' ? 'a space that does not break' : 'a space of a special width'
}
