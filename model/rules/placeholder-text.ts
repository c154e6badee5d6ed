// A new file opens with a sentence in place of its text; without `draft: yes` that sentence would go public.
import type { SplitText } from '../front-matter/split-front-matter'
import { PLACEHOLDER_TEXT } from '../entry-template'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'

export function checkPlaceholderText(
  { body, bodyLine }: SplitText,
  draft: unknown,
): LocatedProblem[] {
  const at = body.split('\n').indexOf(PLACEHOLDER_TEXT)
  return at === -1 || draft === true ? [] : [{ ...STILL, line: bodyLine + at, column: 1 }]
}

const STILL: ProblemDetails = {
  code: 'text-example',
  message: `"${PLACEHOLDER_TEXT}" is still the example of a new file.`,
  fix: 'Write your own text in its place, or keep the file back with draft: yes',
}
