// Finds a second entry in the text below the fields of the first: another block of fields between --- lines.
import type { LocatedProblem, ProblemDetails } from '../../problems/problem'
import { unquote } from '../quotes'

const FENCE = /^---\s*$/
const NAME = /^([a-z_]+):(?: |$)/
const ITEM = /^\s+\S|^- /

/** The index of the first line of the second entry, and of its last field. */
type SecondEntry = {
  readonly start: number
  readonly end: number
  /** Whether a line of three hyphens is above its fields. */
  readonly isOpened: boolean
  readonly name: string
  /** The values of its fields, as typed. */
  readonly values: ReadonlyMap<string, string>
}

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
    const isOpened = from > index
    return { start: index, end: found.end, isOpened, name, values: found.values }
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

type SecondLines = {
  /** The numbers of the first line of the second entry, and of the last one of its fields. */
  readonly first: number
  readonly last: number
  /** The name for its file, or an empty text. */
  readonly fileName: string
  readonly isOpened: boolean
  /** Whether there is a third entry. */
  readonly hasMore: boolean
}

export function secondEntry(
  kind: string,
  { first, last, fileName, isOpened, hasMore }: SecondLines,
): ProblemDetails {
  const name = fileName === '' ? '' : `, such as ${fileName}.md`
  const lines = hasMore ? `lines ${first} to ${last}` : `the lines from line ${first} on`
  const move = isOpened
    ? `, and move ${lines} into it.`
    : `. Type --- on its first line, and move ${lines} below that.`
  return {
    code: 'entry-second',
    message: hasMore
      ? `A second ${kind} begins here, and there are more below it. Each one needs a file of its own.`
      : `A second ${kind} begins here, but each one needs a file of its own.`,
    fix: `Make a new file in this folder${name}${move}${hasMore ? ' Do the same with each one below it.' : ''}`,
  }
}

/**
 * Returns whether both entries are about the same thing: people have a name, and events with one title may have two days.
 * @param getFirst returns the value of a field of the first one
 */
export function isSameEntry(
  { values }: SecondEntry,
  getFirst: (name: string) => string | undefined,
): boolean {
  const names = values.has('name')
    ? ['name']
    : ['title', 'id', 'date'].filter((name) => values.has(name))
  return (
    names.length > 0 && names.every((name) => unquote(values.get(name) ?? '') === getFirst(name))
  )
}

/**
 * Describes a file that has two versions of one entry, with the edit that deletes the second one if they are the same.
 * @param first the number of the first line of the second version
 */
export function sameEntryTwice(lines: readonly string[], first: number): LocatedProblem {
  const above = lines.slice(0, first - 1).findLastIndex(isFilled) + 1
  const last = lines.findLastIndex(isFilled) + 1
  const [one, other] = [lines.slice(0, above), lines.slice(first - 1, last)]
  const isSame = one.join('\n').trim() === other.join('\n').trim()
  return {
    code: 'entry-second',
    message: `The same file is here twice: from line 1 to line ${above}, and from line ${first} to line ${last}.`,
    fix: isSame
      ? `Both have the same words. Delete line ${first} and all lines below it.`
      : `Keep only the new one. If it is the first, delete line ${first} and all lines below it. If it is the second, delete all lines above line ${first}.`,
    line: first,
    column: 1,
    ...(isSame ? { suggestion: { line: above, endLine: last, text: lines[above - 1] ?? '' } } : {}),
  }
}

const isFilled = (line: string): boolean => line.trim() !== ''
