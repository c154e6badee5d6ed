// Finds headings, paragraphs, items of lists and rows of tables that only one of two translations has.
import type { BlockKind, TextBlock } from '../../../translations/text-blocks'

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
 */
export function findPartDifference(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
): PartDifference | null {
  if (Math.max(original.length, translation.length) > MAX_BLOCKS) return null
  const kind = COMPARED.find((compared) => {
    const [before, after] = [count(original, compared), count(translation, compared)]
    return compared === 'paragraph' ? after < before : after !== before
  })
  if (kind === undefined) return null
  const isIn = count(translation, kind) > count(original, kind) ? 'translation' : 'original'
  const hasKind = (block: TextBlock) => block.kind === kind
  const pairs = align(original.filter(hasKind), translation.filter(hasKind))
  const index = pairs.findIndex(([before, after]) => !(isIn === 'original' ? after : before))
  const block = pairs[index]?.[isIn === 'original' ? 0 : 1]
  if (!block) return null
  const last = pairs.slice(0, index).findLast(([, after]) => after)?.[1]
  return { isIn, block, line: isIn === 'translation' ? block.line : (last?.line ?? 1) }
}

const count = (blocks: readonly TextBlock[], kind: BlockKind) =>
  blocks.filter((block) => block.kind === kind).length

type Pair = readonly [original: TextBlock | null, translation: TextBlock | null]

/** What a part without a counterpart costs; a pair costs the logarithm of how much longer one of them is. */
const SKIP_COST = 0.7

/** Pairs the parts of two texts, in order, so that those of a pair are about as long (as Gale and Church do). */
function align(original: readonly TextBlock[], translation: readonly TextBlock[]): Pair[] {
  const costs = Array.from({ length: original.length + 1 }, () =>
    new Array<number>(translation.length + 1).fill(0),
  )
  const get = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const getPairCost = (i: number, j: number) => compare(original[i], translation[j])
  for (let i = original.length; i >= 0; i--)
    for (let j = translation.length; j >= 0; j--)
      if (i < original.length || j < translation.length)
        (costs[i] as number[])[j] = Math.min(
          get(i + 1, j + 1) + getPairCost(i, j),
          get(i + 1, j) + SKIP_COST,
          get(i, j + 1) + SKIP_COST,
        )
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < original.length || j < translation.length;) {
    const cost = get(i, j)
    if (cost === get(i + 1, j + 1) + getPairCost(i, j))
      pairs.push([original[i++] ?? null, translation[j++] ?? null])
    else if (cost === get(i + 1, j) + SKIP_COST) pairs.push([original[i++] ?? null, null])
    else pairs.push([null, translation[j++] ?? null])
  }
  return pairs
}

function compare(a: TextBlock | undefined, b: TextBlock | undefined): number {
  if (!a || !b) return Infinity
  const shared = getStems(a).filter((stem) => getStems(b).includes(stem)).length
  const length = Math.abs(Math.log((b.words.length + 5) / (a.words.length + 5)))
  return length - Math.min(shared, 3) * 0.15
}

/** The beginnings of English words that texts like ours often have, and those of the Spanish words. */
const TRANSLATED_STEMS = new Map(
  'grand:abue relat:fami father:padr dad:papa mother:madr mom:mama paren:padr child:hijo kid:hijo foster:acog baby:bebe help:ayud church:igle friend:amig school:escu phone:tele call:llam write:escr money:diner cost:cuest home:casa hous:casa food:comi cloth:ropa work:traba day:dia week:seman month:mes year:ano pray:ora listen:escuc name:nombr question:pregu answer:respu test:prueb nurse:enfer doctor:medic birth:nacim pregn:embar letter:carta door:puert adopt:adop lunch:almu shoe:zapat water:agua'
    .split(' ')
    .map((pair) => pair.split(':') as [english: string, spanish: string]),
)
const ENGLISH_STEMS = [...TRANSLATED_STEMS.keys()]
const STEM_LENGTH = 4

/** Returns the beginnings of long words, which English and Spanish often share, in Spanish where they differ, and the numbers. */
function getStems({ words }: TextBlock): string[] {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[a-z]{3,}|\d+/g) ?? []).flatMap((word) => {
    const english = ENGLISH_STEMS.find((stem) => word.startsWith(stem))
    const stem = english === undefined ? word : (TRANSLATED_STEMS.get(english) ?? word)
    return stem.length < STEM_LENGTH && english === undefined && /^[a-z]/.test(stem)
      ? []
      : [stem.slice(0, STEM_LENGTH)]
  })
}
