// Reads the lines of a file as those of a comparison of two versions, as chat programs and GitHub show them.
import { maskCode } from '../../markdown/leftovers/leftover'

type Kind = 'head' | 'old' | 'new' | 'around' | 'blank' | 'other'

export type ComparedLine = {
  readonly text: string
  /** The number of the line in the file, from 1. */
  readonly number: number
  readonly kind: Kind
  readonly isField: boolean
}

/** Matches the lines that name the files and the places of a comparison. */
const HEAD =
  /^(?:@@ .*@@|diff --git |index [0-9a-f]{7}|(?:---|\+{3}) (?:[ab]\/|\/dev\/null)|\\ No newline)/
const FENCE = /^[+ ]?---\s*$/
const NEW_FIELD = /^\+(?: *(?:- +\S|[a-z_]+:(?:\s|$))|---\s*$)/
const OLD_ITEM = /^- *- +\S/
const OLD_FIELD = /^-( *)([a-z_]+):(?:\s|$)/
const NEW_WORDS = /^\+(?:\S|\s*$)/
/** Matches no line of hyphens. */
const OLD_WORDS = /^-(?!-*\s*$)\S|^-\s*$/

/** Returns the kind of each line; lines of code are blank. */
export function readComparison(text: string, fieldNames: readonly string[]): ComparedLine[] {
  const masked = maskCode(text).split('\n')
  let fences = 0
  return text.split('\n').map((line, index) => {
    const shown = masked[index] ?? ''
    const isFence = fences < 2 && FENCE.test(shown)
    if (isFence) fences += 1
    const isField = isFence || fences === 1
    const kind = isField ? findFieldKind(shown, fieldNames) : findWordsKind(shown)
    return { text: line, number: index + 1, kind: findCommonKind(shown) ?? kind, isField }
  })
}

/** Returns the parts of a file between lines that no comparison has. */
export function splitRegions(lines: readonly ComparedLine[]): ComparedLine[][] {
  const regions: ComparedLine[][] = []
  let isOpen = false
  for (const line of lines) {
    const isPart = line.kind !== 'other'
    if (isPart && isOpen) regions.at(-1)?.push(line)
    else if (isPart) regions.push([line])
    isOpen = isPart
  }
  return regions
}

function findCommonKind(line: string): Kind | null {
  if (line.trim() === '') return 'blank'
  if (HEAD.test(line)) return 'head'
  return line.startsWith(' ') ? 'around' : null
}

function findFieldKind(line: string, fieldNames: readonly string[]): Kind {
  if (NEW_FIELD.test(line)) return 'new'
  const [, space, name = ''] = OLD_FIELD.exec(line) ?? []
  const isOldField = space === '' || fieldNames.includes(name)
  return OLD_ITEM.test(line) || isOldField ? 'old' : 'other'
}

function findWordsKind(line: string): Kind {
  if (NEW_WORDS.test(line)) return 'new'
  return OLD_WORDS.test(line) ? 'old' : 'other'
}
