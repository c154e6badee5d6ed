// `npm run check`: every problem in the content, for people, for programs, or beside the lines of a pull request.
import { appendFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ArgumentError } from '../generator/cli/usage-error'
import { contentOption } from '../generator/cli/content-option'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { hasErrors, type Problem } from '../model/problems/problem'
import { repairFiles } from '../generator/autofix/fix-files'
import { repairPhotos } from '../generator/autofix/strip-image-location'
import { loadContent } from '../generator/load/load-content'
import { problemsAsAnnotations } from '../generator/reporters/github-annotations'
import { problemsAsJson } from '../generator/reporters/json-reporter'
import { summaryPage } from '../generator/reporters/job-summary'
import { problemsAsText } from '../generator/reporters/text-reporter'
import { readTouchedLines } from '../generator/git/changed-lines'

type Format = (problems: readonly Problem[], content: string) => string | Promise<string>

const FORMATS: Readonly<Record<string, Format>> = {
  text: (problems) => problemsAsText(problems) || 'No problems found.',
  json: problemsAsJson,
  github: async (problems, content) => {
    await addToSummary(problems)
    return problemsAsAnnotations(problems, await readTouchedLines(content))
  },
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2), {
    content: contentOption,
    format: {
      value: 'format',
      default: 'text',
      about: 'How to print: text, json or github.',
      read: (text, option) => {
        const format = Object.hasOwn(FORMATS, text) ? FORMATS[text] : undefined
        if (!format) throw new ArgumentError(`${option} wants text, json or github.`)
        return format
      },
    },
    fix: { about: 'Repairs what can be repaired without a doubt, and prints the rest.' },
  })
  const find = async () => (await loadContent(options.content)).problems
  const parent = dirname(options.content)
  if (options.fix) await repairPhotos(parent, await find())
  const problems = options.fix ? await repairFiles(parent, find) : await find()
  const text = await options.format(problems, options.content)
  if (text !== '') console.log(text)
  return hasErrors(problems) ? exitStatus.problems : exitStatus.fine
})

/** GitHub names a file for each step, and shows what the step adds to it as the step's summary. */
async function addToSummary(problems: readonly Problem[]): Promise<void> {
  const file = process.env.GITHUB_STEP_SUMMARY
  if (file) await appendFile(file, summaryPage(problems))
}
