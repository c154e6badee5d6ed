// Problems for programs.
import type { Problem } from '../../model/problems/problem'

/**
 * Returns the problems as JSON. It has one character in another way than usual, because the runner of GitHub takes `##[` for a
 * command wherever it is in a line (plain-text.ts).
 */
export const problemsAsJson = (problems: readonly Problem[]): string =>
  JSON.stringify(problems, null, 2).replaceAll('##[', '#\\u0023[')
