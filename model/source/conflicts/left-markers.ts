// Describes a marker of git that is left from two versions of a file, where the other markers are gone.
import type { LocatedProblem, TextEdit } from '../../problems/problem'
import { areVersions } from './are-versions'

/** Describes the first or the last marker where the words between have been tidied. */
export function describeLeftMarker(lines: readonly string[], index: number): LocatedProblem {
  const isStart = lines[index]?.startsWith('<') === true
  const near = isStart ? lines.slice(index + 1) : lines.slice(0, index).reverse()
  const [first, second] = near.filter((line) => line.trim() !== '')
  const areBothLeft = areVersions(first, second)
  return {
    ...LEFT_MARKER,
    line: index + 1,
    column: 1,
    ...(areBothLeft
      ? { fix: `Delete it. Also delete one of the two versions ${isStart ? 'below' : 'above'} it.` }
      : { suggestion: deleteLine(lines, index) }),
  }
}

function deleteLine(lines: readonly string[], index: number): TextEdit | null {
  if (index === 0) return { line: 1, endLine: 2, text: lines[1] ?? '' }
  return { line: index, endLine: index + 1, text: lines[index - 1] ?? '' }
}

const LEFT_MARKER = {
  code: 'merge-conflict',
  message: 'This line is left from two versions of the file that were put together.',
  fix: 'Delete it.',
} as const

/** Finds the marker above the version that was there before both, where the other markers are gone. */
export function findOlderVersion(lines: readonly string[]): LocatedProblem | null {
  const index = lines.findIndex(
    (line, at) => OLDER.test(line) && ![lines[at - 1], lines[at + 1]].some(isRow),
  )
  if (index === -1) return null
  return {
    ...LEFT_MARKER,
    line: index + 1,
    column: 1,
    fix: 'Delete it. If what is below it is an older version, delete that, too.',
  }
}

/** In a table, seven bars can be empty cells. */
const OLDER = /^\|{7} [^|]+$/
const isRow = (line: string | undefined): boolean => line?.startsWith('|') === true
