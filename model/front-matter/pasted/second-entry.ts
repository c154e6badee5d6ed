// Finds a second entry in the text below the fields of the first: another block of fields between --- lines.
import type { ProblemDetails } from '../../problems/problem'

const FENCE = /^---\s*$/
const NAME = /^([a-z_]+):(?: |$)/
const ITEM = /^\s+\S|^- /

/** The index of the first line of the second entry, and of its last field. */
type SecondEntry = { readonly start: number; readonly end: number; readonly name: string }

/**
 * Returns where another entry begins in a text, or null.
 * @param typed the names of the fields of the first entry, of which the second one has at least two
 */
export function findSecondEntry(body: string, typed: ReadonlySet<string>): SecondEntry | null {
  if (!/^---\s*$/m.test(body) && !/^\s*[a-z_]+: /.test(body)) return null
  const lines = body.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const isStart = FENCE.test(lines[index] ?? '') || lines.slice(0, index).join('').trim() === ''
    if (!isStart || lines[index]?.trim() === '') continue
    const from = FENCE.test(lines[index] ?? '') ? index + 1 : index
    const found = readFields(lines, from)
    const known = [...found.values.keys()].filter((name) => typed.has(name))
    if (known.length < 2) continue
    const name = found.values.get('name') ?? found.values.get('title') ?? ''
    return { start: index, end: found.end, name }
  }
  return null
}

function readFields(lines: readonly string[], from: number) {
  const values = new Map<string, string>()
  let end = from
  for (; end < lines.length; end++) {
    const line = lines[end] ?? ''
    const name = NAME.exec(line)?.[1]
    if (name === undefined && (!ITEM.test(line) || FENCE.test(line))) break
    if (name !== undefined) values.set(name, line.slice(name.length + 1).trim())
  }
  return { values, end: FENCE.test(lines[end] ?? '') ? end + 1 : end }
}

/** @param first the number of the first line of the second entry */
export const secondEntry = (
  kind: string,
  { first, fileName }: { first: number; fileName: string },
): ProblemDetails => ({
  code: 'entry-second',
  message: `A second ${kind} begins here, but each one needs a file of its own.`,
  fix: `Make a new file in this folder${fileName === '' ? '' : `, such as ${fileName}.md`}, and move the lines from line ${first} on into it.`,
})
