// Finds what git leaves in a file when two people have changed the same lines, also if only some of its markers are left.
import type { LocatedProblem } from '../../problems/problem'
import { areVersions } from './are-versions'
import { describeLeftMarker, findOlderVersion } from './left-markers'

/** Git's conflict markers have seven characters each; the base is between the second and the third. */
const OURS = /^<{7}(?: |$)/
const BASE = /^\|{7}(?: |$)/
const SEPARATOR = /^={7}\s*$/
const THEIRS = /^>{7}(?: |$)/
const FIELD = /^([a-z_]+):/
const MAX_SHOWN_LENGTH = 60

/** Returns the first conflict of a file, or null. While there is one, nothing else in the file is reliable. */
export function findConflict(text: string): LocatedProblem | null {
  if (!/^(?:<{7}|\|{7}|={7}|>{7})/m.test(text)) return null
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
  if (first === undefined || (found.length === 1 && ours === null)) {
    const older = findOlderVersion(lines)
    if (older !== null) return older
  }
  if (first === undefined) return null
  if (found.length === 1 && !isMarkerAlone(lines, first)) return null
  const base = find(BASE, ours ?? 0)
  if (found.length === 1 && separator === null && base === null)
    return describeLeftMarker(lines, first)
  const middle = separator ?? first
  const older = base !== null && base < middle ? base : null
  const oursEnd = older ?? middle
  const versions = [
    lines.slice(ours === null ? oursEnd - 1 : ours + 1, oursEnd),
    lines.slice(middle + 1, theirs !== null && theirs > middle ? theirs : middle + 2),
  ]
  const [mine = '', other = ''] = versions.map(showVersion)
  const before = older === null ? '' : showVersion(lines.slice(older + 1, middle))
  return {
    code: 'merge-conflict',
    line: first + 1,
    column: 1,
    message: describeVersions(mine, before, other),
    fix:
      older === null
        ? 'Keep the version that is right. Delete the other one, and each line that begins with <<<<<<<, ======= or >>>>>>>.'
        : 'Keep the version that is right. Delete the older one between ||||||| and =======, the other one, and each line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
  }
}

function describeVersions(mine: string, before: string, other: string): string {
  if (mine === '' || other === '')
    return `Two versions of this file were left together: one has ${mine || other || 'other words'} here, and the other does not.`
  return before === ''
    ? `Two versions, ${mine} and ${other}, were left together in this file.`
    : `Three versions, ${mine}, ${other} and the older ${before}, were left together in this file.`
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

function showVersion(version: readonly string[]): string {
  const text = version
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '---')
    .join(' / ')
  if (text === '') return ''
  return `"${text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text}"`
}
