// The lines that make a page stand in for an old address, as a change to its file.
import type { TextEdit } from '../../problems/problem'

/** Adds to the list that is there, or begins one above the closing ---; null when the file has to be mended first. */
export function createRedirectEdit(text: string, address: string): TextEdit | null {
  const lines = text.split('\n')
  const close = lines.indexOf('---', 1)
  const list = lines.slice(0, Math.max(close, 0)).findIndex((one) => /^redirect_from *:/.test(one))
  const item = `  - ${address}`
  if (list !== -1) {
    const isAlone = /: *$/.test(lines[list] ?? '')
    return isAlone ? replaceLine(list + 1, `${lines[list]}\n${item}`) : null
  }
  return close === -1 ? null : replaceLine(close + 1, `redirect_from:\n${item}\n---`)
}

const replaceLine = (line: number, text: string): TextEdit => ({ line, endLine: line, text })
