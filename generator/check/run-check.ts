// Reports every problem in the content: for people, for programs, or beside the changed lines of a pull request.
import { appendFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasErrors, type Problem } from '../../model/problems/problem'
import { fixFiles } from '../autofix/fix-files'
import { stripImageLocations } from '../autofix/strip-image-location'
import { contentOption } from '../cli/content-option'
import { exitCode } from '../cli/exit'
import { parseOptions } from '../cli/options'
import { UsageError } from '../cli/usage-error'
import { readChangedLines } from '../git/changed-lines'
import { loadContent } from '../load/load-content'
import { formatAnnotations } from '../reporters/github-annotations'
import { formatJobSummary } from '../reporters/job-summary'
import { formatProblemsAsJson } from '../reporters/json-reporter'
import { addColors, formatProblems } from '../reporters/text-reporter'

type ProblemReporter = (problems: readonly Problem[], content: string) => string | Promise<string>

const REPORTERS: Readonly<Record<string, ProblemReporter>> = {
  text: (problems) => addColors(formatProblems(problems), process.stdout) || 'No problems found.',
  json: formatProblemsAsJson,
  github: async (problems, content) => {
    await appendJobSummary(problems)
    return formatAnnotations(problems, await readChangedLines(content))
  },
}

/** Resolves to the exit code: `problems` if one of them is an error. */
export async function runCheck(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, 'Reports every problem in the content.', {
    content: contentOption,
    format: {
      value: 'format',
      default: 'text',
      about: 'How to print: text, json or github.',
      read: (text, option) => {
        const reporter = Object.hasOwn(REPORTERS, text) ? REPORTERS[text] : undefined
        if (!reporter) throw new UsageError(`${option} wants text, json or github.`)
        return reporter
      },
    },
    fix: { about: 'Repairs what can be repaired without a doubt, and prints the rest.' },
  })
  const findProblems = async () => (await loadContent(options.content)).problems
  const parent = dirname(options.content)
  if (options.fix) await stripImageLocations(parent, await findProblems())
  const problems = options.fix ? await fixFiles(parent, findProblems) : await findProblems()
  const text = await options.format(problems, options.content)
  if (text !== '') console.log(text)
  return hasErrors(problems) ? exitCode.problems : exitCode.success
}

/** GitHub Actions names a file for each step and shows its Markdown as the summary of that step. */
async function appendJobSummary(problems: readonly Problem[]): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) await appendFile(file, formatJobSummary(problems))
}
