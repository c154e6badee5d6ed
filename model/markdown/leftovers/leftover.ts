// What other programs leave in a text, found in the source before it is parsed.
import type { Language } from '../../languages'
import type { Contacts } from '../../schema/field'
import { listLines } from '../../text/list-lines'
import type { TextProblem } from '../parse-context'
import type { Span } from '../span'
import { getPositionAt } from '../../problems/problem'

export type Leftover = {
  readonly problem: TextProblem
  /** Where the problem is reported. */
  readonly at: number
  /** What the replacement of the problem replaces. */
  readonly span: Span
  /** Where nothing else is reported, because all of it follows from this problem. */
  readonly claims: readonly Span[]
}

/**
 * Finds what one kind of program leaves.
 * @param text the source with other characters in place of code
 * @param blocks the lines of that text; those of a block have no empty line between them
 */
export type FindLeftovers = (
  text: string,
  source: string,
  blocks: readonly Line[][],
  context: LeftoverContext,
) => readonly Leftover[]

export type LeftoverContext = {
  /** The address of our own home page, if it is known. */
  readonly siteUrl?: string | undefined
  /** Our time zone, if it is known. */
  readonly timeZone?: string | undefined
  readonly language?: Language | undefined
  /** The title that is shown above the text. */
  readonly title?: string | undefined
  /** The person who has written the text, or whom it is about. */
  readonly author?: string | undefined
  readonly contacts?: Contacts | undefined
  /** Whether it is the value of a field, which has no links. */
  readonly isField?: boolean | undefined
}

/** A line of a text without its line break. */
export type Line = Span & { readonly text: string }

export function splitLines(text: string): Line[] {
  let start = 0
  return text.split('\n').map((line) => {
    const result = { start, end: start + line.length, text: line }
    start += line.length + 1
    return result
  })
}

/** Returns the lines that follow each other without an empty line between them. */
export function splitBlocks(text: string): Line[][] {
  const blocks: Line[][] = []
  let isOpen = false
  for (const line of splitLines(text)) {
    const isBlank = line.text.trim() === ''
    if (!isBlank && isOpen) blocks.at(-1)?.push(line)
    else if (!isBlank) blocks.push([line])
    isOpen = !isBlank
  }
  return blocks
}

export const getSpan = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
})

/** Returns the whole lines of a part of a text. */
export function getWholeLines(text: string, { start, end }: Span): Span {
  const next = text.indexOf('\n', end)
  return { start: text.lastIndexOf('\n', start - 1) + 1, end: next === -1 ? text.length : next }
}

/** A part of a text with what is written in its place. */
export type Change = Span & { readonly text: string }

/** Returns the part from the first change to the end of the last, and its text with all of them. */
export function joinChanges(
  source: string,
  changes: readonly Change[],
): { span: Span; replacement: string } {
  const sorted = [...changes].sort((a, b) => a.start - b.start)
  const start = sorted[0]?.start ?? 0
  let end = start
  let replacement = ''
  for (const change of sorted) {
    replacement += source.slice(end, change.start) + change.text
    end = change.end
  }
  return { span: { start, end }, replacement }
}

/** Returns where the text above a place ends, without the empty lines between; the place itself if there is no text above. */
export const getEndAbove = (text: string, start: number): number =>
  text.slice(0, start).trim() === '' ? start : text.slice(0, start).trimEnd().length

const MAX_NAMED_LINES = 50

/** Names the lines of the spans but the first one: ` (also on lines 12 and 24)`, or nothing. */
export function nameOtherLines(text: string, spans: readonly Span[]): string {
  const lines = [
    ...new Set(spans.slice(0, MAX_NAMED_LINES).map(({ start }) => getPositionAt(text, start).line)),
  ].slice(1)
  return lines.length === 0 ? '' : ` (also on ${listLines(lines)})`
}

const FENCED = /^(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?\1[`~]*[ \t]*$/gm
const CODE_SPAN = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g

/** Replaces code by characters that mean nothing, so that offsets stay valid. */
export function maskCode(text: string): string {
  if (!/`|~~~/.test(text)) return text
  return text
    .replace(FENCED, (code) => code.replace(/[^\n]/g, ' '))
    .replace(CODE_SPAN, (code) => 'x'.repeat(code.length))
}
