// Takes out what only addresses of Mexico and Spain have, "C.P." before the ZIP code and the "Col." of a neighborhood, and adds the state that they lack.
import { findStateOfZip } from './zip-starts'

/** Matches the words before a ZIP code: "C.P. 36801", "código postal: 36801". */
const LABEL =
  /(?<![A-Za-zÀ-ỿ])(c\. ?p\.?|cp|c[óo]d(?:igo|\.)? ?postal)[ :.]*(?=\d{5}(?:-\d{4})?(?!\d))/iu
/** Matches the neighborhood between the street and the city. */
const NEIGHBORHOOD = /, *((?:Col\.|Colonia|Fracc\.|Fraccionamiento|Barrio) [A-ZÀ-Þ][^,\d]*)(?=,)/u
/** Matches a ZIP code with a comma before it at the end, and one with a comma before the city. */
const LAST_ZIP = /, *(\d{5}(?:-\d{4})?)$/
const ZIP_BEFORE_CITY = /(, *\d{5}(?:-\d{4})?), *(?=[A-Za-zÀ-ỿ])/u
/** Matches the city at the end of an address and the ZIP code after it. */
const CITY_AND_ZIP = /(, )([A-ZÀ-Þ][A-Za-zÀ-ỿ .’'-]*[a-zß-ỿ]) (\d{5}(?:-\d{4})?)$/u
/** Matches words that are no city without its state. */
const NO_CITY =
  /(?<![A-Za-zÀ-ỿ])(?:[A-Z]{2}|Ala\.?|Alabama|Georgia|Florida|Mississippi|Tennessee|street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|road|rd|highway|hwy|court|ct|way|circle|place|parkway|pkwy|county|pike|trail|loop|route|suite|box|apt|floor)\.?$/iu

export type ForeignParts = {
  /** The address without them. */
  readonly address: string
  /** The words that were taken out, as they were typed. */
  readonly removed: readonly string[]
}

export function removeForeignParts(typed: string): ForeignParts {
  const plain = typed.trim()
  const [, label] = LABEL.exec(plain) ?? []
  if (label === undefined) return { address: plain, removed: [] }
  const [, neighborhood] = NEIGHBORHOOD.exec(plain) ?? []
  const address = plain
    .replace(LABEL, '')
    .replace(NEIGHBORHOOD, '')
    .replace(LAST_ZIP, ' $1')
    .replace(ZIP_BEFORE_CITY, '$1 ')
  return { address, removed: neighborhood === undefined ? [label] : [label, neighborhood] }
}

/** Adds the state between the city and the ZIP code that shows it; returns null if it is there, or if nobody can know it. */
export function addState(address: string): string | null {
  const [whole = '', comma, city = '', zip = ''] = CITY_AND_ZIP.exec(address) ?? []
  const state = NO_CITY.test(city) ? null : findStateOfZip(zip)
  return whole === '' || state === null
    ? null
    : `${address.slice(0, -whole.length)}${comma}${city}, ${state} ${zip}`
}
