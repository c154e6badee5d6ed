// Problems as annotations that GitHub shows beside the lines of a pull request.
import type { Problem } from '../../model/problems/problem'
import { isChanged, type ChangedLines } from '../git/changed-lines'

/** GitHub shows ten annotations of a kind for a step; the last one says how many there are more. */
const MOST = 9

/**
 * One workflow command a line (GitHub's documentation: "Workflow commands for GitHub Actions"). Problems in touched lines come
 * first, because their writer is there to mend them; otherwise the order stays as it is.
 */
export function formatAnnotations(problems: readonly Problem[], touched: ChangedLines): string {
  const inOrder = [
    ...problems.filter((one) => isChanged(touched, one)),
    ...problems.filter((one) => !isChanged(touched, one)),
  ]
  return (['error', 'warning'] as const)
    .flatMap((severity) => {
      const these = inOrder.filter((one) => one.severity === severity)
      const rest = these.length - MOST
      return [
        ...these.slice(0, MOST).map(annotation),
        ...(rest > 0
          ? [
              `::${severity} title=More::And ${rest} more; the whole list is in the summary of this step.`,
            ]
          : []),
      ]
    })
    .join('\n')
}

function annotation({ severity, file, line, column, message, fix }: Problem): string {
  const place = `file=${property(file)},line=${line},col=${column}`
  return `::${severity} ${place},title=${property(message)}::${data(`${message} ${fix}`)}`
}

const data = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A')
const property = (text: string) => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C')
