// Finds a number after a road that may be that of the house: "Sample Road 45".
import { addState } from './foreign-parts'

/** Matches a road with a number after it: "Sample Road 45". */
const LIKELY_ROAD =
  /^((?:[A-ZÀ-Þ][A-Za-zÀ-ỿ.’'-]* ){1,3}(?:[Rr]oad|[Rr]d|[Pp]arkway|[Pp]kwy)\b\.?) (\d{1,5}(?:-?[A-Za-z])?)$/u
/** Matches words of roads that have a number in their name. */
const NUMBERED =
  /\b(?:lee|chambers|macon|russell|tallapoosa|elmore|harris|county|parish|township|state|u\.?s|federal|farm|ranch|market|forest|park|camp|fire|service|private|rural|range|indian|logging|co|cr|old)\b/iu

/** Returns an address whose road may have the number of the house after it with the number first, or null. */
export function moveLikelyNumber(typed: string): string | null {
  const parts = typed.trim().split(/, */)
  const index = parts.findIndex((part) => LIKELY_ROAD.test(part) && !NUMBERED.test(part))
  const hasNumber = parts.some((part) => /^\d+ [A-Za-zÀ-ỿ]/u.test(part) || /\bBox \d/i.test(part))
  if (index === -1 || hasNumber) return null
  const moved = parts[index]?.replace(LIKELY_ROAD, '$2 $1') ?? ''
  const address = parts.with(index, moved).join(', ')
  return addState(address) ?? address
}
