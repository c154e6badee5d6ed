// Splits a text into blocks, of which a translation remembers a mark each: fields, paragraphs, headings and items of lists.
import { createHash } from 'node:crypto'
import { toFieldName } from '../schema/field'
import { splitFrontMatter } from '../front-matter/split-front-matter'

export type BlockKind = 'field' | 'heading' | 'item' | 'row' | 'quote' | 'box' | 'paragraph'

export type TextBlock = {
  readonly kind: BlockKind
  /** Four letters that differ, with very few exceptions, when the words differ. Spaces and line breaks do not matter. */
  readonly mark: string
  /** The line on which it begins, from 1. */
  readonly line: number
  /** Its words as they were typed, without the marks of Markdown at the beginning. */
  readonly words: string
  /** The name of its field; undefined in the text below the fields. */
  readonly field?: string
}

/** The fields whose words are translated, as in the model. */
const TRANSLATED_FIELDS = [
  'title',
  'summary',
  'description',
  'heading',
  'lead',
  'imageAlt',
  'buttonText',
  'emailSubject',
  'emailBody',
  'videoTitle',
  'videoText',
  'limits',
]
const FIELD_NAMES = TRANSLATED_FIELDS.map(toFieldName)

/** @param text a file with its front matter */
export function readTextBlocks(text: string): TextBlock[] {
  const { frontMatter, body, bodyLine } = splitFrontMatter(text, FIELD_NAMES)
  const fields = [...frontMatter].flatMap(([name, value]) => {
    if (!FIELD_NAMES.includes(name)) return []
    const items = 'items' in value ? value.items : [value]
    return items.map((item) => ({
      ...createBlock(item.text, item.line, `${name}:`),
      field: name,
    }))
  })
  return [...fields, ...readBody(body, bodyLine)]
}

/** Matches a line that begins a block even without an empty line before it. */
const BLOCK_START = /^\s*(?:[-*+] |\d+[.)] |#{1,6} |>|\||::)/
/** Matches a line without words: it is empty, closes a box, draws a table or parts a quotation. */
const NO_WORDS = /^[\s:|>-]*$/

/** @param firstLine the line of the file on which the body begins */
export function readBody(body: string, firstLine: number): TextBlock[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isOpen = false
  body.split('\n').forEach((typed, index) => {
    if (NO_WORDS.test(typed)) {
      isOpen = false
      return
    }
    const current = isOpen && !BLOCK_START.test(typed) ? blocks.at(-1) : undefined
    if (current) current.lines.push(typed)
    else blocks.push({ line: firstLine + index, lines: [typed] })
    isOpen = !/^\s*(?:#|::)/.test(typed)
  })
  return blocks.map(({ line, lines }) => createBlock(lines.join(' '), line))
}

function createBlock(typed: string, line: number, prefix = ''): TextBlock {
  const words = typed.replace(/\s+/g, ' ').trim()
  const shown = words
    .replace(BLOCK_START, '')
    .replace(/^:*[a-z]+\[/, '')
    .replace(/\*|\]\([^)]*\)|\]\{.*|[[\]]/g, '')
  const kind = prefix === '' ? getKind(words) : 'field'
  return { kind, mark: createMark(prefix + words), line, words: shown.trim() }
}

function getKind(words: string): BlockKind {
  if (/^(?:[-*+]|\d+[.)]) /.test(words)) return 'item'
  if (words.startsWith('|')) return 'row'
  if (words.startsWith('#')) return 'heading'
  if (words.startsWith('>')) return 'quote'
  return words.startsWith('::') ? 'box' : 'paragraph'
}

/** Matches what leads to a part of one of our pages in a link or a button: it follows the words of a heading, which have a mark of their own. */
const PART_OF_PAGE = /(?<=(?:\]\(|href="?)(?:\/[^\s)#}]*)?)#[^\s")}]*/g

const A = 'a'.charCodeAt(0)

/** Uses letters only, because programs may read digits as a number. */
const createMark = (words: string): string =>
  String.fromCharCode(
    ...createHash('sha256')
      .update(words.replace(PART_OF_PAGE, ''))
      .digest()
      .subarray(0, 4)
      .map((byte) => A + (byte % 26)),
  )
