// Finds what someone may have meant by words that are nowhere.
import { splitFrontMatter } from '../../../model/front-matter/split-front-matter'

/** The part of the words that has to be in a line, and of the line that has to be in the words. */
const MIN_SHARE = 0.5
const MIN_WORDS = 2

/** Returns the line or sentence of the texts with the most words in common, or null if none is much like the words. */
export function findSimilarLine(texts: readonly string[], words: string): string | null {
  const wanted = listWords(words)
  if (wanted.size < MIN_WORDS) return null
  let best: { line: string; share: number } | null = null
  for (const line of texts.flatMap(listLines)) {
    const found = listWords(line)
    const common = [...wanted].filter((word) => found.has(word)).length
    const share = common / Math.max(wanted.size, found.size)
    if (share >= MIN_SHARE && share > (best?.share ?? 0)) best = { line, share }
  }
  return best?.line ?? null
}

const listWords = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])

/** Returns the values of the fields and the sentences of the text, as a page shows them. */
function listLines(file: string): string[] {
  const { frontMatter, bodyLine } = splitFrontMatter(file, [])
  const values = [...frontMatter.values()].flatMap((value) =>
    'items' in value ? value.items.map(({ text }) => text) : [value.text],
  )
  const body = file
    .split('\n')
    .slice(bodyLine - 1)
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
  return [
    ...values,
    ...body.map((line) => line.replace(/!?\[([^\]]*)\]\([^)]*\)|\*+|^[#>\s-]+/g, '$1')),
  ]
}
