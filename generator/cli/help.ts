// Formats the help text of a command.
import type { OptionDefinitions } from './option-definition'

/** Thrown for `--help`. The message is the help text, to be printed before an exit with status 0. */
export class HelpRequest extends Error {
  override name = 'HelpRequest'
}

/** Returns what the command does, and one line for each option, with aligned descriptions and `--help` last. */
export function formatHelp(about: string, definitions: OptionDefinitions): string {
  const rows = Object.entries(definitions).map(([name, definition]) => {
    const left = definition.value ? `--${name} ${definition.value.toUpperCase()}` : `--${name}`
    const ending = definition.default === undefined ? '' : ` (default: ${definition.default})`
    return { left, right: definition.about + ending }
  })
  rows.push({ left: '--help', right: 'Prints this list.' })
  const width = Math.max(...rows.map((row) => row.left.length))
  const lines = rows.map((row) => `  ${row.left.padEnd(width)}  ${row.right}`)
  return [about, '', ...lines].join('\n')
}
