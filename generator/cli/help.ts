// Formats the help text of a command.
import { relative } from 'node:path'
import type { OptionDefinitions } from './option-definition'

/** Thrown for `--help`. The message is the help text, to be printed before an exit with status 0. */
export class HelpRequest extends Error {
  override name = 'HelpRequest'
}

/** Returns what the command does, how to type it, and one line for each option, with aligned descriptions and `--help` last. */
export function formatHelp(about: string, definitions: OptionDefinitions): string {
  const rows = Object.entries(definitions).map(([name, definition]) => {
    const left = definition.value ? `--${name} ${definition.value.toUpperCase()}` : `--${name}`
    const ending = definition.default === undefined ? '' : ` (default: ${definition.default})`
    return { left, right: definition.about + ending }
  })
  rows.push({ left: '--help', right: 'Prints this list.' })
  const width = Math.max(...rows.map((row) => row.left.length))
  const lines = rows.map((row) => `  ${row.left.padEnd(width)}  ${row.right}`)
  return [about, '', `Usage: ${getTypedCommand()} [options]`, '', ...lines].join('\n')
}

/** Matches the first argument of a command with several steps, such as `npm run store -- put`. */
const STEP = /^[a-z]/

/** The commands that npm runs without the word "run". */
const WITHOUT_RUN = ['start', 'test']

/** Returns how the running command is typed before its options: with npm, which names it in the environment, or as a script. */
function getTypedCommand(): string {
  const { npm_lifecycle_event: name } = process.env
  if (name === undefined) return relative(process.cwd(), process.argv[1] ?? '')
  const command = WITHOUT_RUN.includes(name) ? `npm ${name}` : `npm run ${name}`
  const step = STEP.exec(process.argv[2] ?? '') ? ` ${process.argv[2]}` : ''
  return `${command} --${step}`
}
