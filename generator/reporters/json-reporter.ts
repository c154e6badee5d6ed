// Formats problems for programs.
import type { Problem } from '../../model/problems/problem'

/**
 * Returns the problems as JSON. One character of `##[` is escaped, because GitHub's runner takes that for a command anywhere in a
 * line (plain-text.ts).
 */
export const formatProblemsAsJson = (problems: readonly Problem[]): string =>
  JSON.stringify(problems, null, 2).replaceAll('##[', '#\\u0023[')
