// Notes a street address after a name, as letterheads have it: "Sample Shiloh Church, 310 Sample Road, Notasulga, AL 36866".
import { replaceValue } from '../../../front-matter/value'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { toYaml } from '../../../front-matter/yaml-form'
import type { LocatedProblem } from '../../../problems/problem'

/** The field with the name by the collection, and the field that an address belongs to. That of a person is private. */
const FIELDS: Readonly<Record<string, { readonly field: string; readonly place: string | null }>> =
  {
    church: { field: 'name', place: 'address' },
    event: { field: 'title', place: 'location' },
    affiliate: { field: 'name', place: null },
  }

const KIND =
  '(?:street|st|avenue|ave|boulevard|blvd|lane|ln|drive|dr|road|rd|highway|hwy|court|ct|circle|parkway|pkwy|pike|trail)'
const STREET = `\\d{1,5}[a-z]? (?:[nsew]\\.? )?(?:[a-zà-ÿ0-9.’'-]+ ){0,3}(?:${KIND}\\b\\.?|(?:highway|hwy|county road|county rd) \\d+)(?=$|,| (?:suite|ste|unit|apt|box)\\b| [nsew][nsew]?\\b|\\))`
const BOX = 'p\\.? ?o\\.? ?box \\d+'
const CITY_WITH_ZIP = "[a-zà-ÿ.’' -]+, (?:[a-z]{2}|alabama|georgia)\\.? \\d{5}(?:-\\d{4})?$"
/** Matches a name and an address after it. A name that begins with a number is no address. */
const NAME_AND_ADDRESS = new RegExp(
  `^(.*?[a-zà-ÿ].*?)(?:\\s*[,;•·|]\\s*|\\s+[–—-]\\s+|\\s*\\(|\\s+(?=\\d|p\\.? ?o\\b))((?:${STREET}|${BOX}|(?<=[,;•·|(–—-]\\s*)${CITY_WITH_ZIP})[^()]*)\\)?$`,
  'iu',
)
/** Matches what is no address in the title of an event: "Fall 24 Hour Diaper Drive". */
const OF_EVENT = /^\d+[- ](?:hour|day|week|mile|minute)|\bdrive(?!,| [nsew]\b)/i
/** Matches the beginning of a name that has a number in it: "Church at 12 Oak Street". */
const GOES_ON = /(?<![a-z])(?:at|on|in|of|the|by|near|and|&|en|de|del|la)$/i
const IS_BOX = new RegExp(`^${BOX}`, 'i')

export function checkNameAddresses(
  { frontMatter }: SplitText,
  collection: string,
): LocatedProblem[] {
  const { field, place } = FIELDS[collection] ?? { field: '', place: null }
  const value = frontMatter.get(field)
  if (!value || !('text' in value) || value.isReported) return []
  const found = separateAddress(value.text)
  if (found === null || (field === 'title' && OF_EVENT.test(found.address))) return []
  const { name, address } = found
  const hasPlace = place !== null && frontMatter.has(place)
  const addressLine =
    place === null || hasPlace || IS_BOX.test(address) ? null : `${place}: ${toYaml(address)}`
  const nameLine = `${field}: ${toYaml(name)}`
  return [
    {
      code: 'name-address',
      severity: 'warning',
      field,
      message: `An address is in the ${field}: "${address}".`,
      fix:
        addressLine !== null
          ? `Write ${nameLine} and, on a line of its own below it, ${addressLine}`
          : hasPlace
            ? `See whether the line ${place}: has the right address. Then write here only ${nameLine}`
            : `Write only ${nameLine}`,
      suggestion:
        addressLine === null ? null : replaceValue(value, `${toYaml(name)}\n${addressLine}`),
      line: value.line,
      column: value.column,
    },
  ]
}

/** In characters. No name with an address is longer, and the pattern takes long for long texts. */
const MAX_LENGTH = 200

function separateAddress(typed: string): { name: string; address: string } | null {
  if (typed.length > MAX_LENGTH || !/\d/.test(typed) || /@|\d{3}\D{0,3}\d{4}$/.test(typed))
    return null
  const [, name, address] = NAME_AND_ADDRESS.exec(typed) ?? []
  if (name === undefined || address === undefined || GOES_ON.test(name)) return null
  return { name, address: address.replace(/[\s,.;]+$/, '').replace(/\s*[;•·|]\s*/g, ', ') }
}
