// Finds the address in a letterhead that was pasted whole: "45 Sample Road, Opelika, AL • Rev. Ann Sample, Pastor • Tel. (334) 555-0177".
import type { ProblemDetails } from '../../../problems/problem'

const LABEL =
  '(?:(?:tel(?:e(?:phone|fax))?|tel[eé]fono|phone|ph|fax|cell?|cel|mobile|office|e-?mail|correo|web(?:site)?)\\b[.:]*\\s*)?'
/** Matches a phone number, an email address or a website, with its label. */
const CONTACT = new RegExp(
  `(?<![A-Za-zÀ-ỿ])${LABEL}(?:(?:\\+?1[\\s.-]*)?(?:\\(\\d{3}\\)|\\b\\d{3})[\\s.-]*\\d{3}[\\s.-]\\d{4}\\b|[^\\s@,;|]+@[^\\s@,;|]+\\.[a-z]{2,}|(?:https?://|www\\.)[^\\s,;|]+)`,
  'giu',
)
const BREAK = /\s*[•·∙●▪■|;]+\s*|\s+[-–—]+\s+|\n|,?\s*\(|\)\s*/u
/** Matches a person of the church, with the comma before a role: "Rev. Ann Sample, Pastor". */
const PERSON =
  /^(?:(?:Rev(?:erend|\.)?|Pastora?:?|Dr\.|Fr\.|Bishop|Hno\.|Hna\.) [A-ZÀ-Þ].*|[A-ZÀ-Þ][^\d,]+, (?:(?:Senior|Lead|Interim) )?(?:Pastora?|Minister|Rector|Priest))$/u
/** Matches a house number and a street, a box, or a town with its state or ZIP code at the end. */
const ADDRESS = [
  /^\d{1,5}[a-z]? [A-Za-zÀ-ỿ]/iu,
  /^P\.? ?O\.? Box \d/i,
  /, (?:[A-Z]{2}|Alabama|Georgia)\.?(?: \d{5}(?:-\d{4})?)?$/u,
]
/** Matches the end of a part that goes on with a phone number: "45 Sample Road. Call". */
const GOES_ON =
  /(?<![A-Za-zÀ-ỿ])(?:[Cc]all|[Tt]ext|[Ww]rite|at|[Ss]ee|[Vv]isit|or|and|to|for|[Dd]etails|[Ii]nfo(?:rmation)?|[Qq]uestions|[Ll]lame|a|al|en|para)$/u

const isAddress = (part: string): boolean =>
  ADDRESS.some((pattern) => pattern.test(part)) && !GOES_ON.test(part)

/** Returns the note about an address with phone numbers or the like after it, or null where the address is not clear. */
export function findAddressInLetterhead(typed: string): ProblemDetails | null {
  const [contact] = typed.match(CONTACT) ?? []
  if (contact === undefined) return null
  const parts = typed
    .replace(CONTACT, '\0•')
    .split(BREAK)
    .map((part) => ({
      words: part
        .replace(/[\s,:(]*\0/gu, '')
        .replace(/^[\s,.)]+|(?<=[A-Z]{2}|\d)\.$/gu, '')
        .trim(),
      hasContact: part.includes('\0'),
    }))
    .filter(({ words }) => words !== '')
  // Other words beside a phone number are a sentence: "call 334-555-0177 for the way".
  const isKnown = ({ words }: { words: string }) => PERSON.test(words)
  if (parts.some((part) => part.hasContact && !isAddress(part.words) && !isKnown(part))) return null
  const last = parts.findLastIndex(({ words }) => isAddress(words))
  if (last === -1) return null
  const address = parts
    .slice(0, last + 1)
    .filter((part) => !isKnown(part))
    .map(({ words }) => words)
    .join(', ')
  const isCertain = parts.slice(last + 1).every(isKnown)
  return {
    code: 'address-more',
    message: `There is more than the address here, such as "${contact}".`,
    fix: `Write ${address}`,
    ...(isCertain ? { replacement: address } : {}),
  }
}
