// Reports the placeholder of a new file, which would go public once `draft: yes` is deleted.
import type { SplitText } from '../front-matter/split-front-matter'
import { PLACEHOLDER_TEXT } from '../schema/entry-template'
import type { ProblemDetails, LocatedProblem } from '../problems/problem'

export function checkPlaceholderText(
  { body, bodyLine }: SplitText,
  draft: unknown,
): LocatedProblem[] {
  const index = body.split('\n').indexOf(PLACEHOLDER_TEXT)
  if (index === -1 || draft === true) return []
  return [{ ...UNCHANGED_PLACEHOLDER, line: bodyLine + index, column: 1 }]
}

const UNCHANGED_PLACEHOLDER: ProblemDetails = {
  code: 'text-example',
  message: `"${PLACEHOLDER_TEXT}" is still the example of a new file.`,
  fix: 'Write your own text in its place, or hide the file with draft: yes',
}
