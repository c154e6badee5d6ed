// Makes text from the content safe to print: it stays on its line, and GitHub's runner finds no command in it.

/** Characters that start a new line, change the direction of text, or control a terminal. */
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu

/** Returns the text as one line. Control characters are replaced with visible symbols (Unicode's "Control Pictures" block). */
export function toOneLine(text: string): string {
  return neutralizeCommands(text.replace(CONTROL_CHARACTERS, toVisibleCharacter))
}

/**
 * Returns the text without anything that GitHub's runner takes for a workflow command: `::` at the beginning of a line, or `##[`
 * anywhere (actions/runner, ActionCommand.cs).
 */
export function neutralizeCommands(text: string): string {
  return text.replaceAll('##[', '## [').replace(/^(\s*):(?=:)/gm, '$1: ')
}

function toVisibleCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '\u2421' : '\uFFFD'
}
