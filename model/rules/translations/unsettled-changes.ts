// Leaves out changes of an English text that have a problem of their own: nobody should translate them before it is solved.
import type { Problem } from '../../problems/problem'
import type { ProblemCode } from '../../problems/problem-codes'
import type { TextChange } from '../../translations/find-changes'
import type { TextBlock } from '../../translations/text-blocks'

/** Problems that quote words of several blocks, and are reported where the first of them is. */
const OF_SEVERAL_BLOCKS: readonly ProblemCode[] = [
  'promise-undated',
  'promise-law',
  'claim-undated',
]

/**
 * Returns the changes that can be translated now. A new heading or question waits for the new words below it.
 * @param blocks all blocks of the English text
 * @param problems those of its file
 */
export function omitUnsettled(
  changes: readonly TextChange[],
  blocks: readonly TextBlock[],
  problems: readonly Problem[],
): readonly TextChange[] {
  if (problems.length === 0) return changes
  const waiting = new Set<number>()
  for (const { kind, block } of changes.toReversed()) {
    if (block === null || (kind !== 'changed' && kind !== 'added')) continue
    const next = blocks.find(({ line }) => line > block.line)?.line
    const isAbove = kind === 'added' && (block.kind === 'heading' || block.kind === 'box')
    const waitsForNext = isAbove && next !== undefined && waiting.has(next)
    if (waitsForNext || problems.some((problem) => isAbout(problem, block, next)))
      waiting.add(block.line)
  }
  return changes.filter(
    ({ kind, block }) => block === null || kind === 'removed' || !waiting.has(block.line),
  )
}

const ON_LINE = / on line (\d+)\.$/

/** @param next the line of the next block */
function isAbout(
  { code, message, field, line }: Problem,
  block: TextBlock,
  next = Infinity,
): boolean {
  if (OF_SEVERAL_BLOCKS.includes(code)) {
    const quoted = [...message.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words)
    if (quoted.some((words) => block.words.includes(words))) return true
  }
  if (field !== (block.field ?? null)) return false
  if (field !== null) return true
  // Of two paragraphs that say the same, either may be the one to delete.
  const other = code === 'text-twice' ? Number(ON_LINE.exec(message)?.[1]) : line
  return [line, other].some((place) => place >= block.line && place < next)
}
