// Finds the candidate that is spelled most like what was typed.
import { closest, distance } from 'fastest-levenshtein'

/**
 * Returns the candidate closest to `typed`, or null when none is close enough to be a typo.
 * At most a third of the letters may differ, and at most four; in a word of five letters or fewer only one edit is allowed,
 * such as two swapped letters.
 */
export function findClosestMatch<T extends string>(
  typed: string,
  candidates: readonly T[],
): T | null {
  if (candidates.length === 0) return null
  const best = closest(typed.toLowerCase(), [...candidates]) as T
  const allowed = best.length < 6 ? 1 : Math.min(4, Math.ceil(best.length / 3))
  return computeEditDistance(typed.toLowerCase(), best.toLowerCase()) <= allowed ? best : null
}

/**
 * Returns the candidate that was meant beyond doubt, or null. It is the very same word, or it is at most two edits away (one
 * for a short word) while every other candidate is further away. An edit inserts, deletes or replaces a letter, or swaps two.
 * A different number is never a typo: `walk-2025` and `walk-2026` are two events.
 */
export function findUnambiguousMatch<T extends string>(
  typed: string,
  candidates: readonly T[],
): T | null {
  const same = candidates.find((candidate) => candidate === typed)
  if (same !== undefined) return same
  const [best, runnerUp] = candidates
    .map((candidate) => ({
      candidate,
      edits: computeEditDistance(typed.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.edits - b.edits)
  if (best === undefined || best.candidate.length < 4) return null
  if (best.candidate.replace(/\D/g, '') !== typed.replace(/\D/g, '')) return null
  const allowed = best.candidate.length < 6 ? 1 : 2
  return best.edits <= allowed && best.edits !== runnerUp?.edits ? best.candidate : null
}

/** Computes the Levenshtein distance, except that swapping two neighboring letters counts as one edit if nothing else differs. */
export function computeEditDistance(a: string, b: string): number {
  const start = [...a].findIndex((letter, index) => letter !== b[index])
  const swapped = a.slice(0, start) + (a[start + 1] ?? '') + (a[start] ?? '') + a.slice(start + 2)
  return start !== -1 && swapped === b ? 1 : distance(a, b)
}
