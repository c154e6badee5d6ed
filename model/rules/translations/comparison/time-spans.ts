// Joins two times that differ one after the other into a span, so that both of its ends are reported together.
import type { Position } from '../../../problems/problem'
import { writeValue } from './write-value'

type Time = { readonly key: string; readonly typed: string } & Position

export type DifferingSpan = {
  readonly original: Time
  readonly translation: Time
  readonly meant?: string
  readonly inOriginal?: string
}

/** Matches what is between the first and the last time of a span: `5:30 PM - 7:00 PM`, `17:30 a las 19:00`. */
const BETWEEN = /^ ?(?:-|–|to|until|a|hasta)(?: las?)? ?$/

/**
 * Returns the spans that begin with the first of these times, or null if one of the texts has no span there.
 * @param lost the times that only the original has, in their order
 * @param added those that only the translation has
 */
export function findDifferingSpan(
  [original, translation]: readonly [original: string, translation: string],
  lost: readonly Time[],
  added: readonly Time[],
): DifferingSpan | null {
  const [one, other] = [readSpan(original, lost), readSpan(translation, added)]
  if (one === null || other === null) return null
  const write = (from: Span, to: Span) => {
    const [start, end] = from.times.map((time, index) =>
      writeValue(time.typed, to.times[index]?.typed ?? ''),
    )
    return start && end ? { written: start + to.between + end } : null
  }
  const [meant, inOriginal] = [write(one, other), write(other, one)]
  return {
    original: one.whole,
    translation: other.whole,
    ...(meant && inOriginal ? { meant: meant.written, inOriginal: inOriginal.written } : {}),
  }
}

type Span = {
  readonly times: readonly [Time, Time]
  readonly between: string
  readonly whole: Time
}

function readSpan(text: string, [start, end]: readonly Time[]): Span | null {
  if (start === undefined || end?.line !== start.line) return null
  const line = text.split('\n')[start.line - 1] ?? ''
  const between = line.slice(start.column - 1 + start.typed.length, end.column - 1)
  if (!BETWEEN.test(between)) return null
  return {
    times: [start, end],
    between,
    whole: { ...start, typed: start.typed + between + end.typed },
  }
}
