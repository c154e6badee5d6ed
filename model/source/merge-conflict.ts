// Finds what git leaves in a file when two people have changed the same lines, also if only some of its markers are left.
import type { LocatedProblem } from '../problems/problem'

/** Git's conflict markers have seven characters each; the base is between the second and the third. */
const OURS = /^<{7}(?: |$)/
const BASE = /^\|{7}(?: |$)/
const SEPARATOR = /^={7}\s*$/
const THEIRS = /^>{7}(?: |$)/
const FIELD = /^([a-z_]+):/
const MAX_SHOWN_LENGTH = 60
/** Two sentences with fewer words in common may be about two things. */
const MIN_COMMON_WORDS = 3

/** Returns the first conflict of a file, or null. While there is one, nothing else in the file is reliable. */
export function findConflict(text: string): LocatedProblem | null {
  if (!/^(?:<{7}|={7}|>{7})/m.test(text)) return null
  const lines = text.split('\n')
  const find = (pattern: RegExp, from: number) => {
    const index = lines.findIndex((line, number) => number >= from && pattern.test(line))
    return index === -1 ? null : index
  }
  const ours = find(OURS, 0)
  const separator = find(SEPARATOR, ours ?? 0)
  const theirs = find(THEIRS, separator ?? ours ?? 0)
  const found = [ours, separator, theirs].filter((index) => index !== null)
  const [first] = found
  if (first === undefined) return null
  if (found.length === 1 && !isMarkerAlone(lines, first)) return null
  const middle = separator ?? first
  const base = find(BASE, ours ?? 0)
  const oursEnd = base !== null && base < middle ? base : middle
  const versions = [
    lines.slice(ours === null ? oursEnd - 1 : ours + 1, oursEnd),
    lines.slice(middle + 1, theirs !== null && theirs > middle ? theirs : middle + 2),
  ]
  const [mine = '', other = ''] = versions.map(showVersion)
  return {
    code: 'merge-conflict',
    line: first + 1,
    column: 1,
    message:
      mine === '' || other === ''
        ? `Two versions of this file were left together: one has ${mine || other || 'other words'} here, and the other does not.`
        : `Two versions of this file were left together: ${mine} and ${other}.`,
    fix: 'Keep the version that is right. Delete the other one, and each line that begins with <<<<<<<, ======= or >>>>>>>.',
  }
}

/** Checks if a marker without the others is one: seven = can be below a heading, and seven > a quotation. */
function isMarkerAlone(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  if (OURS.test(line)) return true
  if (THEIRS.test(line))
    return ![lines[index - 1], lines[index + 1]].some((neighbor) => neighbor?.startsWith('>'))
  const names = (part: readonly string[]) => part.flatMap((text) => FIELD.exec(text)?.[1] ?? [])
  const above = names(lines.slice(0, index))
  return (
    names(lines.slice(index + 1)).some((name) => above.includes(name)) ||
    areVersions(lines[index - 1], lines[index + 1])
  )
}

/** Checks if two lines have most of their words in common, as two versions of a sentence do. */
export function areVersions(above = '', below = ''): boolean {
  const getWords = (line: string): string[] => line.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const [mine, other] = [getWords(above), getWords(below)]
  const shorter = Math.min(mine.length, other.length)
  const common = mine.filter((word) => other.includes(word)).length
  return shorter >= MIN_COMMON_WORDS && common >= MIN_COMMON_WORDS && common >= shorter / 2
}

function showVersion(version: readonly string[]): string {
  const text = version
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '---')
    .join(' / ')
  if (text === '') return ''
  return `"${text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text}"`
}
