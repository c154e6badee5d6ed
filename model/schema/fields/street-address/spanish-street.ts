// Finds a street with a Spanish word for its kind, which may have an English name: "14 Calle Oak" is 14 Oak Street.

const KINDS: readonly (readonly [pattern: RegExp, english: string])[] = [
  [/^calle$/i, 'Street'],
  [/^(?:avenida|avda?\.?|av\.)$/i, 'Avenue'],
  [/^bulevar$/i, 'Boulevard'],
  [/^camino$/i, 'Road'],
]
/** Matches a part of an address that is a street, with the number of a house before or after it if it has one. */
const STREET =
  /^(?:(?<before>\d{1,5}[a-z]?) )?(?:en la |en el )?(?<kind>calle|avenida|avda\.?|av\.|bulevar|camino) (?<name>[A-Za-zÀ-ỿ][A-Za-zÀ-ỿ.’'-]*(?: [A-Za-zÀ-ỿ][A-Za-zÀ-ỿ.’'-]*){0,2})(?: (?<after>\d{1,5}[a-z]?))?$/iu
/** Matches names that have no such English one, and the words of other things than streets. */
const OTHER_NAME =
  /(?<![A-Za-zÀ-ỿ])(?:de|del|las?|los|el|y|ocho|real|santiago|santa|san|sin|grill|restaurante?|cantina|taquer[ií]a|bar|caf[eé]|kitchen|church|iglesia|hall|center|room|suite|retreat)(?![A-Za-zÀ-ỿ])/iu
/** In these states, streets with a Spanish name are common. */
const SPANISH_STATE =
  /, (?:FL|TX|CA|NM|AZ|NV|PR|CO|Florida|Texas|California|New Mexico|Arizona|Nevada|Puerto Rico|Colorado)\b/
const HAS_KIND =
  /(?<![A-Za-zÀ-ỿ])(?:street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|road|rd|court|ct|way|circle)\.?$/iu

export type SpanishStreet = {
  /** The street as it was typed, without the number of a house: "Calle Oak". */
  readonly words: string
  /** What it is probably called in English. */
  readonly english: string
  /** The whole address with the English name and the number before it. */
  readonly address: string
  /** The same with the Spanish name. */
  readonly spanish: string
}

/** Returns the first street of an address with a Spanish word for its kind, or null if it may have no English name. */
export function findSpanishStreet(typed: string): SpanishStreet | null {
  if (SPANISH_STATE.test(typed)) return null
  const parts = typed.trim().split(/, */)
  for (const [index, part] of parts.entries()) {
    const { before, kind = '', name = '', after } = STREET.exec(part)?.groups ?? {}
    const number = before ?? after
    // Without a number, Camino is the name of many other things.
    if (kind === '' || OTHER_NAME.test(name) || (/^camino$/i.test(kind) && !number)) continue
    const english = translate(kind, name)
    const words = `${kind} ${name}`
    const write = (street: string) =>
      parts.with(index, [number, street].filter((word) => word !== undefined).join(' ')).join(', ')
    return { words, english, address: write(english), spanish: write(words) }
  }
  return null
}

function translate(kind: string, name: string): string {
  const capital = name.replace(/(?<!\S)[a-zß-ỿ]/gu, (letter) => letter.toUpperCase())
  if (/^principal$/i.test(name)) return 'Main Street'
  if (HAS_KIND.test(name)) return capital
  return `${capital} ${KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'Street'}`
}
