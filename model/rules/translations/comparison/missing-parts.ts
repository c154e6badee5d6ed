// Finds headings, paragraphs, items of lists and rows of tables that only one of two translations has.
import type { BlockKind, TextBlock } from '../../../translations/text-blocks'
import { alignParts, type Pair } from './align-parts'

export type PartDifference = {
  /** Which of the two texts has the part. */
  readonly isIn: 'original' | 'translation'
  readonly block: TextBlock
  /** The line of the translation where the part is, or after which it is missing. */
  readonly line: number
}

/** Longer texts are not compared, because the time grows with the square of their length. */
const MAX_BLOCKS = 300
const COMPARED: readonly BlockKind[] = ['heading', 'item', 'row', 'paragraph']

/**
 * Returns the first difference, or null if each text has as many parts of each kind. A translation may say in two paragraphs what the
 * original says in one.
 * @param mayHaveMore whether the translation may have sections of its own, because it was complete once
 */
export function findPartDifference(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
  mayHaveMore: boolean,
): PartDifference | null {
  if (Math.max(original.length, translation.length) > MAX_BLOCKS) return null
  const found = findDifference(original, translation)
  if (found?.isIn !== 'translation') return found
  const compareWithout = (own: ReadonlySet<TextBlock>) =>
    findDifference(
      original,
      translation.filter((block) => !own.has(block)),
    )
  const own = splitSections(translation).filter(
    ([heading]) => mayHaveMore || FOR_READERS.test(heading?.words ?? ''),
  )
  if (own.some((section) => compareWithout(new Set(section)) === null)) return null
  return mayHaveMore ? compareWithout(findOwnSections(alignParts(original, translation))) : found
}

function findDifference(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
): PartDifference | null {
  const kind = COMPARED.find((compared) => {
    const [before, after] = [count(original, compared), count(translation, compared)]
    return compared === 'paragraph' ? after < before : after !== before
  })
  if (kind === undefined) return null
  const isIn = count(translation, kind) > count(original, kind) ? 'translation' : 'original'
  const pairs = alignParts(original, translation).filter((pair) =>
    pair.some((block) => block?.kind === kind),
  )
  const index = pairs.findIndex(([before, after]) => !(isIn === 'original' ? after : before))
  const block = pairs[index]?.[isIn === 'original' ? 0 : 1]
  if (!block) return null
  const last = pairs.slice(0, index).findLast(([, after]) => after)?.[1]
  return { isIn, block, line: isIn === 'translation' ? block.line : (last?.line ?? 1) }
}

/** Matches headings of what only people who read Spanish need. */
const FOR_READERS =
  /(?<![A-Za-zÀ-ỿ])(?:español|castellano|ingl[eé]s|int[eé]rpretes?|hispan[oa]s?|latin[oa]s?|bilingües?)(?![A-Za-zÀ-ỿ])/iu

/** Returns each heading with what is below it up to the next one, and up to each part before that: a box may be for the whole page. */
function splitSections(blocks: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = []
  for (const block of blocks)
    if (block.kind === 'heading') sections.push([block])
    else sections.at(-1)?.push(block)
  return sections.flatMap((section) =>
    section.slice(1).map((_, index) => section.slice(0, index + 2)),
  )
}

const count = (blocks: readonly TextBlock[], kind: BlockKind) =>
  blocks.filter((block) => block.kind === kind).length

/** Returns the parts of the sections that only the translation has: a heading, and all that is below it up to the next one. */
function findOwnSections(pairs: readonly Pair[]): ReadonlySet<TextBlock> {
  const own = new Set<TextBlock>()
  pairs.forEach(([before, after], index) => {
    if (before !== null || after?.kind !== 'heading') return
    const rest = pairs.slice(index + 1)
    const end = rest.findIndex(([, block]) => block?.kind === 'heading')
    const section = end === -1 ? rest : rest.slice(0, end)
    const parts = section.flatMap(([, block]) => block ?? [])
    if (parts.length === 0 || section.some(([other, block]) => other && block)) return
    for (const block of [after, ...parts]) own.add(block)
  })
  return own
}
