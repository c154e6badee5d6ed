// Pairs the parts of a text with those of its translation.
import { memoizeByObject } from '../../../memoize/memoize'
import type { TextBlock } from '../../../translations/text-blocks'

export type Pair = readonly [original: TextBlock | null, translation: TextBlock | null]

/** What a part without a counterpart costs; a pair costs the logarithm of how much longer one of them is. */
const SKIP_COST = 0.7

/** Pairs the parts of two texts, in order, so that those of a pair are of one kind and about as long (as Gale and Church do). */
export function alignParts(
  original: readonly TextBlock[],
  translation: readonly TextBlock[],
): Pair[] {
  const costs = Array.from({ length: original.length + 1 }, () =>
    new Array<number>(translation.length + 1).fill(0),
  )
  const get = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const getPairCost = (i: number, j: number) => compareParts(original[i], translation[j])
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
  return keepSectionsTogether(pairs)
}

/** How much worse a heading may fit that belongs to a heading only because of what is below both. */
const MAX_WORSE = 0.3

/**
 * A section that only the translation has may look like words between a heading and its text. Then the heading of the section is paired
 * with that of the text, and the next heading is left over: pairs the next one instead.
 */
function keepSectionsTogether(pairs: readonly Pair[]): Pair[] {
  const result = [...pairs]
  result.forEach(([before, after], index) => {
    if (before?.kind !== 'heading' || after === null) return
    const next = result.findIndex(([other], at) => at > index && other !== null)
    const end = next === -1 ? result.length - 1 : next - 1
    const last = result[end]?.[1] ?? null
    if (end < index + 2 || last?.kind !== 'heading') return
    if (compareParts(before, last) > compareParts(before, after) + MAX_WORSE) return
    result[index] = [null, after]
    result[end] = [before, last]
  })
  return result
}

/** Returns how badly a part and a translation fit: Infinity for two kinds, or how much longer one is, less what they share. */
export function compareParts(a: TextBlock | undefined, b: TextBlock | undefined): number {
  if (!a || !b || a.kind !== b.kind) return Infinity
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
const getStems = memoizeByObject(({ words }: TextBlock): string[] => {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (plain.match(/[a-z]{3,}|\d+/g) ?? []).flatMap((word) => {
    const english = ENGLISH_STEMS.find((stem) => word.startsWith(stem))
    const stem = english === undefined ? word : (TRANSLATED_STEMS.get(english) ?? word)
    return stem.length < STEM_LENGTH && english === undefined && /^[a-z]/.test(stem)
      ? []
      : [stem.slice(0, STEM_LENGTH)]
  })
})
