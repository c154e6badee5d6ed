// Finds what comes along above a text from another program: its title, and the lines in which Notion keeps who wrote it and when.
import { simplifyWords } from '../../../text/simplify-text'
import type { FindLeftovers, Leftover, Line } from '../leftover'

const LARGE_HEADING = /^#[ \t]+\S/
const MARKS = /^(?:#{1,3}[ \t]+|\*\*|__)|(?:\*\*|__|[ \t]#+)?[ \t]*$/g
/** The marks of a heading and of bold words, with spaces, in characters. */
const MAX_MARKS = 20
const PROPERTY = /^[A-ZÀ-Þ][A-Za-zÀ-ỿ ]{1,24}: +\S/u
/** The names of properties that no other text has at its top. */
const CERTAIN =
  /^(?:Created(?: by| time)?|Last edited(?: by| time)?|Verification|Creado(?: por)?|Última edición(?: por)?):/
const LIKELY = /^(?:Status|Tags|Owner|Assignee|Due(?: date)?|Estado|Etiquetas|Responsable):/
const MIN_LIKELY = 2

export const findPastedHeads: FindLeftovers = (_text, _source, blocks, { title = '' }) => {
  const [first, ...others] = blocks
  if (first === undefined) return []
  const isTitle = isTitleAgain(first, title)
  const isHeading = isTitle || (first.length === 1 && LARGE_HEADING.test(first[0]?.text ?? ''))
  const properties = isHeading ? others[0] : first
  const next = isHeading ? others[1] : others[0]
  if (properties !== undefined && isProperties(properties)) {
    const top = isTitle ? first : properties
    return [createLeftover(PROPERTIES, top, properties, next)]
  }
  if (!isTitle || others[0] === undefined) return []
  const isLarge = LARGE_HEADING.test(first[0]?.text ?? '')
  return [createLeftover(isLarge ? LARGE_TITLE : TITLE, first, first, others[0])]
}

/** Returns whether a block is only a title, as a heading, in bold words or in plain ones. */
function isTitleAgain(block: readonly Line[], title: string): boolean {
  const [line] = block
  if (line === undefined || block.length > 1) return false
  if (line.text.length > title.length + MAX_MARKS) return false
  const words = simplifyWords(line.text.replace(MARKS, ''))
  return words !== '' && words === simplifyWords(title)
}

function isProperties(block: readonly Line[]): boolean {
  if (block.length < 2 || !block.every(({ text }) => PROPERTY.test(text))) return false
  const count = (pattern: RegExp) => block.filter(({ text }) => pattern.test(text)).length
  return count(CERTAIN) > 0 || count(LIKELY) >= MIN_LIKELY
}

const PROPERTIES = {
  code: 'foreign-mark',
  message:
    'These lines came along from the program in which the text was written, and visitors would read them.',
} as const
const LARGE_TITLE = {
  code: 'heading-large',
  message: 'The title is shown above the text already, so visitors would read it twice.',
} as const
const TITLE = { ...LARGE_TITLE, code: 'text-twice', severity: 'warning' } as const

/** @param next the block below, which moves up to the first line */
function createLeftover(
  problem: typeof PROPERTIES | typeof LARGE_TITLE | typeof TITLE,
  top: readonly Line[],
  bottom: readonly Line[],
  next: readonly Line[] | undefined,
): Leftover {
  const start = top[0]?.start ?? 0
  const end = bottom.at(-1)?.end ?? start
  const span = { start, end: next?.[0]?.start ?? end }
  const isOneLine = top === bottom && top.length === 1
  return {
    problem: {
      ...problem,
      fix: isOneLine
        ? 'Delete this line.'
        : `Delete all lines down to "${bottom.at(-1)?.text.trim() ?? ''}".`,
      replacement: '',
    },
    at: start,
    span,
    claims: [{ start, end }],
  }
}
