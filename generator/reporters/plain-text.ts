// Text from the content, made safe to print: it stays on its line, and GitHub's runner takes no part of it for a command.

/** Characters that begin a line, turn it around, or steer a terminal. */
const STEERING = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu

/** A text as one line: characters that are no letters are shown as signs of their own (Unicode's "Control Pictures"). */
export function toOneLine(text: string): string {
  return neutralizeCommands(text.replace(STEERING, showCharacter))
}

/**
 * A text in which the runner finds no workflow command: it looks for `::` at the beginning of each line, and for `##[` anywhere
 * (actions/runner, ActionCommand.cs).
 */
export function neutralizeCommands(text: string): string {
  return text.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/gm, '$1: ')
}

function showCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '\u2421' : '\uFFFD'
}
