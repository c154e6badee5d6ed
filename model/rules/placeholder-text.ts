// A new file opens with a sentence in place of its text; without `draft: yes` that sentence would go public.
import type { SplitFile } from '../front-matter/split-front-matter'
import { EXAMPLE_TEXT } from '../entry-template'
import type { Finding, PlacedFinding } from '../problems/problem'

export function exampleText({ body, bodyLine }: SplitFile, draft: unknown): PlacedFinding[] {
  const at = body.split('\n').indexOf(EXAMPLE_TEXT)
  return at === -1 || draft === true ? [] : [{ ...STILL, line: bodyLine + at, column: 1 }]
}

const STILL: Finding = {
  code: 'text-example',
  message: `"${EXAMPLE_TEXT}" is still the example of a new file.`,
  fix: 'Write your own text in its place, or keep the file back with draft: yes',
}
