// Formats all problems as Markdown for the job summary on GitHub, for people who do not program.
import { sortProblems, type Problem } from '../../model/problems/problem'
import { escapeMarkdown, formatCodeBlock } from './markdown-text'
import { countProblems } from './text-reporter'

/** GitHub rejects a summary of more than 1 MiB ("Workflow commands": job summaries). This leaves room for the beginning and the end. */
const MAX_BYTES = 1_000_000

/**
 * Returns all problems below the names of their files, each with its line, what is wrong, what to do, and the fixed line if it is
 * known. Returns an empty text if there are no problems. A summary that is too long for GitHub ends after a complete problem and
 * says how many are left.
 */
export function formatJobSummary(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  const parts = sortProblems(problems).map((problem, index, all) => {
    const text = formatProblem(problem)
    const isSameFile = problem.file === all[index - 1]?.file
    return isSameFile ? text : `## ${escapeMarkdown(problem.file)}\n\n${text}`
  })
  const shown = parts.slice(0, countFitting(parts))
  const remaining = parts.length - shown.length
  const end =
    remaining > 0 ? [`**And ${remaining} more.** They did not fit here: fix these first.\n`] : []
  return [`# What to fix\n\n${escapeMarkdown(countProblems(problems))}\n`, ...shown, ...end].join(
    '\n',
  )
}

/** Returns how many of the first parts fit into a summary, with a line break after each. */
function countFitting(parts: readonly string[]): number {
  let byteCount = 0
  const firstTooMany = parts.findIndex((part) => {
    byteCount += Buffer.byteLength(part) + 1
    return byteCount > MAX_BYTES
  })
  return firstTooMany === -1 ? parts.length : firstTooMany
}

function formatProblem({ severity, line, message, fix, suggestion }: Problem): string {
  const [severityLabel, fixLabel] =
    severity === 'error' ? ['problem', 'Repair'] : ['note', 'Advice']
  const text = `**Line ${line}, ${severityLabel}:** ${escapeMarkdown(message)}\n\n${fixLabel}: ${escapeMarkdown(fix)}\n`
  if (!suggestion) return text
  return `${text}\nRepaired, it looks like this:\n\n${formatCodeBlock(suggestion.text)}`
}
