// Makes one problem of two fences that are both mistyped or missing, because one program changes or drops them together.
import type { LocatedProblem } from '../../problems/problem'
import { FENCE } from './early-fence'
import { AVOID_DASH, DASH_FENCE } from './fence-problems'

const FENCE_CODES = ['fence-mistyped', 'fence-missing', 'fence-open']

/**
 * Returns the problems with the fences; those with the first and the second become one, with one edit.
 * @param lines the lines of the file
 * @param early the problem with a fence between the fields, which stays between the two
 */
export function joinFenceProblems(
  lines: readonly string[],
  first: LocatedProblem | null,
  early: LocatedProblem | null,
  second: LocatedProblem | null,
): LocatedProblem[] {
  const isJoined = early === null && isFenceProblem(first) && isFenceProblem(second)
  const above = first?.suggestion
  const below = second?.suggestion
  if (!isJoined || !above || !below || above.endLine >= below.line)
    return [first, early, second].filter((problem) => problem !== null)
  const between = lines.slice(above.endLine, below.line - 1)
  const text = [above.text, ...between, below.text].join('\n')
  return [
    {
      ...first,
      ...(hasOnlySpaces(lines, above.endLine) && hasOnlySpaces(lines, below.line)
        ? SPACES_IN_BOTH
        : hasDash(lines, above.endLine) && hasDash(lines, below.line)
          ? DASHES_IN_BOTH
          : describe(first.code === 'fence-mistyped', second.code === 'fence-mistyped')),
      suggestion: { line: above.line, endLine: below.endLine, text },
    },
  ]
}

const isFenceProblem = (problem: LocatedProblem | null): problem is LocatedProblem =>
  problem !== null && FENCE_CODES.includes(problem.code)

/** Returns whether a fence has no other mistake than spaces. */
const hasOnlySpaces = (lines: readonly string[], line: number): boolean =>
  lines[line - 1]?.trim() === FENCE

const hasDash = (lines: readonly string[], line: number): boolean =>
  DASH_FENCE.test(lines[line - 1] ?? '')

const DASHES_IN_BOTH = {
  message:
    'A phone or a program has made a long dash of the three hyphens above and below the fields.',
  fix: `${AVOID_DASH} Then write three hyphens on each of the two lines, with nothing before or after them: ---`,
}

const SPACES_IN_BOTH = {
  message: 'There are spaces beside the --- above and below the fields, where nobody sees them.',
  fix: 'Write three hyphens on each of the two lines, with nothing before or after them: ---',
}

function describe(isFirstTyped: boolean, isSecondTyped: boolean) {
  if (isFirstTyped && isSecondTyped)
    return {
      message: 'The lines above and below the fields are not exactly three hyphens.',
      fix: 'Write three hyphens on each of the two lines, with nothing before or after them: ---',
    }
  const fix = 'Put a line of three hyphens above the first field, and another one below the last.'
  if (!isFirstTyped && !isSecondTyped)
    return { message: 'The --- lines above and below the fields are missing.', fix }
  const [typed, missing] = isFirstTyped ? ['above', 'below'] : ['below', 'above']
  return {
    message: `The line ${typed} the fields is not exactly three hyphens, and the one ${missing} them is missing.`,
    fix: `Make that line --- with nothing before or after it, and put another one ${missing} the fields.`,
  }
}
