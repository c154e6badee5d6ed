// Finds what git leaves in a file when two people have changed the same lines, also if only some of its markers are left.
import type { LocatedProblem } from '../../problems/problem'
import { areVersions } from './are-versions'
import { describeLeftMarker, findOlderVersion } from './left-markers'
import { shortenText } from '../../text/shorten-text'

/** Git's conflict markers have seven characters each; the base is between the second and the third. */
const OURS = /^<{7}(?: |$)/
const BASE = /^\|{7}(?: |$)/
const SEPARATOR = /^={7}\s*$/
const THEIRS = /^>{7}(?: |$)/
const FIELD = /^([a-z_]+):/
const MAX_SHOWN_LENGTH = 60
/** How many characters from the first difference are shown at least. */
const MIN_SHOWN = 20
const WORDS_BEFORE = 3

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
  const texts = versions.map(joinVersion)
  const [mine = '', other = ''] = showDifference(texts[0] ?? '', texts[1] ?? '')
  const before = older === null ? '' : showStart(joinVersion(lines.slice(older + 1, middle)))
  return {
    code: 'merge-conflict',
    line: first + 1,
    column: 1,
    message: describeVersions(mine, before, other),
    fix:
      older === null
        ? 'Keep the version that is right, or write one from both. Delete the other one, and each line that begins with <<<<<<<, ======= or >>>>>>>.'
        : 'Keep the version that is right, or write one from both. Delete the older one between ||||||| and =======, the other one, and each line that begins with <<<<<<<, |||||||, ======= or >>>>>>>.',
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

const joinVersion = (version: readonly string[]): string =>
  version
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '---')
    .join(' / ')

/** Returns both versions from a few words before the place where they begin to differ. */
function showDifference(mine: string, other: string): [string, string] {
  const [words, otherWords] = [mine.split(' '), other.split(' ')]
  const different = words.findIndex((word, index) => word !== otherWords[index])
  const start = different === -1 ? 0 : Math.max(0, different - WORDS_BEFORE)
  const length = words.slice(0, start).join(' ').length
  // What is shown whole, or has its difference at its beginning, needs no cut.
  const isShort = words.slice(0, different + 1).join(' ').length < MAX_SHOWN_LENGTH - MIN_SHOWN
  return length === 0 || isShort || mine === '' || other === ''
    ? [showStart(mine), showStart(other)]
    : [showFrom(words, start), showFrom(otherWords, start)]
}

const showFrom = (words: readonly string[], start: number): string =>
  showStart(`…${words.slice(start).join(' ')}`)

function showStart(text: string): string {
  if (text === '') return ''
  return `"${shortenText(text, MAX_SHOWN_LENGTH)}"`
}
