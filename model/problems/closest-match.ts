// The likeliest thing that somebody meant: the one of a list that is spelled most like what they typed.
import { closest, distance } from 'fastest-levenshtein'

/**
 * The candidate nearest to `typed`, or null when none is near enough to be a slip of the fingers.
 * "Near" means that at most a third of the letters differ, and at most four; a word of five letters or less takes one step, such
 * as two letters swapped.
 */
export function findClosestMatch(typed: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null
  const best = closest(typed.toLowerCase(), [...candidates])
  const allowed = best.length < 6 ? 1 : Math.min(4, Math.ceil(best.length / 3))
  return computeEditDistance(typed.toLowerCase(), best.toLowerCase()) <= allowed ? best : null
}

/**
 * The candidate that was meant beyond doubt, or null. It is the very word, or it takes two steps at most to get there (one for a
 * short word), and no other candidate is as near. A step is a letter more, less or other, or two letters swapped. Another number is never a slip of the fingers:
 * `walk-2025` and `walk-2026` are two events.
 */
export function findUnambiguousMatch(typed: string, candidates: readonly string[]): string | null {
  if (candidates.includes(typed)) return typed
  const digits = typed.replace(/\D/g, '')
  const steps = (one: string) => computeEditDistance(typed.toLowerCase(), one.toLowerCase())
  const [best, rival] = candidates
    .map((one) => ({ one, steps: steps(one) }))
    .sort((a, b) => a.steps - b.steps)
  if (best === undefined || best.one.length < 4) return null
  if (best.one.replace(/\D/g, '') !== digits) return null
  const allowed = best.one.length < 6 ? 1 : 2
  return best.steps <= allowed && best.steps !== rival?.steps ? best.one : null
}

function computeEditDistance(a: string, b: string): number {
  const start = [...a].findIndex((letter, index) => letter !== b[index])
  const swapped = a.slice(0, start) + (a[start + 1] ?? '') + (a[start] ?? '') + a.slice(start + 2)
  return start !== -1 && swapped === b ? 1 : distance(a, b)
}
