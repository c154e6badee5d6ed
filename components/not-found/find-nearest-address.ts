// Finds the known address that is spelled most like the one that was typed. It runs in the browser, so no request names either.
import { distance } from 'fastest-levenshtein'
import type { KnownAddress } from '../search/search-data'

/** At most this share of the characters may differ. */
const MAX_SHARE = 0.34

/** Forgotten folders count as one error. */
const FORGOTTEN_FOLDERS = 1

/**
 * Returns the address that was most likely meant, or null if none is similar. People forget folders:
 * `clinic` means `services/clinic`.
 * @param typed relative to the base path, like those of the addresses
 */
export function findNearestAddress(
  typed: string,
  addresses: readonly KnownAddress[],
): KnownAddress | null {
  const path = typed.toLowerCase()
  const [best] = addresses
    .filter(({ title }) => title !== undefined)
    .map((address) => ({ address, ...compare(path, address.path) }))
    .sort((a, b) => a.share - b.share || a.edits - b.edits)
  return best !== undefined && best.share <= MAX_SHARE ? best.address : null
}

/** Returns the number of edits between two addresses, and the share of the characters that differ. */
function compare(typed: string, known: string): { edits: number; share: number } {
  const end = known.split('/').slice(-typed.split('/').length).join('/')
  const edits = distance(typed, known)
  const share = Math.min(
    edits / Math.max(typed.length, known.length),
    (distance(typed, end) + FORGOTTEN_FOLDERS) / Math.max(typed.length, end.length),
  )
  return { edits, share }
}
