// Creates the edit that adds a former path to the redirects of a page.
import type { TextEdit } from '../../../problems/problem'

/**
 * Adds the path to the `redirect_from` list, or inserts a new list above the closing fence.
 * @returns null when the front matter has to be fixed first
 */
export function createRedirectEdit(text: string, path: string): TextEdit | null {
  const lines = text.split('\n')
  const closingFence = lines.indexOf('---', 1)
  const list = lines
    .slice(0, Math.max(closingFence, 0))
    .findIndex((line) => /^redirect_from *:/.test(line))
  const item = `  - ${path}`
  if (list !== -1) {
    const hasNoValue = /: *$/.test(lines[list] ?? '')
    return hasNoValue ? replaceLine(list + 1, `${lines[list]}\n${item}`) : null
  }
  return closingFence === -1 ? null : replaceLine(closingFence + 1, `redirect_from:\n${item}\n---`)
}

/** Returns the edit that replaces an item of the `redirect_from` list, or null if it is not on a line of its own. */
export function createCorrectedRedirect(
  text: string,
  typed: string,
  path: string,
): TextEdit | null {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => unquote(/^\s*- +(.+?)\s*$/.exec(line)?.[1]) === typed)
  if (index !== -1) return replaceLine(index + 1, `  - ${path}`)
  const single = lines.findIndex(
    (line) => unquote(/^redirect_from *: *(.+?)\s*$/.exec(line)?.[1]) === typed,
  )
  return single === -1 ? null : replaceLine(single + 1, `redirect_from:\n  - ${path}`)
}

const unquote = (value: string | undefined): string | undefined =>
  value?.replace(/^(["'])(.*)\1$/, '$2')

const replaceLine = (line: number, text: string): TextEdit => ({ line, endLine: line, text })
