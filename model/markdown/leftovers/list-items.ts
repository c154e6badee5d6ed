// Reads the items of lists in a text, to compare them.
import { getPositionAt } from '../../problems/problem'
import type { Span } from '../span'
import type { Line } from './leftover'

const ITEM = /^ {0,3}(?:[-*+]|(\d{1,3})[.)]) +(.*)$/
/** Matches a line that ends an item even without an empty line above it. */
const BLOCK_START = /^ {0,3}(?:#{1,6} |:{2,}|>|\|)/
const BOLD_LEAD = /^(?:\*\*|__)(.+?)(?:\*\*|__)(.*)$/
/** An item without bold words is named by its first words, at most this many. */
const NAMED_WORDS = 6

export type Item = {
  readonly lines: readonly Line[]
  readonly number: string | undefined
  readonly words: string
  /** The words in bold at the beginning. */
  readonly lead: string | undefined
  readonly rest: string
}

/** Returns the items of each list, which end before a line at the margin that begins a block of its own. */
export function listLists(blocks: readonly (readonly Line[])[]): Item[][] {
  const lists: Line[][][] = []
  let items: Line[][] | null = null
  for (const lines of blocks)
    for (const [index, line] of lines.entries()) {
      const isOwn = index > 0 ? !BLOCK_START.test(line.text) : /^\s/.test(line.text)
      if (ITEM.test(line.text)) {
        if (items === null) lists.push((items = []))
        items.push([line])
      } else if (isOwn) items?.at(-1)?.push(line)
      else items = null
    }
  return lists.map((list) => list.map(readItem))
}

function readItem(lines: readonly Line[]): Item {
  const [, number, first = ''] = ITEM.exec(lines[0]?.text ?? '') ?? []
  const words = [first, ...lines.slice(1).map(({ text }) => text.trim())].join(' ').trim()
  const [, lead, rest = words] = BOLD_LEAD.exec(words) ?? []
  return { lines, number, words, lead, rest }
}

export const getSpan = ({ lines }: Item): Span => ({
  start: lines[0]?.start ?? 0,
  end: lines.at(-1)?.end ?? 0,
})

export const getLines = (text: string, { lines }: Item): number[] =>
  lines.map(({ start }) => getPositionAt(text, start).line)

/** Returns the words in bold, or the first words. */
export const getName = ({ lead, words }: Item): string =>
  lead?.replace(/[.:]$/, '') ?? `${words.split(' ').slice(0, NAMED_WORDS).join(' ')} …`
