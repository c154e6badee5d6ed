// Formats problems as annotations, which GitHub shows beside the lines of a pull request.
import type { Problem } from '../../model/problems/problem'
import { isChanged, type ChangedLines } from '../git/changed-lines'

/** GitHub shows ten annotations of each severity for a step. The tenth says how many more there are. */
const MAX_ANNOTATIONS = 9

/**
 * Returns one workflow command per line (GitHub's documentation: "Workflow commands for GitHub Actions"). Problems in changed lines
 * come first, because the author of the pull request can fix them; apart from that, the order stays the same.
 */
export function formatAnnotations(
  problems: readonly Problem[],
  changedLines: ChangedLines,
): string {
  const inOrder = [
    ...problems.filter((problem) => isChanged(changedLines, problem)),
    ...problems.filter((problem) => !isChanged(changedLines, problem)),
  ]
  return (['error', 'warning'] as const)
    .flatMap((severity) => {
      const selected = inOrder.filter((problem) => problem.severity === severity)
      const remaining = selected.length - MAX_ANNOTATIONS
      return [
        ...selected.slice(0, MAX_ANNOTATIONS).map(formatAnnotation),
        ...(remaining > 0
          ? [
              `::${severity} title=More::And ${remaining} more; to see them all, open this check and press Summary.`,
            ]
          : []),
      ]
    })
    .join('\n')
}

function formatAnnotation({ severity, file, line, column, message, fix }: Problem): string {
  const position = `file=${escapeProperty(file)},line=${line},col=${column}`
  return `::${severity} ${position},title=${escapeProperty(message)}::${escapeData(`${message} ${fix}`)}`
}

const escapeData = (text: string) =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
const escapeProperty = (text: string) => escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
