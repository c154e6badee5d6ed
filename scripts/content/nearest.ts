// The likeliest thing that somebody meant: the one of a list that is spelled most like what they typed.
import { closest, distance } from 'fastest-levenshtein'

/**
 * The candidate nearest to `typed`, or null when none is near enough to be a slip of the fingers.
 * "Near" means that at most about a third of the letters differ: at least two (which is what two swapped letters count as), and
 * at most four.
 */
export function nearest(typed: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null
  const best = closest(typed.toLowerCase(), [...candidates])
  const allowed = Math.min(4, Math.max(2, Math.ceil(best.length / 3)))
  return distance(typed.toLowerCase(), best.toLowerCase()) <= allowed ? best : null
}

/**
 * The candidate that was meant beyond doubt, or null: at most two letters differ, no other candidate is as near, and the word is long
 * enough for two letters not to make another one of it.
 */
export function surely(typed: string, candidates: readonly string[]): string | null {
  const best = nearest(typed, candidates)
  if (best === null || best.length < 4) return null
  const away = (one: string) => distance(typed.toLowerCase(), one.toLowerCase())
  const allowed = best.length < 6 ? 1 : 2
  const rivals = candidates.filter((one) => one !== best && away(one) <= away(best))
  return away(best) <= allowed && rivals.length === 0 ? best : null
}
