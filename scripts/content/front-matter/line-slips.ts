// A line between the fences that is neither a field nor an item: what it was meant to be, and how to write it.
import { surely } from '../nearest'
import type { Finding, PlacedFinding } from '../problem'
import type { ProblemCode } from '../problem-kinds'

type Around = {
  /** The fields that there are, as they are typed. */
  readonly known: readonly string[]
  /** Whether the field above takes items. */
  readonly inList: boolean
}

/** A field with whatever people put around its name and in place of its colon. */
const LOOSE_FIELD =
  /^(\s*)(["'“”‘’*`-]*\s*)(\p{L}[\p{L}\p{N}_ \u00A0-]*?)(["'“”‘’*`]*\s*)([:：﹕∶=])(\s*)(.*)$/u
const LOOSE_ITEM = /^\s*[-*+•●▪◦·‣–—−]\s*(.*)$/u

/** How a field's name is typed: `Start Date` and `start-date` are `start_date`. */
export function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

type Slip = {
  readonly finding: PlacedFinding
  /** The line as it was meant, when that is beyond doubt: reading goes on with it. */
  readonly repaired: string | null
}

/** What is wrong with a line that could not be read. */
export function slipOf(content: string, line: number, around: Around): Slip {
  const only = (finding: Finding, more: Partial<PlacedFinding> = {}): Slip => ({
    finding: { ...finding, line, column: 1, ...more },
    repaired: null,
  })
  const field = fieldSlip(content, line, around.known)
  if (field) return field
  if (content.startsWith('#')) return only(COMMENT)
  if (/^\s*<<\s*:/.test(content)) return only(MERGE)
  const item = LOOSE_ITEM.exec(content)?.[1]?.trim()
  if (item !== undefined && item !== '') {
    return around.inList
      ? repair(`  - ${item}`, { ...ITEM_MARK, line, column: 1 })
      : only(ITEM_MISPLACED)
  }
  const word = /^[a-z_]+(?=\s)/.exec(content)?.[0]
  return word !== undefined && around.known.includes(word)
    ? only(colonMissing(word), { field: word, column: word.length + 1 })
    : only(UNREADABLE)
}

function repair(repaired: string, finding: PlacedFinding): Slip {
  const { line } = finding
  return { finding: { ...finding, suggestion: { line, endLine: line, text: repaired } }, repaired }
}

function fieldSlip(content: string, line: number, known: readonly string[]): Slip | null {
  const match = LOOSE_FIELD.exec(content)
  if (!match) return null
  const [, indent = '', marks = '', typed = '', behind = '', colon = '', gap = ''] = match
  const rest = (match[7] ?? '').trim()
  const plain = plainName(typed)
  const name = known.includes(plain) ? plain : surely(plain, known)
  if (name === null) return null
  const repaired = rest === '' ? `${name}:` : `${name}: ${rest}`
  const upToColon = (indent + marks + typed + behind).length
  const slip = firstSlip({ indent, colon, gap, rest, name, behind })
  const column = { start: 1, colon: upToColon + 1, gap: upToColon + 2 }[slip.at]
  return repair(repaired, { ...slip.finding, fix: `Write: ${repaired}`, field: name, line, column })
}

type Parts = Record<'indent' | 'colon' | 'gap' | 'rest' | 'name' | 'behind', string>

/** The first thing in the line that is not as it should be, and where it stands. */
function firstSlip({ indent, colon, gap, rest, name, behind }: Parts): {
  finding: Pick<Finding, 'code' | 'message'>
  at: 'start' | 'colon' | 'gap'
} {
  if (colon === '=')
    return {
      finding: says('colon-equals', `There is a = behind ${name}, not a colon.`),
      at: 'colon',
    }
  if (colon !== ':')
    return {
      finding: says('colon-wide', 'The colon is a wide one from another keyboard.'),
      at: 'colon',
    }
  if (gap === '' && rest !== '')
    return { finding: says('colon-space', 'There is no space behind the colon.'), at: 'gap' }
  const strange = /[^ ]/.exec(gap)?.[0] ?? /[^ \S]/.exec(behind)?.[0]
  if (strange !== undefined)
    return {
      finding: says('space-strange', `Behind ${name} there is ${spaceName(strange)}, not a space.`),
      at: 'gap',
    }
  return indent === ''
    ? { finding: says('field-name', `The name of the field is written ${name}.`), at: 'start' }
    : { finding: says('line-indented', 'The line does not begin at the left edge.'), at: 'start' }
}

const says = (code: ProblemCode, message: string) => ({ code, message })

/** What a kind of white space is called. */
function spaceName(space: string): string {
  if (space === '\t') return 'a tab'
  return space === '\u00A0' ? 'a space that does not break' : 'a space of a special width'
}

const COMMENT: Finding = {
  code: 'line-remark',
  message: 'A line that begins with # is shown nowhere.',
  fix: 'Delete the line, or put its words into one of the fields.',
}

const MERGE: Finding = {
  code: 'value-sign',
  message: 'The sign << is for programs, not for the page.',
  fix: 'Delete the line, and write each field on a line of its own.',
}

const ITEM_MARK: Finding = {
  code: 'item-mark',
  message: 'Each item of a list begins with a hyphen and a space.',
  fix: 'Begin the line with two spaces, a hyphen and a space.',
}

const ITEM_MISPLACED: Finding = {
  code: 'item-misplaced',
  message: 'This line is an item of a list, but the field above it takes no list or has a value.',
  fix: 'Write the words behind the colon of their field, or leave the line of the field empty behind its colon.',
}

const colonMissing = (word: string): Finding => ({
  code: 'colon-missing',
  message: `There is no colon behind ${word}.`,
  fix: `Write ${word}: with a space behind the colon. If the line goes on from the one above, begin it with two spaces.`,
})

const UNREADABLE: Finding = {
  code: 'line-unreadable',
  message: 'This line is neither a field nor an item of a list.',
  fix: 'Write a field as its name, a colon, a space and its value, for example: title: Walk for Life',
}
