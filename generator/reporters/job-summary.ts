// Problems as a page of Markdown, which GitHub shows as the summary of a step: all of them, for people who do not program.
import { sortProblems, type Problem } from '../../model/problems/problem'
import { countProblems } from './text-reporter'

/** GitHub refuses a summary above 1 MiB ("Workflow commands": job summaries); this leaves room for the first and last words. */
const MOST_BYTES = 1_000_000

/**
 * All problems below the names of their files, each with its line, what is wrong, what to do, and the repaired line where it is
 * known. Empty when there are none. What GitHub would refuse as too long ends behind a whole problem, and says how many are left.
 */
export function formatJobSummary(problems: readonly Problem[]): string {
  if (problems.length === 0) return ''
  const parts = sortProblems(problems).map((one, index, all) =>
    one.file === all[index - 1]?.file ? describe(one) : `## ${plain(one.file)}\n\n${describe(one)}`,
  )
  const shown = parts.slice(0, countFitting(parts))
  const left = parts.length - shown.length
  const end = left > 0 ? [`**And ${left} more.** They did not fit here: mend these first.\n`] : []
  return [`# What to mend\n\n${plain(countProblems(problems))}\n`, ...shown, ...end].join('\n')
}

/** How many of the first parts fit together, with a line break behind each. */
function countFitting(parts: readonly string[]): number {
  let bytes = 0
  const tooMuch = parts.findIndex((part) => {
    bytes += Buffer.byteLength(part) + 1
    return bytes > MOST_BYTES
  })
  return tooMuch === -1 ? parts.length : tooMuch
}

function describe({ severity, line, message, fix, suggestion }: Problem): string {
  const [mark, advice] = severity === 'error' ? ['problem', 'Repair'] : ['note', 'Advice']
  const words = `**Line ${line}, ${mark}:** ${plain(message)}\n\n${advice}: ${plain(fix)}\n`
  if (!suggestion) return words
  return `${words}\nRepaired, it looks like this:\n\n${codeBlock(suggestion.text)}`
}

/** Stays one line that shows as it was typed: Markdown lets every sign of ASCII be escaped (CommonMark, section 2.4). */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/** Its fences are longer than any row of backticks within (CommonMark, section 4.5). */
function codeBlock(text: string): string {
  const rows = [...text.matchAll(/`+/g)].map(([row]) => row.length)
  const fence = '`'.repeat(Math.max(2, ...rows) + 1)
  return `${fence}\n${text}\n${fence}\n`
}
