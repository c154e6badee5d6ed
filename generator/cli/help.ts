// What `--help` prints: each option of a command with the sentence that says what it does.
import type { OptionDefinitions } from './options'

/** Thrown when `--help` is asked for: the message is the help, to be printed before an exit with 0. */
export class HelpRequest extends Error {
  override name = 'HelpRequest'
}

/** One line for each option, the explanations aligned, `--help` last. */
export function formatHelp(definitions: OptionDefinitions): string {
  const rows = Object.entries(definitions).map(([name, definition]) => {
    const left = definition.value ? `--${name} ${definition.value.toUpperCase()}` : `--${name}`
    const ending = definition.default === undefined ? '' : ` (default: ${definition.default})`
    return { left, right: definition.about + ending }
  })
  rows.push({ left: '--help', right: 'Prints this list.' })
  const width = Math.max(...rows.map((row) => row.left.length))
  return rows.map((row) => `  ${row.left.padEnd(width)}  ${row.right}`).join('\n')
}
