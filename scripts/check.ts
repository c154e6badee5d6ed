// `npm run check`: every problem in the content, for people, for programs, or beside the lines of a pull request.
import { appendFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { UsageError } from '../generator/cli/usage-error'
import { contentOption } from '../generator/cli/content-option'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { hasErrors, type Problem } from '../model/problems/problem'
import { fixFiles } from '../generator/autofix/fix-files'
import { stripImageLocations } from '../generator/autofix/strip-image-location'
import { loadContent } from '../generator/load/load-content'
import { formatAnnotations } from '../generator/reporters/github-annotations'
import { problemsAsJson } from '../generator/reporters/json-reporter'
import { formatJobSummary } from '../generator/reporters/job-summary'
import { formatProblems } from '../generator/reporters/text-reporter'
import { readChangedLines } from '../generator/git/changed-lines'

type Format = (problems: readonly Problem[], content: string) => string | Promise<string>

const FORMATS: Readonly<Record<string, Format>> = {
  text: (problems) => formatProblems(problems) || 'No problems found.',
  json: problemsAsJson,
  github: async (problems, content) => {
    await addToSummary(problems)
    return formatAnnotations(problems, await readChangedLines(content))
  },
}

await runMain(async () => {
  const options = parseOptions(process.argv.slice(2), {
    content: contentOption,
    format: {
      value: 'format',
      default: 'text',
      about: 'How to print: text, json or github.',
      read: (text, option) => {
        const format = Object.hasOwn(FORMATS, text) ? FORMATS[text] : undefined
        if (!format) throw new UsageError(`${option} wants text, json or github.`)
        return format
      },
    },
    fix: { about: 'Repairs what can be repaired without a doubt, and prints the rest.' },
  })
  const find = async () => (await loadContent(options.content)).problems
  const parent = dirname(options.content)
  if (options.fix) await stripImageLocations(parent, await find())
  const problems = options.fix ? await fixFiles(parent, find) : await find()
  const text = await options.format(problems, options.content)
  if (text !== '') console.log(text)
  return hasErrors(problems) ? exitCode.problems : exitCode.fine
})

/** GitHub names a file for each step, and shows what the step adds to it as the step's summary. */
async function addToSummary(problems: readonly Problem[]): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) await appendFile(file, formatJobSummary(problems))
}
