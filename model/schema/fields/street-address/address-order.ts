// Puts the parts of an address into the order of the United States: number and street, city, state and ZIP code.
import { addState } from './foreign-parts'
import { findStateOfZip } from './zip-starts'

/** Matches a street with a house number after it. Roads and highways are left out: they have numbers themselves. */
const NUMBER_LAST = [
  /^((?:[A-Za-zÀ-ỿ.’'-]+ ){1,4}(?:street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr)\b\.?) (?:n[º°]\.? ?)?(\d{1,5}[a-z]?)$/iu,
  /^((?:calle|avenida|avda\.?|av\.|bulevar) (?!\d)[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ .’'-]*) (\d{1,5}[a-z]?)$/iu,
]
/** Matches a road with a number that is the number of a house if the ZIP code is before the city, too: "Sample Road 45, 36801 Opelika". */
const ROAD =
  /^((?!(?:lee|county|state|farm|co\.?|cr|old)\b)(?:[A-Za-zÀ-ỿ.’'-]+ ){1,4}(?:road|rd|court|ct|way|circle|place|parkway|pkwy|trail|loop)\b\.?) (\d{1,5}[a-z]?)$/iu
/** Matches a street without a number, with the kind of street as its last word, or in Spanish as its first one. */
const ONLY_STREET =
  /^(?:(?:calle|avenida|avda\.?|av\.|bulevar) [A-Za-zÀ-ỿ][A-Za-zÀ-ỿ .’'-]*|(?:[A-Za-zÀ-ỿ.’'-]+ ){1,4}(?:street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|road|rd|court|ct|way|circle|place|trail)\b\.?)$/iu
const ZIP_FIRST = /^(\d{5}(?:-\d{4})?) ([A-Za-zÀ-ỿ][A-Za-zÀ-ỿ .’'-]*)$/u
/** Matches words with which five digits are the number of a house. */
const STREET =
  /\b(?:street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|road|rd|highway|hwy|court|ct|way|circle|place|parkway|pkwy|county|pike|trail|loop|route|suite|calle|avenida)\b/i
const STATE = /^(?:[A-Z]{2}|Alabama|Georgia|Florida|Mississippi|Tennessee)$/
const CITY_AND_STATE = /^(.+?) ([A-Z]{2}|Alabama|Georgia)$/
/** Matches a state in parentheses after the city, as the region is written in Spain and Latin America. */
const STATE_IN_PARENTHESES =
  /,? \((AL|Alabama|GA|Georgia|FL|Florida|MS|Mississippi|TN|Tennessee)\.?\)$/
/** The two letters of a state by its name. */
const LETTERS: Readonly<Record<string, string>> = {
  Alabama: 'AL',
  Georgia: 'GA',
  Florida: 'FL',
  Mississippi: 'MS',
  Tennessee: 'TN',
}

export type OrderedAddress = {
  readonly address: string
  readonly isNumberMoved: boolean
  readonly isZipMoved: boolean
  /** Whether the state was missing: it is added if the ZIP code shows it. */
  readonly missingState: 'added' | 'unknown' | null
}

/**
 * Returns the address in the right order, or null if it has that already or if nobody can know.
 * @param isForeign whether it is written as in another country, so that a number after a road is that of the house
 */
export function orderAddress(typed: string, isForeign = false): OrderedAddress | null {
  const plain = typed
    .trim()
    .replace(STATE_IN_PARENTHESES, (_, state: string) => `, ${LETTERS[state] ?? state}`)
  const typedParts = plain.split(/, */)
  const parts = joinNumber(typedParts)
  const isSpanish =
    isForeign || plain !== typed.trim() || (moveZip(parts, isForeign) !== null && parts.length > 1)
  const patterns = isSpanish ? [...NUMBER_LAST, ROAD] : NUMBER_LAST
  const streets = parts.map((part) => moveNumber(part, patterns))
  const isNumberMoved =
    parts.length < typedParts.length || streets.some((part, index) => part !== parts[index])
  const moved = moveZip(streets, isForeign)
  if (!isNumberMoved && moved === null) return null
  const address = (moved?.parts ?? streets).join(', ')
  const completed = addState(address)
  return {
    address: completed ?? address,
    isNumberMoved,
    isZipMoved: moved !== null,
    missingState: completed === null ? (moved?.missingState ?? null) : 'added',
  }
}

/** Puts a number that is alone between commas before its street: "Sample Road, 45" is 45 Sample Road. */
function joinNumber(parts: readonly string[]): readonly string[] {
  const index = parts.findIndex(
    (part, at) => /^\d{1,4}$/.test(part) && ONLY_STREET.test(parts[at - 1] ?? ''),
  )
  return index === -1
    ? parts
    : [
        ...parts.slice(0, index - 1),
        `${parts[index]} ${parts[index - 1]}`,
        ...parts.slice(index + 1),
      ]
}

function moveNumber(part: string, patterns: readonly RegExp[]): string {
  for (const pattern of patterns) {
    const [, street, number] = pattern.exec(part) ?? []
    if (street !== undefined && number !== undefined) return `${number} ${street}`
  }
  return part
}

type MovedZip = { readonly parts: readonly string[] } & Pick<OrderedAddress, 'missingState'>

/** Returns the parts with the ZIP code at their end, or null if it is not before the city. */
function moveZip(parts: readonly string[], isForeign: boolean): MovedZip | null {
  const index = parts.findIndex((part) => ZIP_FIRST.test(part) && !STREET.test(part))
  const [, zip, city] = ZIP_FIRST.exec(parts[index] ?? '') ?? []
  if (index < 1 || zip === undefined || city === undefined) return null
  const [state, ...rest] = parts.slice(index + 1)
  const before = parts.slice(0, index)
  if (state !== undefined)
    return STATE.test(state)
      ? { parts: [...before, city, `${state} ${zip}`, ...rest], missingState: null }
      : null
  const [, name, ownState] = CITY_AND_STATE.exec(city) ?? []
  if (name !== undefined && ownState !== undefined)
    return { parts: [...before, name, `${ownState} ${zip}`], missingState: null }
  // Without a state, five digits may be the number of a house, unless there is one before them.
  if (!isForeign && !STREET.test(before.at(-1) ?? '')) return null
  const found = findStateOfZip(zip)
  return found === null
    ? { parts: [...before, `${city} ${zip}`], missingState: 'unknown' }
    : { parts: [...before, city, `${found} ${zip}`], missingState: 'added' }
}
