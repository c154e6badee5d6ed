// Writes the description of the pull request that is made of a form.
import type { Problem } from '../../../model/problems/problem'
import { escapeTyped } from '../reply/advice'

/** Returns Markdown. Notes do not keep a proposal from being made; the reader sees them in it. */
export function describeProposal(issue: number, problems: readonly Problem[]): string {
  const notes = problems.map(({ message, fix }) => `- ${escapeTyped(`${message} ${fix}`)}`)
  return [
    `Made from the form in #${issue}, which is closed when this is merged.`,
    `Closes #${issue}`,
    ...(notes.length > 0 ? ['Please look at this before you merge it:', notes.join('\n')] : []),
  ].join('\n\n')
}
