// Finds what a map program calls a place that has no name: "Dropped Pin, Auburn, AL", a code such as "HGX4+2P", or degrees.
import type { ProblemDetails } from '../../../problems/problem'

const NAMES = [
  '(?:dropped|marked|pinned|saved|shared) (?:pin|location|place|spot)|(?:my|your|current|live) location|parked car|unnamed (?:road|rd|street|st|place|location|trail)|unknown (?:location|place|road)|untitled (?:location|place|map)',
  '(?:(?:mi|tu|su) ubicación(?: actual)?|ubicación (?:actual|compartida|marcada|en tiempo real)|(?:marcador|alfiler|pin) (?:colocado|soltado)|lugar marcado|(?:calle|carretera|camino) sin nombre)',
].join('|')
/** A place that has one of these names after it can be found all the same. */
const NAME = new RegExp(`^(?:(?:near|at|\\d+) )?(?<name>${NAMES})(?=,|$| (?:near|in|at|\\())`, 'iu')
/** A code of eight letters and digits, or of four where the town is beside it. */
const CODE = /^(?<name>(?:[23456789CFGHJMPQRVWX]{4}){1,2}\+[23456789CFGHJMPQRVWX]{2,3})(?=,|$| )/u
const DEGREES =
  /^\(?(?<name>-?\d{1,3}\.\d{3,}°?(?: ?[NS])?,? ?-?\d{1,3}\.\d{3,}°?(?: ?[EW])?|\d{1,2}° ?\d{1,2}['’′] ?[\d.]*["”″]? ?[NS],? ?\d{1,3}° ?\d{1,2}['’′] ?[\d.]*["”″]? ?[EW])/u

/** Returns the problem of an address whose place has no name, or null. */
export function findNamelessPlace(typed: string): ProblemDetails | null {
  const name = [NAME, CODE, DEGREES]
    .map((pattern) => pattern.exec(typed)?.groups?.['name'])
    .find((found) => found !== undefined)
  if (name === undefined) return null
  return {
    code: 'text-example',
    message: `"${name}" is what a map says where it knows no name, so visitors could not find the place.`,
    fix: 'Write what people call the place, then its street or town, as you would tell a friend.',
  }
}
