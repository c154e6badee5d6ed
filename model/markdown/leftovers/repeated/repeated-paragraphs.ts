// Finds a paragraph or a part of a text that is there twice, as after pasting it a second time, or copying it where it was to be cut.
import { getPositionAt } from '../../../problems/problem'
import { hasSpeaker } from '../../../text/prayer-answer'
import type { Leftover, Line } from '../leftover'
import { isLeftCopy, VERSE } from '../left-copies'

/** A shorter paragraph may be said again on purpose. */
const MIN_PARAGRAPH_LENGTH = 60
/** A shorter paragraph that is there again further down may be a refrain. */
const MIN_DISTANT_LENGTH = 200
const MAX_QUOTED = 40
/** Tables, boxes, quotations, lists and headings. */
const NO_PARAGRAPH = /^(?:[|:>]|[-*+] |#{1,6} )/

/** Finds the first paragraph that is there again, with all that is there again around it, but no refrain. */
export function findRepeatedParagraphs(text: string, blocks: readonly Line[][]): Leftover[] {
  const words = blocks.map((lines) => lines.map((line) => line.text.trim()).join('\n'))
  const isLong = (typed: string) =>
    typed.length >= MIN_PARAGRAPH_LENGTH && !NO_PARAGRAPH.test(typed)
  const seen = new Map<string, number>()
  for (const [index, typed] of words.entries()) {
    if (!isLong(typed)) continue
    const first = seen.get(typed)
    seen.set(typed, index)
    if (first === undefined) continue
    const run = findRun(words, first, index)
    const isBeside = index - first <= run.to - run.from + 1
    if (!isRefrain(blocks.slice(run.from, run.to + 1), isBeside))
      return [describeRun(blocks, run, isBeside)]
    const isOne = run.from === run.to && !isBeside
    if (isOne && isLeftCopy(blocks, { first, again: index }))
      return [describeCopy(blocks, index, getPositionAt(text, blocks[first]?.[0]?.start ?? 0).line)]
  }
  return []
}

/** Returns whether these are words that people say or sing again on purpose. */
function isRefrain(blocks: readonly Line[][], isBeside: boolean): boolean {
  const texts = blocks.map((lines) => lines.map(({ text }) => text).join('\n'))
  if (texts.some((text) => hasSpeaker(text) && (!isBeside || /^[*_]/.test(text)))) return true
  if (isBeside || texts.some((text) => text.startsWith('#'))) return false
  const { length } = texts.join('\n')
  return length < MIN_DISTANT_LENGTH || texts.some((text) => VERSE.test(text))
}

/** Returns the indexes of the first and the last block of what repeats the blocks around another one. */
function findRun(words: readonly string[], first: number, again: number) {
  let before = 0
  while (again - before - 1 > first && words[first - before - 1] === words[again - before - 1])
    before++
  let after = 0
  while (again + after + 1 < words.length && words[first + after + 1] === words[again + after + 1])
    after++
  return { from: again - before, to: again + after }
}

/** Describes a paragraph that was copied to another place, where only people know which of the two is right. */
const describeCopy = (blocks: readonly Line[][], index: number, otherLine: number): Leftover => {
  const [start, end] = [blocks[index]?.[0]?.start ?? 0, blocks[index]?.at(-1)?.end ?? 0]
  return createRepetition(
    `This paragraph is also on line ${otherLine}, with the same words.`,
    'Delete one of the two. If both are to stay, there is nothing to do.',
    { span: { start, end }, at: start },
  )
}

function describeRun(
  blocks: readonly Line[][],
  { from, to }: { readonly from: number; readonly to: number },
  isBeside: boolean,
): Leftover {
  const at = blocks[from]?.[0]?.start ?? 0
  const span = { start: blocks[from - 1]?.at(-1)?.end ?? at, end: blocks[to]?.at(-1)?.end ?? at }
  const isOne = from === to
  const message = isOne
    ? 'This paragraph is there twice, with the same words.'
    : 'This part of the text is there twice, with the same words.'
  const fix = isOne ? 'Delete it here.' : `Delete it here, down to "${getEnd(blocks[to])}".`
  // Only people know which one is at the right place.
  if (!isBeside) {
    const both = `${fix} If it is meant to be there again, there is nothing to do.`
    return { ...createRepetition(message, both, { span, at }), claims: [span] }
  }
  return { ...createRepetition(message, fix, { span, at }, ''), claims: [span] }
}

/** Returns the last words of a block. */
const getEnd = (block: readonly Line[] = []): string => {
  const text = block.at(-1)?.text.trim() ?? ''
  return text.length > MAX_QUOTED ? `… ${text.slice(-MAX_QUOTED)}` : text
}

/** @param replacement what `--fix` writes, or nothing if only people know */
export const createRepetition = (
  message: string,
  fix: string,
  place: Pick<Leftover, 'span'> & { readonly at: number },
  replacement?: string,
): Leftover => ({
  problem: {
    code: 'text-twice',
    severity: 'warning',
    message,
    fix,
    ...(replacement === undefined ? {} : { replacement }),
  },
  ...place,
  claims: [],
})
