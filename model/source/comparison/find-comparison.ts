// Finds lines of a comparison of two versions that were pasted with its marks: + before new lines and - before old ones.
import type { LocatedProblem } from '../../problems/problem'
import { areVersions } from '../conflicts/are-versions'
import { describeComparison } from './describe-comparison'
import { readComparison, splitRegions, type ComparedLine } from './read-comparison'

/** Matches a line of a list, a heading or a table after the mark of a comparison. */
const MARKED_WORDS = /^[-+](?:[-*+] |#+ |\|)/
/** Matches a field or an item that has one space more than it should, or the line above or below the fields. */
const SHIFTED_FIELD = /^ (?:(?: {2})?- |---\s*$|[^\s-])/
const ITEM = /^( *)- /
const NAME = /^ *[a-z_]+:(?:\s|$)/
const MIN_AROUND = 2

/** Returns the problem of all these lines of a file, or null. */
export function findComparison(text: string, fieldNames: readonly string[]): LocatedProblem | null {
  if (!/^\+/m.test(text)) return null
  const lines = readComparison(text, fieldNames)
  const written = new Map<ComparedLine, string | null>()
  for (const region of splitRegions(lines)) {
    if (!isComparison(region)) continue
    for (const line of region) {
      const edited = writeLine(line, region)
      if (edited !== line.text) written.set(line, edited)
    }
  }
  const changed = [...written.keys()]
  const [first] = changed
  const last = changed.at(-1)
  if (first === undefined || last === undefined) return null
  const part = lines.slice(first.number - 1, last.number)
  const write = (line: ComparedLine) => (written.has(line) ? written.get(line) : line.text) ?? null
  const edited = part.map(write).filter((line) => line !== null)
  const top = lines.map(write).find((line) => line !== null && line.trim() !== '')
  // Where no field is above the text, only a part of the file was pasted.
  const isWhole = top?.trimEnd() === '---' && edited.length > 0
  return {
    ...describeComparison(changed),
    line: first.number,
    column: 1,
    suggestion: isWhole
      ? { line: first.number, endLine: last.number, text: edited.join('\n') }
      : null,
  }
}

/** Returns whether a region has what only a comparison has. */
function isComparison(region: readonly ComparedLine[]): boolean {
  if (!region.some(({ kind }) => kind === 'new' || kind === 'old')) return false
  return (
    region.some(({ kind }) => kind === 'head') ||
    /^\+---\s*$/.test(region.find(({ kind }) => kind !== 'blank')?.text ?? '') ||
    region.some((_, index) => isReplaced(region, index)) ||
    (isShifted(region) && region.some((_, index) => isAdded(region, index)))
  )
}

/** Returns whether a new line is right below an old one that it replaces. */
function isReplaced(region: readonly ComparedLine[], index: number): boolean {
  const [old, line] = [region[index - 1], region[index]]
  if (old?.kind !== 'old' || line?.kind !== 'new') return false
  if (line.isField) return true
  if (MARKED_WORDS.test(old.text) && MARKED_WORDS.test(line.text)) return true
  const firstOld = region.slice(0, index).findLastIndex(({ kind }) => kind !== 'old') + 1
  const after = region.slice(index).findIndex(({ kind }) => kind !== 'new')
  const end = after === -1 ? region.length : index + after
  const join = (part: readonly ComparedLine[]) => part.map(({ text }) => text.slice(1)).join(' ')
  return areVersions(join(region.slice(firstOld, index)), join(region.slice(index, end)))
}

/** Returns whether a new line is right beside a line with one space more, of which there are enough. */
function isAdded(region: readonly ComparedLine[], index: number): boolean {
  const line = region[index]
  if (line?.kind !== 'new') return false
  const beside = [region[index - 1], region[index + 1]].find((other) => other?.kind === 'around')
  if (beside === undefined) return false
  if (!line.isField) return region.filter(({ kind }) => kind === 'around').length >= MIN_AROUND
  const [own, other] = [line.text.slice(1), beside.text.slice(1)].map(
    (text) => ITEM.exec(text)?.[1],
  )
  return own === other
}

/** Returns whether all lines without a mark have the space that a comparison puts in its place. */
function isShifted(region: readonly ComparedLine[]): boolean {
  const around = region.filter(({ kind }) => kind === 'around')
  return (
    around.every(({ isField, text }) => !isField || SHIFTED_FIELD.test(text)) &&
    around.some(({ isField, text }) => isField || /^ \S/.test(text))
  )
}

/** Returns a line without its mark, or null for a line that has to go. */
function writeLine(line: ComparedLine, region: readonly ComparedLine[]): string | null {
  if (line.kind === 'head' || line.kind === 'old') return null
  if (line.kind === 'blank') return line.text
  if (line.kind === 'around' && !isShifted(region)) return line.text
  const text = line.text.slice(1)
  if (!line.isField) return text
  if (ITEM.test(text)) return ' '.repeat(findIndent(text, region)) + text.trimStart()
  return NAME.test(text) ? text.trimStart() : text
}

/** Returns the number of spaces before the items of a list. */
function findIndent(text: string, region: readonly ComparedLine[]): number {
  const around = region.find(
    ({ kind, isField, text }) => kind === 'around' && isField && ITEM.test(text),
  )
  const shown = around === undefined ? text : around.text.slice(isShifted(region) ? 1 : 0)
  const indent = ITEM.exec(shown)?.[1]?.length ?? 0
  return indent === 0 ? 0 : 2
}
